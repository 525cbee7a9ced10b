package import Frames
package import GIFEditing
package import PictureScaling

/// What `gifring edit` was asked for.
package struct EditOptions: Hashable, Sendable {
  /// What every command takes.
  package let common: CommonOptions
  /// Where the input comes from and how it is read.
  package let input: InputOptions
  /// The name of the file that is written, `-` for standard output.
  package let output: RawArgument
  /// How often the result plays, nil as often as the input.
  package let loopCount: LoopCount?
  /// New delays; a later one goes over an earlier one.
  package let delays: [DelayAssignment]
  /// How much faster the result plays.
  package let speed: Speed
  /// The frames to keep, nil for all.
  package let frames: FrameSelection?
  /// Whether the frames play backward.
  package let isReversed: Bool
  /// Whether the frames play there and back.
  package let bounces: Bool
  /// The part of the canvas to keep, nil for all.
  package let crop: PixelRect?
  /// The size that frames are scaled to, nil to keep theirs.
  package let resizing: FrameScale?
  /// How frames are scaled.
  package let scaling: ScalingFilter
  /// Whether everything is compressed anew where that helps.
  package let isOptimized: Bool
  /// What is left out.
  package let stripped: Set<StrippedData>
  /// Whether a file that exists may be replaced.
  package let replacesFile: Bool
  /// Whether a JSON record is printed.
  package let isJSON: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    output = try arguments.outputFile(isJSON: arguments.contains(Self.json))
    loopCount = try arguments.loopCount(of: Self.plays)
    delays = try arguments.value(of: Self.delay) ?? []
    speed = try arguments.value(of: Self.speed) ?? .unchanged
    frames = try arguments.value(of: Self.frames)
    isReversed = arguments.contains(Self.reverse)
    bounces = arguments.contains(Self.bounce)
    crop = try arguments.value(of: Self.crop)
    resizing = try arguments.value(of: Self.resize)
    scaling = try arguments.value(of: Self.filter) ?? .area
    isOptimized = arguments.contains(Self.optimize)
    stripped = try arguments.value(of: Self.strip) ?? []
    replacesFile = arguments.contains(Self.force)
    isJSON = arguments.contains(Self.json)
    input = try InputOptions(arguments)
    common = try CommonOptions(arguments)
  }

  /// The edit of an animation of so many frames.
  ///
  /// - Throws: `UsageError` where frames are named that it doesn't have.
  package func edit(frameCount: Int, canvasSize: PixelSize) throws(UsageError) -> Edit {
    var edit = Edit()
    edit.loopCount = loopCount
    for assignment in delays {
      let frames =
        try assignment.frames?.resolve(count: frameCount, option: "--delay", command: "edit")
        ?? Array(0..<frameCount)
      edit.delays.append(DelayChange(frames: frames, duration: assignment.duration))
    }
    edit.frames = try frames?.resolve(count: frameCount, command: "edit")
    edit.isReversed = isReversed
    edit.bounces = bounces
    edit.speed = speed
    edit.delayPolicy = input.delayPolicy
    edit.crop = crop
    edit.size = resizing?.scaled(crop?.size ?? canvasSize)
    edit.scaling = scaling
    edit.isOptimized = isOptimized
    edit.stripped = stripped
    return edit
  }
}

extension ParsedArguments {
  /// The file that a command writes, which must be given.
  func outputFile(isJSON: Bool) throws(UsageError) -> RawArgument {
    guard let output = try value(of: EditOptions.output) else {
      throw error("\(command.name) needs --output")
    }
    if isJSON, output.isDash {
      throw error("--json and a GIF can't both go to standard output")
    }
    return output
  }
}
