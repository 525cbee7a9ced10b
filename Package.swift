// swift-tools-version: 6.3
import PackageDescription

let swiftSettings: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "gifring",
  products: [
    .library(
      name: "GIFRing",
      targets: [
        "Frames", "GIFDecoding", "GIFEncoding", "GIFEditing", "FrameSequencing", "FrameExport",
        "ImageReading",
        "LayoutAdapters", "LayoutCore", "Pages", "PictureScaling", "Rendering", "Scenes",
        "SpriteSheets", "TerminalDrawing",
      ]),
    .executable(name: "gifring", targets: ["gifring"]),
  ],
  targets: [
    .systemLibrary(
      name: "CGIF", pkgConfig: "libgif", providers: [.apt(["libgif-dev"]), .brew(["giflib"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .systemLibrary(
      name: "CZopfli", providers: [.apt(["libzopfli-dev"]), .brew(["zopfli"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CJPEG", pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
    .systemLibrary(
      name: "CWebP", pkgConfig: "libwebpmux",
      providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
    .systemLibrary(name: "CLinux"),

    .target(name: "Frames", swiftSettings: swiftSettings),
    .target(name: "Platform", dependencies: ["CLinux"], swiftSettings: swiftSettings),
    .target(
      name: "GIFDecoding", dependencies: ["CGIF", "Frames", "Platform"],
      swiftSettings: swiftSettings),
    .target(name: "GIFEncoding", dependencies: ["CGIF", "Frames"], swiftSettings: swiftSettings),
    .target(name: "FrameSequencing", dependencies: ["Frames"], swiftSettings: swiftSettings),
    .target(
      name: "GIFEditing",
      dependencies: ["FrameSequencing", "Frames", "GIFDecoding", "GIFEncoding", "PictureScaling"],
      swiftSettings: swiftSettings),
    .target(
      name: "FrameExport",
      dependencies: ["CDeflate", "CWebP", "CZopfli", "Frames", "GIFEncoding", "Platform"],
      swiftSettings: swiftSettings),
    .target(name: "LayoutCore", swiftSettings: swiftSettings),
    .target(name: "LayoutAdapters", dependencies: ["LayoutCore"], swiftSettings: swiftSettings),
    .target(
      name: "Scenes", dependencies: ["Frames", "FrameSequencing", "LayoutCore"],
      swiftSettings: swiftSettings),
    .target(name: "PictureScaling", dependencies: ["Frames"], swiftSettings: swiftSettings),
    .target(
      name: "Rendering",
      dependencies: ["CGIF", "Frames", "LayoutCore", "PictureScaling", "Scenes"],
      swiftSettings: swiftSettings),
    .target(
      name: "ImageReading",
      dependencies: [
        "CDeflate", "CJPEG", "CPNG", "CWebP", "Frames", "GIFDecoding", "PictureScaling", "Platform",
      ],
      swiftSettings: swiftSettings),
    .target(
      name: "Pages", dependencies: ["Frames", "FrameExport", "LayoutCore"],
      swiftSettings: swiftSettings),
    .target(
      name: "SpriteSheets", dependencies: ["Frames", "FrameExport"], swiftSettings: swiftSettings),
    .target(
      name: "TerminalDrawing", dependencies: ["Frames", "FrameExport", "PictureScaling"],
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "gifring",
      dependencies: [
        "Frames", "GIFDecoding", "GIFEncoding", "GIFEditing", "FrameSequencing", "FrameExport",
        "ImageReading",
        "LayoutCore", "Pages", "PictureScaling", "Platform", "Rendering", "Scenes",
        "SpriteSheets", "TerminalDrawing",
      ],
      swiftSettings: swiftSettings),
    .executableTarget(
      name: "SplitExample", dependencies: ["Frames", "FrameExport", "GIFDecoding"],
      path: "Sources/Examples/Split", swiftSettings: swiftSettings),
    .executableTarget(
      name: "PlayerExample", dependencies: ["Frames", "FrameSequencing", "GIFDecoding"],
      path: "Sources/Examples/Player", swiftSettings: swiftSettings),
    .executableTarget(
      name: "RingSceneExample",
      dependencies: [
        "Frames", "FrameSequencing", "GIFDecoding", "GIFEncoding", "LayoutCore", "Rendering",
        "Scenes",
      ],
      path: "Sources/Examples/RingScene", swiftSettings: swiftSettings),
    .executableTarget(
      name: "CustomLayoutExample", dependencies: ["LayoutCore"],
      path: "Sources/Examples/CustomLayout", swiftSettings: swiftSettings),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CGIF", "Frames", "GIFDecoding", "GIFEncoding", "FrameSequencing", "FrameExport",
        "LayoutCore", "PictureScaling", "Rendering", "Scenes",
      ],
      swiftSettings: swiftSettings),

    .target(
      name: "TestSupport", dependencies: ["CGIF", "CWebP", "Frames"], path: "Tests/TestSupport",
      // The readers that tests compare with go byte by byte: a third of the tests' time unoptimized.
      swiftSettings: swiftSettings + [.unsafeFlags(["-O"], .when(configuration: .debug))]),
    .testTarget(
      name: "TestSupportTests", dependencies: ["Frames", "TestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "FramesTests", dependencies: ["Frames"], swiftSettings: swiftSettings),
    .testTarget(
      name: "GIFDecodingTests", dependencies: ["GIFDecoding", "Frames", "TestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "GIFEncodingTests",
      dependencies: ["GIFEncoding", "GIFDecoding", "Frames", "TestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "GIFEditingTests",
      dependencies: [
        "GIFEditing", "GIFDecoding", "GIFEncoding", "Frames", "PictureScaling", "TestSupport",
      ],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "FrameSequencingTests",
      dependencies: ["FrameSequencing", "GIFDecoding", "Frames", "TestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "FrameExportTests",
      dependencies: [
        "FrameExport", "GIFEncoding", "GIFDecoding", "Frames", "Platform", "TestSupport",
      ],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "LayoutCoreTests", dependencies: ["LayoutCore", "TestSupport"],
      exclude: ["Vectors"], swiftSettings: swiftSettings),
    .testTarget(
      name: "ImageReadingTests",
      dependencies: ["ImageReading", "GIFDecoding", "Frames", "TestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "PagesTests", dependencies: ["Pages", "Frames", "LayoutCore"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "ScenesTests",
      dependencies: ["Scenes", "Frames", "FrameSequencing", "LayoutCore", "TestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "PictureScalingTests", dependencies: ["PictureScaling", "Frames", "TestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "RenderingTests",
      dependencies: [
        "Rendering", "Scenes", "Frames", "FrameExport", "FrameSequencing", "LayoutCore",
        "PictureScaling", "TestSupport",
      ],
      exclude: ["Golden/Pictures"], swiftSettings: swiftSettings),
    .testTarget(
      name: "SpriteSheetsTests",
      dependencies: ["SpriteSheets", "Frames", "FrameExport", "TestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "TerminalDrawingTests",
      dependencies: ["TerminalDrawing", "FrameExport", "Frames", "TestSupport"],
      swiftSettings: swiftSettings),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "gifring", "Frames", "FrameSequencing", "GIFDecoding", "GIFEditing", "FrameExport",
        "ImageReading", "LayoutCore", "Scenes", "SpriteSheets", "TerminalDrawing", "TestSupport",
      ],
      swiftSettings: swiftSettings),
  ],
  swiftLanguageModes: [.v6]
)

// The fuzz targets need a compiler and linker flag that a manifest can't give: `.scripts/fuzz` builds
// them.
if Context.environment["GIFRING_FUZZING"] != nil {
  package.targets += [
    .systemLibrary(name: "CFuzzer"),
    .executableTarget(
      name: "Fuzzing",
      dependencies: [
        "CFuzzer", "Frames", "GIFDecoding", "GIFEditing", "GIFEncoding", "FrameExport",
        "SpriteSheets", "TestSupport",
      ],
      swiftSettings: swiftSettings),
  ]
}
