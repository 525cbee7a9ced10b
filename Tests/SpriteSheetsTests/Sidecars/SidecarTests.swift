import FrameExport
import Frames
import SpriteSheets
import TestSupport
import Testing

/// What each sidecar says, read back, cut out of the pages and held against the frames.
@Suite struct SidecarTests {
  /// Seeds, and whether frames are trimmed; with several pages where the seed is a multiple of 3.
  private static let samples = (0..<12).map { (UInt64($0), $0 % 2 == 1) }

  private func sample(_ seed: UInt64, _ trims: Bool) throws -> SampleSheet {
    let most = seed.isMultiple(of: 3) ? PixelSize(width: 30, height: 30) : nil
    return try SampleSheet(
      seed: seed,
      arrangement: SheetArrangement(layout: .packed, padding: 1, mostSize: most), trims: trims)
  }

  private func expect(
    _ told: [ToldFrame], tell sample: SampleSheet, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let files = sample.description().pages.map(\.file.description)
    #expect(told.map(\.milliseconds) == sample.milliseconds, sourceLocation: sourceLocation)
    #expect(
      told.map { sample.picture(of: $0, files: files) } == sample.frames,
      sourceLocation: sourceLocation)
  }

  @Test(arguments: samples, [Sidecar.aseprite, .asepriteArray])
  func `Aseprite's JSON tells of every frame`(sample key: (UInt64, Bool), sidecar: Sidecar) throws {
    let sample = try sample(key.0, key.1)
    let files = try sidecar.files(for: sample.description(plays: 3))
    #expect(files.count == sample.pages.count)
    var told: [Int: ToldFrame] = [:]
    for (page, file) in files.enumerated() {
      let (frames, meta, root) = try SidecarReader.json(file)
      #expect(meta["app"] == "http://www.aseprite.org/")
      #expect(meta["generator"] == "gifring test")
      #expect(meta["size"]["w"].integer == sample.pages[page].size.width)
      let tag = meta["frameTags"][0]
      #expect(tag["name"] == "hero" && tag["direction"] == "forward" && tag["repeat"] == "3")
      #expect(tag["from"] == 0 && tag["to"].integer == frames.count - 1)
      // As Phaser looks frames up: by number, in a list as well as by name.
      for number in 0..<frames.count {
        let frame = try #require(frames["\(number)"])
        let entry =
          sidecar == .aseprite ? root["frames"]["\(number)"] : root["frames"][number]
        told[files.count > 1 ? entry["index"].integer ?? -1 : number] = frame
      }
      #expect((meta["related_multi_packs"].array?.count ?? 0) == files.count - 1)
    }
    expect(told.sorted { $0.key < $1.key }.map(\.value), tell: sample)
  }

  @Test(arguments: samples, [Sidecar.texturePacker, .texturePackerArray])
  func `TexturePacker's JSON tells of every frame`(
    sample key: (UInt64, Bool), sidecar: Sidecar
  ) throws {
    let sample = try sample(key.0, key.1)
    var told: [String: ToldFrame] = [:]
    for file in try sidecar.files(for: sample.description()) {
      let (frames, meta, root) = try SidecarReader.json(file)
      #expect(meta["scale"] == "1")
      #expect(root["animations"]["hero"].array?.compactMap(\.string) == frames.keys.sorted())
      told.merge(frames) { first, _ in first }
    }
    expect(told.sorted { $0.key < $1.key }.map(\.value), tell: sample)
    #expect(told["hero_0008.png"] != nil)
  }

  @Test(arguments: samples)
  func `an atlas tells of every frame`(sample key: (UInt64, Bool)) throws {
    let sample = try sample(key.0, key.1)
    let files = try Sidecar.libGDX.files(for: sample.description())
    #expect(files.map(\.name) == ["hero.atlas"])
    let regions = try SidecarReader.atlas(files[0])
    #expect(regions.allSatisfy { $0.name == "hero" })
    expect(regions.map(\.frame), tell: sample)
  }

  @Test(arguments: samples)
  func `Godot's resource tells of every frame`(sample key: (UInt64, Bool)) throws {
    let sample = try sample(key.0, key.1)
    let files = try Sidecar.godot.files(for: sample.description(plays: 1))
    let told = try SidecarReader.godot(files[0])
    #expect(!told.loops)
    #expect(try SidecarReader.godot(Sidecar.godot.files(for: sample.description())[0]).loops)
    expect(told.frames, tell: sample)
  }

  @Test(arguments: samples)
  func `a style sheet shows every frame for its time`(sample key: (UInt64, Bool)) throws {
    let sample = try sample(key.0, key.1)
    let style = try StyleSheetReader(Sidecar.css.files(for: sample.description())[0])
    let animation = try #require(style.animation)
    #expect(animation.milliseconds == sample.milliseconds.reduce(0, +))
    #expect(animation.plays == nil)
    #expect(style.keyframes.last?.percents.last == 100)
    expect(style.frames(), tell: sample)
    let thrice = try StyleSheetReader(Sidecar.css.files(for: sample.description(plays: 3))[0])
    #expect(thrice.animation?.plays == 3)
    #expect(thrice.base["animation"]?.hasSuffix(" 3 forwards") == true)
  }

  @Test func `keyframes never come late, and an animation without time is at its end`() throws {
    let sample = try SampleSheet(seed: 5, frameCount: 7)
    let times = [10, 10, 10, 10, 10, 10, 10]
    let files = try Sidecar.css.files(for: sample.description(milliseconds: times))
    let places = try StyleSheetReader(files[0]).keyframes.map { $0.percents[0] / 100 * 70 }
    for (index, place) in places.enumerated() {
      #expect(place <= Double(10 * index) && place > Double(10 * index) - 1e-6)
    }
    let still = sample.description(milliseconds: [0, 0, 0, 0, 0, 0, 0])
    let style = try StyleSheetReader(Sidecar.css.files(for: still)[0])
    #expect(style.animation == nil)
    #expect(style.frames()[0].rect == still.frames[6].sprite.rect)
  }

  @Test(arguments: samples)
  func `Android gets a drawable for each different frame`(sample key: (UInt64, Bool)) throws {
    let sample = try sample(key.0, key.1)
    let sheet = sample.description()
    let text = SidecarReader.text(try Sidecar.android.files(for: sheet)[0])
    let items = text.matches(
      of: /<item android:drawable="@drawable\/(.*?)" android:duration="(.*?)" \/>/)
    #expect(items.map { Int($0.2) } == sample.milliseconds)
    let names = try Sidecar.android.pictureNames(for: sheet)
    var pictures: [String: Canvas] = [:]
    for (frame, names) in zip(sample.frames, names) {
      for name in names { pictures[name.description] = frame }
    }
    #expect(
      items.map { pictures["res/drawable-nodpi/\($0.1).png"] } == sample.frames)
    #expect(text.contains("android:oneshot=\"false\""))
  }

  @Test func `Xcode gets each frame as often as it has ticks`() throws {
    let sample = try SampleSheet(seed: 3, frameCount: 4)
    let sheet = sample.description(milliseconds: [60, 20, 0, 100])
    let names = try Sidecar.xcode.pictureNames(for: sheet)
    #expect(names.map(\.count) == [3, 1, 0, 5])
    let files = try Sidecar.xcode.files(for: sheet)
    #expect(files.count == 2 + 9)
    for name in names.joined() {
      let contents = files.first { $0.name == name.parent.appending("Contents.json") }
      let root = try SidecarReader.json(try #require(contents)).root
      #expect(root["images"][0]["filename"].string == name.lastComponent.description)
    }
    #expect(
      names[1] == ["hero.xcassets/hero.spriteatlas/hero3.imageset/hero3.png"])
    let still = sample.description(milliseconds: [0, 0, 0, 0])
    #expect(try Sidecar.xcode.pictureNames(for: still).map(\.count) == [0, 0, 0, 1])
    let long = sample.description(milliseconds: [10, 20, 30, 10_200])
    #expect(throws: SidecarError.tooManyImages(.xcode, count: 1_026, most: 1_025)) {
      try Sidecar.xcode.files(for: long)
    }
  }

  @Test func `Godot's tick is what all times have in common`() throws {
    let sample = try SampleSheet(seed: 3, frameCount: 3)
    let speed = { (times: [Int]) in
      try SidecarReader.godot(
        Sidecar.godot.files(for: sample.description(milliseconds: times))[0]
      ).speed
    }
    #expect(try speed([100, 50, 250]) == 20)
    #expect(try speed([30, 0, 60]) == 1000.0 / 30)
    #expect(try speed([0, 0, 0]) == 1000)
  }

  @Test func `errors name the format`() {
    #expect(
      SidecarError.unwritableName(.libGDX, "a:b").description
        == "writing a sidecar: 'a:b' can't stand in a file for libgdx")
    #expect(
      SidecarError.tooManyImages(.xcode, count: 9, most: 8).description
        == "writing a sidecar: 9 images on a common tick, xcode takes 8")
  }
}
