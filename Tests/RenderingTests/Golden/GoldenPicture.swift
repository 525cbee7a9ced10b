import Frames
import LayoutCore
import Rendering
import Scenes

/// A moment of a scene whose picture is known.
struct GoldenPicture: CustomStringConvertible, Sendable {
  let name: String
  /// The CRC-32 of the picture's RGBA bytes.
  let checksum: UInt32
  let draw: @Sendable () throws -> Canvas

  var description: String { name }

  init(
    _ name: String, _ checksum: UInt32, at milliseconds: Int = 120, scale: Double = 1,
    style: RenderingStyle = RenderingStyle(), pictures: [Canvas] = [],
    _ scene: @escaping @Sendable () throws -> RingScene
  ) {
    (self.name, self.checksum) = (name, checksum)
    draw = {
      try Renderer.picture(
        of: scene().snapshot(at: .milliseconds(milliseconds)), scale: scale, style: style,
        pictures: pictures)
    }
  }
}

extension GoldenPicture {
  static let all = layouts + looks + transitions

  private static let sphereView = Size(width: 160, height: 200)

  private static let layouts = [
    GoldenPicture("circle", 0x5fa6_1c99) { try Samples.scene(Samples.ring, [9]) },
    GoldenPicture("circle-seed", 0xf672_5063, scale: 0.5) {
      try Samples.scene(RingLayout.circle, [20], size: Size(square: 480))
    },
    GoldenPicture("photo-circle", 0x90be_c23c, scale: 0.4, pictures: photos) {
      try Samples.scene(
        RingLayout.photoCircle, [10], size: Size(square: 400),
        options: SceneOptions(overlayHub: OverlayHub(size: Size(square: 140))))
    },
    GoldenPicture("hub-ring-6", 0x988a_93d3, style: .circles) {
      try Samples.scene(RingLayout.hubAndRing, [6])
    },
    GoldenPicture("hub-ring-14", 0xecb6_45d3, style: .circles) {
      try Samples.scene(RingLayout.hubAndRing, [14])
    },
    GoldenPicture("ring-outward", 0xf295_aa56) {
      var ring = Samples.ring
      ring.orientation = .outward
      ring.orbit = Orbit(phase: 0.03)
      return try Samples.scene(ring, [8])
    },
    GoldenPicture("concentric", 0x4ee9_1e06) {
      try Samples.scene(ConcentricLayout(itemSize: 36, minimumInteritemSpacing: 4), [17])
    },
    GoldenPicture("flow", 0x24df_2e7e) {
      var flow = FlowLayout.grid
      flow.section.headerReferenceSize = Size(width: 60, height: 20)
      return try Samples.scene(flow, [5, 4])
    },
    GoldenPicture("punch", 0x3d82_0501) {
      try Samples.scene(PunchLayout(FlowLayout.grid), [7], size: Size(width: 240, height: 200))
    },
    GoldenPicture("sphere-seed", 0x4197_4e2f) {
      try Samples.scene(SphereLayout(mode: .seed), [30], size: Size(width: 320, height: 320))
    },
    GoldenPicture("sphere-corrected", 0xca09_bc04, scale: 0.6) {
      try Samples.scene(SphereLayout(mode: .corrected), [30], size: Size(width: 320, height: 320))
    },
    GoldenPicture("sphere-even", 0xb881_88b6, scale: 0.6) {
      try Samples.scene(
        SphereLayout(), [40], size: Size(square: 400),
        options: SceneOptions(
          overlayHub: OverlayHub(size: Size(square: 150)), contentOffset: Point(x: 530, y: 270)))
    },
    GoldenPicture("wheel", 0xc333_0af9, scale: 0.6) {
      try Samples.scene(
        WheelLayout(), [10], size: Size(width: 320, height: 400),
        options: SceneOptions(contentOffset: Point(x: 0, y: 520)))
    },
    GoldenPicture("waterfall", 0xe204_6a32) {
      try Samples.scene(WaterfallLayout(itemHeights: [40, 70, 55, 90, 30, 60]), [6])
    },
  ]

  private static let photos = (0..<4).map {
    Samples.photo($0, size: PixelSize(width: 90 + 30 * $0, height: 80))
  }

  private static let looks = [
    GoldenPicture("dark", 0x94cd_6e95, style: RenderingStyle(theme: .dark)) {
      try Samples.scene(Samples.ring, [5])
    },
    GoldenPicture(
      "wide-borders", 0x5c76_7997, scale: 1.5,
      style: RenderingStyle(
        cellShape: .rounded(radius: 4), hubShape: .rounded(radius: 12), borderWidth: 3,
        borderColor: Color(red: 20, green: 20, blue: 60, alpha: 160), hubHasBorder: true)
    ) { try Samples.scene(Samples.ring, [4], size: Size(square: 120)) },
  ]

  private static let transitions =
    [
      (0, 0xd730_c0e5), (75, 0x5d2e_94c1), (150, 0xb17e_cb89), (225, 0xad7b_f3d0),
      (299, 0x73b4_dadf),
    ].map { time, checksum in
      GoldenPicture("insertion-\(time)", checksum, at: 1_000 + time) {
        try changing(.insert(LayoutIndexPath(item: 0, section: 0)))
      }
    }
    + [(75, 0x569f_f47a), (150, 0x71e1_06c9), (225, 0xe6fa_1ff3)].map { time, checksum in
      GoldenPicture("deletion-\(time)", checksum, at: 1_000 + time) {
        try changing(.delete(LayoutIndexPath(item: 2, section: 0)))
      }
    }
    + [
      GoldenPicture("interrupted", 0xc213_2b20, at: 1_250) {
        try changing(
          .delete(LayoutIndexPath(item: 2, section: 0)),
          .insert(LayoutIndexPath(item: 0, section: 0)))
      },
      GoldenPicture("hub-demoted", 0xb129_c6f2, at: 1_150, style: .circles) {
        try Samples.scene(
          RingLayout.hubAndRing, [7],
          options: SceneOptions(script: [
            SceneEvent(
              at: .seconds(1),
              .update(LayoutUpdate(inserts: [LayoutIndexPath(item: 0, section: 0)])))
          ]))
      },
    ]

  /// A ring in which something happens after a second, and something else 150 ms later.
  private static func changing(_ actions: SceneEvent.Action...) throws -> RingScene {
    let script = actions.enumerated().map { index, action in
      SceneEvent(at: .milliseconds(1_000 + 150 * index), action)
    }
    return try Samples.scene(
      Samples.ring, [6], size: Size(square: 160), options: SceneOptions(script: script))
  }
}
