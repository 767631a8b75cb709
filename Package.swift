// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A library target whose folder and tests carry its name.
func room(_ name: String, _ dependencies: [String] = []) -> Target {
  .target(name: name, dependencies: dependencies.map { .init(stringLiteral: $0) }, swiftSettings: settings)
}

func tests(of name: String, library: String? = nil, _ more: [String] = []) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: ([library ?? name, "SeededRandom"] + more).map { .init(stringLiteral: $0) },
    swiftSettings: settings)
}

/// An example catalog: an executable under `examples/`.
func example(_ name: String, hasResources: Bool = true) -> Target {
  .executableTarget(
    name: name, dependencies: ["LayoutPreview"], path: "examples/\(name)",
    exclude: hasResources ? ["Resources"] : [], swiftSettings: settings)
}

/// A catalog with mistakes in it, for the tests.
func fixture(_ name: String) -> Target {
  .executableTarget(
    name: name, dependencies: ["LayoutPreview"], path: "Tests/Fixtures/\(name)", exclude: ["Resources"],
    swiftSettings: settings)
}

/// For an executable that has Swift's libraries in it: it starts in half the time, and where there is no Swift. Only on
/// Linux and in release.
let statically: [LinkerSetting] = [
  .unsafeFlags(
    ["-static-stdlib", "-use-ld=lld", "-Xclang-linker", "-no-pie"]
      + [
        "CoreFoundation", "_FoundationICU", "_FoundationCShims", "_FoundationCollections", "_CFXMLInterface", "xml2",
        "stdc++",
      ].map { "-l\($0)" }, .when(platforms: [.linux], configuration: .release))
]

let package = Package(
  name: "LayoutPreview",
  products: [
    .library(name: "LayoutPreview", targets: ["LayoutPreview"]),
    // What a single file that is no package is compiled against, by the `preview` command.
    .library(name: "LayoutPreviewRuntime", type: .dynamic, targets: ["LayoutPreview"]),
    // Goldens from Swift Testing and XCTest.
    .library(name: "LayoutPreviewTesting", targets: ["LayoutPreviewTesting"]),
    .executable(name: "preview", targets: ["preview"]),
    .executable(name: "Gallery", targets: ["Gallery"]),
    .executable(name: "AutoLayoutGuide", targets: ["AutoLayoutGuide"]),
    .executable(name: "Scripts", targets: ["Scripts"]),
  ],
  targets: [
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CPango", pkgConfig: "pangoft2", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),

    // Numbers from a seed, for searches, tests and benchmarks.
    room("SeededRandom"),
    // Failures that say what to do, guesses at misspelt words, numbers for people.
    room("Messages"),
    room("Cassowary"),
    room("AutoLayout", ["Cassowary"]),
    room("LayoutDSL", ["AutoLayout"]),
    room("InterfaceBuilder", ["AutoLayout"]),
    room("Scene", ["AutoLayout", "Messages"]),
    room("Drawing", ["AutoLayout", "Scene", "CCairo", "CPango", "CPNG", "CDeflate"]),
    room("Snapshots", ["AutoLayout", "Messages", "Scene"]),
    room("Checks", ["AutoLayout"]),
    // Style and script are files of their own, and in the executable: nothing has to be found at run time.
    .target(name: "Pages", resources: [.embedInCode("Web")], swiftSettings: settings),
    room("Localization", ["AutoLayout", "Messages"]),
    room("Variants", ["AutoLayout", "Localization", "Messages", "SeededRandom"]),
    room("Workers"),
    room(
      "LayoutPreview",
      [
        "Workers",
        "AutoLayout", "InterfaceBuilder", "LayoutDSL", "Scene", "Drawing", "Snapshots", "Checks", "Pages",
        "Localization", "Variants", "Messages",
      ]),

    room("LayoutPreviewTesting", ["LayoutPreview", "Snapshots"]),

    .executableTarget(
      name: "preview", dependencies: ["LayoutPreview", "Drawing", "Snapshots", "Workers"], swiftSettings: settings,
      linkerSettings: statically),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "Cassowary", "AutoLayout", "InterfaceBuilder", "LayoutPreview", "Scene", "Drawing", "Snapshots", "CPNG",
        "SeededRandom", "GalleryScreens", "Variants",
      ],
      path: "benchmarks", exclude: ["peers"], swiftSettings: settings),
    // The catalog is in a library: tests cannot be linked to an executable that has Swift's libraries in it.
    .target(
      name: "GalleryScreens", dependencies: ["LayoutPreview"], path: "examples/Gallery",
      exclude: ["Command", "Resources"], swiftSettings: settings),
    .executableTarget(
      name: "Gallery", dependencies: ["GalleryScreens", "LayoutPreview"], path: "examples/Gallery/Command",
      swiftSettings: settings, linkerSettings: statically),
    example("AutoLayoutGuide"),
    example("Scripts", hasResources: false),
    fixture("Marks"),
    fixture("Problems"),
    fixture("Troubled"),

    tests(of: "Cassowary"),
    tests(of: "AutoLayout", ["LayoutPreview"]),
    tests(of: "LayoutDSL", ["AutoLayout"]),
    tests(of: "InterfaceBuilder", ["AutoLayout"]),
    tests(of: "Scene", ["AutoLayout", "LayoutDSL"]),
    tests(of: "Drawing", ["AutoLayout", "Scene"]),
    tests(of: "Pages"),
    tests(of: "Snapshots", ["AutoLayout", "Scene"]),
    tests(of: "Checks", ["AutoLayout", "LayoutDSL"]),
    tests(of: "Workers"),
    tests(of: "Localization", ["AutoLayout", "Messages", "Variants"]),
    tests(of: "Variants", ["AutoLayout", "Localization", "Messages"]),
    tests(
      of: "LayoutPreview",
      ["AutoLayout", "LayoutDSL", "Scene", "Drawing", "Snapshots", "Localization", "Variants", "Messages"]),
    tests(
      of: "Gallery", library: "GalleryScreens",
      ["Marks", "Problems", "AutoLayout", "LayoutPreview", "Scene", "Drawing", "LayoutPreviewTesting"]),
    tests(of: "AutoLayoutGuide", ["AutoLayout", "LayoutPreview"]),
    // What the documents promise, tried with the built command.
    .testTarget(name: "DocumentationTests", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
