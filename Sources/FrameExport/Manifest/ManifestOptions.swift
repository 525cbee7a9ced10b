extension Manifest {
  /// Every option that changes the output, spelled as on the command line.
  ///
  /// Two runs on one source with equal options write equal files. Options that are nil were not
  /// given and are left out of the JSON.
  public struct Options: Hashable, Sendable, Codable {
    /// The files' format: `png`, `webp`, `gif`, `pam` or `rgba`.
    public var format: String
    /// How hard files are compressed: `fast`, `default`, `best` or `max`.
    public var compression: String
    /// What shows through transparent pixels: `transparent` or a color.
    public var background: String
    /// How raw delays become effective ones: `browser`, `authored` or `minimum:N`.
    public var delayPolicy: String
    /// The template of the file names.
    public var name: String
    /// Whether files hold the stored images instead of composited frames.
    public var raw: Bool
    /// Which frames with the same picture share a file: `none`, `neighbours` or `all`.
    public var dedupe: String
    /// Which frames were asked for, as `0,3-7,-1`.
    public var frames: String?
    /// Every which frame was taken.
    public var every: Int?
    /// The effective time at which the frames start.
    public var from: String?
    /// The effective time at which the frames end.
    public var to: String?
    /// The effective times whose frames were asked for.
    public var at: String?
    /// The rate at which the animation was resampled, in frames a second.
    public var fps: String?
    /// How large frames became: a factor, or a width and a height with `x` between them.
    public var scale: String?
    /// How the pixels of scaled frames were made: `nearest` or `area`.
    public var scaleFilter: String?
    /// Whether records behind damage were looked for.
    public var salvage: Bool?
    /// Whether the files were put into a zip archive.
    public var zip: Bool?

    /// Makes options; those that were not given are left out.
    public init(
      format: String = "png", compression: String = "default", background: String = "transparent",
      delayPolicy: String = "browser", name: String = NameTemplate.standard.text.description,
      raw: Bool = false, dedupe: String = "none", frames: String? = nil, every: Int? = nil,
      from: String? = nil, to: String? = nil, at: String? = nil, fps: String? = nil,
      scale: String? = nil, scaleFilter: String? = nil, salvage: Bool? = nil, zip: Bool? = nil
    ) {
      self.format = format
      self.compression = compression
      self.background = background
      self.delayPolicy = delayPolicy
      self.name = name
      self.raw = raw
      self.dedupe = dedupe
      self.frames = frames
      self.every = every
      self.from = from
      self.to = to
      self.at = at
      self.fps = fps
      self.scale = scale
      self.scaleFilter = scaleFilter
      self.salvage = salvage
      self.zip = zip
    }
  }
}
