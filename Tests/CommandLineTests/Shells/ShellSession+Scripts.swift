import gifring

extension ShellSession {
  /// What the shell reads first.
  var setup: String {
    switch shell {
    case .bash:
      #"""
      source ../gifring.bash
      gifring() { printf '%s\0' "$@" >> ../records; printf '\1' >> ../records; }
      """#
    case .zsh:
      #"""
      fpath=("$PWD/.." $fpath)
      autoload -U compinit
      compinit -D -u
      unsetopt beep
      gifring() { printf '%s\0' "$@" >> ../records; printf '\1' >> ../records }
      """#
    case .fish:
      #"""
      source ../gifring.fish
      function gifring; printf '%s\0' $argv >> ../records; printf '\1' >> ../records; end
      """#
    }
  }

  /// The command that types `keys` into the shell on a terminal.
  var typist: String {
    let command =
      switch shell {
      case .bash: "bash --noprofile --rcfile ../.bashrc -i"
      case .zsh: "zsh -d -i"
      case .fish: "fish --no-config -C 'source ../.fishrc'"
      }
    return "timeout 40 script -qec \"\(command)\" /dev/null < ../keys"
  }

  /// The command that records what the shell offers behind each of `lines`.
  var lister: String {
    switch shell {
    case .bash: "bash --norc -c '\(Self.bashLister)'"
    case .zsh:
      """
      cat >> ../.zshrc <<'END'
      \(Self.zshLister)
      END
      timeout 40 script -qec 'zsh -d -i' /dev/null
      """
    case .fish: "fish --no-config -c '\(Self.fishLister)'"
    }
  }

  /// Calls the function as bash does: with the end of the line that readline would replace.
  private static let bashLister = #"""
    source ../.bashrc
    while IFS= read -r line; do
      COMP_LINE=$line COMP_POINT=${#line}
      _gifring gifring "${line##*[ =]}"
      ((${#COMPREPLY[@]})) && printf "%s\0" "${COMPREPLY[@]}"
      printf "\1"
    done < ../lines > ../records
    """#

  private static let fishLister = #"""
    source ../.fishrc
    while read --delimiter \n --local line
      for offer in (complete --escape -C "$line")
        printf "%s\0" (string unescape -- (string split \t -- $offer)[1] | string collect)
      end
      printf "\1"
    end < ../lines > ../records
    """#

  /// Writes down what `compadd` is given, on a terminal, since completion needs the line editor.
  private static let zshLister = #"""
    LISTMAX=10000
    lines=("${(@f)$(<../lines)}")
    compadd() {
      if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then
        builtin compadd "$@"
        return
      fi
      local -a hits folder
      local hit
      builtin compadd -A hits "$@"
      zparseopts -E -a ignored p:=folder
      for hit in $hits; do printf '%s\0' "$folder[2]${(Q)hit}" >> ../records; done
      builtin compadd "$@"
    }
    list() {
      local line
      for line in $lines; do
        BUFFER=$line CURSOR=$#line
        zle complete-word
        printf '\1' >> ../records
      done
      BUFFER=exit
      zle accept-line
    }
    zle -N zle-line-init list
    """#
}
