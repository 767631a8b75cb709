// swift-tools-version: 6.2
import Foundation
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Where the compiler optimises a target. Half of the time of a release build is spent on optimising.
enum Optimization {
  /// In debug builds too, with assertions, because tests spend most of their time in the target.
  case always
  case inRelease
  /// Nowhere: rendering is as fast without, and the target compiles in a quarter of the time.
  case never

  var settings: [SwiftSetting] {
    switch self {
    case .always:
      // With threads, a whole module has one object file for each source file, as the index of debug builds wants.
      let wholeModule = ["-disable-batch-mode", "-whole-module-optimization", "-num-threads", "2"]
      return [.unsafeFlags(["-O", "-assert-config", "Debug"] + wholeModule, .when(configuration: .debug))]
    case .inRelease: return []
    case .never: return [.unsafeFlags(["-Onone"], .when(configuration: .release))]
    }
  }
}

/// A library target whose folder and tests carry its name.
func room(_ name: String, _ dependencies: [String] = [], optimized: Optimization = .inRelease) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .init(stringLiteral: $0) },
    swiftSettings: settings + optimized.settings)
}

func tests(of name: String, library: String? = nil, _ more: [String] = []) -> Target {
  .testTarget(
    name: name + "Tests",
    dependencies: ([library ?? name, "SeededRandom", "ThreadTime"] + more).map { .init(stringLiteral: $0) },
    swiftSettings: settings)
}

/// An example catalog: an executable under `examples/`.
func example(_ name: String, excluding excluded: [String] = ["Resources"]) -> Target {
  .executableTarget(
    name: name, dependencies: ["LayoutPreview"], path: "examples/\(name)",
    exclude: excluded, swiftSettings: settings)
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

/// The modules and libraries of the compiler's parser, in the toolchain that reads this manifest; empty where it has
/// none.
let parserFolder: String = {
  // `String(contentsOfFile:)` would end after the first page.
  let file = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
  let maps = String(decoding: file ?? Data(), as: UTF8.self)
  let library = maps.split(separator: "\n").first { $0.hasSuffix("/libPackageDescription.so") }
  let path = library.flatMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } } ?? ""
  let host = path.components(separatedBy: "/pm/")[0] + "/host"
  return FileManager.default.fileExists(atPath: host + "/SwiftParser.swiftmodule") ? host : ""
}()

/// The program that parses Swift. No library depends on it, so that nothing else needs the toolchain's parser.
let syntax: [Target] =
  parserFolder.isEmpty
  ? []
  : [
    .executableTarget(
      name: "preview-syntax", dependencies: ["AppSources", "Messages", "SourceNames"],
      swiftSettings: settings + [.unsafeFlags(["-I", parserFolder])],
      linkerSettings: [
        .unsafeFlags([
          "-L\(parserFolder)", "-lSwiftSyntax", "-lSwiftParser", "-lSwiftDiagnostics", "-lSwiftParserDiagnostics",
          "-Xlinker", "-rpath", "-Xlinker", parserFolder,
        ])
      ])
  ]

/// The fuzzer, which only `scripts/fuzz` builds, because it is linked with libFuzzer.
let fuzzer: [Target] =
  Context.environment["PREVIEW_FUZZER"] == nil
  ? [] : [.executableTarget(name: "fuzz", dependencies: ["FuzzTargets"], path: "Tests/Fuzzer", swiftSettings: settings)]

/// The tests that are built: all, or those that `scripts/sanitize` names.
let namedTests = Context.environment["PREVIEW_TESTS"].map { Set($0.split(separator: ",").map(String.init)) }

let package = Package(
  name: "LayoutPreview",
  products: [
    .library(name: "LayoutPreview", targets: ["LayoutPreview"]),
    // What a single file that is no package is compiled against, by the `preview` command.
    .library(
      name: "LayoutPreviewRuntime", type: .dynamic, targets: ["LayoutPreview", "UIKit", "_Testing_UIKit", "Combine"]),
    // Goldens from Swift Testing and XCTest.
    .library(name: "LayoutPreviewTesting", targets: ["LayoutPreviewTesting"]),
    // Code for UIKit, on Linux; with the module that the compiler wants where a file imports `Testing` and `UIKit`.
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    // Combine's names at rest, for app code that mentions them, on Linux.
    .library(name: "Combine", targets: ["Combine"]),
    .executable(name: "preview", targets: ["preview"]),
    .executable(name: "Gallery", targets: ["Gallery"]),
    .executable(name: "AutoLayoutGuide", targets: ["AutoLayoutGuide"]),
    .executable(name: "Scripts", targets: ["Scripts"]),
    .executable(name: "Apps", targets: ["Apps"]),
  ],
  targets: [
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CPango", pkgConfig: "pangoft2", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(name: "CMicrohttpd", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),

    // Numbers from a seed, for searches, tests and benchmarks.
    room("SeededRandom"),
    // Errors with a problem and a remedy, suggestions for misspelt words, counts in words.
    room("Messages"),
    // What Foundation's XML parser must not get.
    room("XMLText"),
    // Folders, temporary files, and what an interrupt removes.
    room("Files", ["Messages"]),
    // XXH64 of files and texts.
    room("Digests", optimized: .always),
    // Messages of JSON-RPC, and a server of the Model Context Protocol over the verbs.
    room("JSONRPC", ["Messages"]),
    room("AgentServer", ["Arguments", "AutoLayout", "Drawing", "Files", "JSONRPC", "Messages", "Scene"]),
    // A server of the Language Server Protocol over what catalogs answer.
    room("EditorServer", ["AutoLayout", "Checks", "JSONRPC", "Messages", "Operations", "Scene"], optimized: .never),
    // The server of the live page, and the watching of sources; it knows no catalog.
    room("LiveServer", ["CMicrohttpd", "Messages"]),
    // Names of views, from the sources of a catalog or from a file of names.
    room("SourceNames", ["Digests"], optimized: .always),
    // App code written for UIKit: what keeps it from compiling on Linux, and the files that a view needs.
    room("AppSources", ["Messages"]),
    room("Cassowary", optimized: .always),
    // Console logs of conflicts: what they print, and whether it contradicts itself.
    room("ConflictLogs", ["Cassowary"], optimized: .always),
    room("AutoLayout", ["Cassowary", "SourceNames"]),
    room("LayoutDSL", ["AutoLayout", "SourceNames"]),
    room("InterfaceBuilder", ["AutoLayout", "Digests", "Messages", "XMLText"]),
    // The constraints that a layout lacks, inferred from frames.
    room("Suggestions", ["AutoLayout"]),
    room("Scene", ["AutoLayout", "Messages"]),
    room("Drawing", ["AutoLayout", "Scene", "CCairo", "CPango", "CPNG", "CDeflate"], optimized: .always),
    room("Snapshots", ["AutoLayout", "Digests", "Files", "Messages", "Scene"]),
    room("Checks", ["AutoLayout"]),
    // The C compiler embeds the style sheets and scripts of `Pages/Web`, so that no file has to be found at run time.
    .target(name: "CPageFiles"),
    .target(name: "Pages", dependencies: ["CPageFiles", "Messages"], exclude: ["Web"], swiftSettings: settings),
    // Foundation's own ICU: one version of CLDR's rules for every machine that has the same toolchain.
    .target(
      name: "Localization", dependencies: ["AutoLayout", "Messages", "XMLText"], swiftSettings: settings,
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    room("Variants", ["AutoLayout", "Localization", "Messages", "SeededRandom"]),
    // The C compiler embeds parts of fonts.
    .target(name: "CCalibrationFonts", exclude: ["Fonts"]),
    // What tells environments that draw alike from those that do not.
    .target(
      name: "Calibration",
      dependencies: [
        "AutoLayout", "CCalibrationFonts", "Digests", "Drawing", "Localization", "Messages", "Scene", "Snapshots",
      ],
      swiftSettings: settings),
    // Options and verbs of a command line: a table, what is typed, and help.
    room("Arguments", ["Messages"]),
    // Previews, what they are made with, and documents as catalogs.
    room(
      "Catalogs",
      [
        "AutoLayout", "Checks", "Drawing", "InterfaceBuilder", "LayoutDSL", "Localization", "Messages", "Scene",
        "Snapshots", "Variants", "Workers",
      ]),
    room("Workers", ["Files"]),
    // What can be asked of a catalog, and how it is carried out, in workers or in this process.
    room(
      "Operations",
      [
        "Catalogs", "ConflictLogs", "Digests", "Files", "Workers", "AutoLayout", "LayoutDSL", "Scene", "SourceNames",
        "Drawing",
        "Snapshots", "Checks", "Localization", "Suggestions", "Variants", "Messages",
      ]),
    // Options become requests; answers become text, JSON, reports and pages.
    room(
      "CommandLine",
      [
        "Arguments", "Operations", "Calibration", "Catalogs", "Digests", "Files", "Workers", "AutoLayout",
        "InterfaceBuilder",
        "Scene", "Drawing", "Snapshots", "Checks", "Pages", "Localization", "Variants", "Messages",
      ]),
    // What the author of a catalog imports.
    room(
      "LayoutPreview",
      ["CommandLine", "Catalogs", "AutoLayout", "LayoutDSL", "Checks", "Localization", "Variants"]),

    // What code for UIKit imports: the core, and what apps need beyond layout. Nothing depends on it.
    room("UIKit", ["AutoLayout", "InterfaceBuilder"], optimized: .never),
    room("_Testing_UIKit", optimized: .never),
    room("Combine", optimized: .never),

    room("LayoutPreviewTesting", ["LayoutPreview", "CommandLine", "Catalogs", "Messages", "Snapshots"]),

    .executableTarget(
      name: "preview",
      dependencies: [
        "AgentServer", "AppSources", "Arguments", "AutoLayout", "Catalogs", "CommandLine", "Digests", "Drawing",
        "EditorServer", "Files", "InterfaceBuilder", "JSONRPC", "LiveServer", "Localization", "Messages", "Operations",
        "Pages", "Snapshots", "SourceNames", "Workers",
      ],
      swiftSettings: settings,
      linkerSettings: statically),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "Cassowary", "AutoLayout", "ConflictLogs", "InterfaceBuilder", "LayoutPreview", "Operations", "Scene",
        "Drawing",
        "Snapshots", "CPNG", "SeededRandom", "GalleryScreens", "Variants", "Catalogs", "Checks", "Localization",
        "Suggestions", "BrowserDriver",
      ],
      path: "benchmarks", exclude: ["peers", "Lint/findings.tsv", "Lint/problems.tsv"], swiftSettings: settings),
    // The catalog is in a library: tests cannot be linked to an executable that has Swift's libraries in it.
    .target(
      name: "GalleryScreens", dependencies: ["LayoutPreview"], path: "examples/Gallery",
      exclude: ["Command", "Resources"], swiftSettings: settings),
    .executableTarget(
      name: "Gallery", dependencies: ["GalleryScreens", "LayoutPreview"], path: "examples/Gallery/Command",
      swiftSettings: settings, linkerSettings: statically),
    example("AutoLayoutGuide"),
    example("Scripts", excluding: []),
    example("Apps", excluding: []),
    // Screens of Apps as apps for UIKit write them.
    .target(name: "AppsInUIKit", dependencies: ["UIKit"], path: "examples/AppsInUIKit", swiftSettings: settings),
    example("Faults", excluding: ["Documents"]),
    fixture("Marks"),
    fixture("Problems"),
    fixture("Troubled"),
    // The formats of files from elsewhere, for the fuzzer and for the tests of its corpora.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "AgentServer", "AutoLayout", "Catalogs", "Checks", "CommandLine", "ConflictLogs", "Drawing", "EditorServer",
        "InterfaceBuilder", "JSONRPC", "LiveServer", "Localization", "Messages", "Operations", "Scene", "Snapshots",
        "SourceNames",
      ], path: "Tests/FuzzTargets", swiftSettings: settings),
    // A headless browser, for tests of pages and for benchmarks of the live one.
    .target(name: "BrowserDriver", path: "Tests/BrowserDriver", swiftSettings: settings),
    // What a test of growth measures.
    .target(name: "ThreadTime", path: "Tests/ThreadTime", swiftSettings: settings),
    // The built preview-syntax, for the tests of what reads its answers.
    .target(name: "SyntaxDriver", path: "Tests/SyntaxDriver", swiftSettings: settings),
    .testTarget(name: "FuzzTargetsTests", dependencies: ["FuzzTargets", "ThreadTime"], swiftSettings: settings),

    tests(of: "XMLText"),
    tests(of: "Cassowary"),
    tests(of: "ConflictLogs", ["Cassowary"]),
    tests(of: "AutoLayout", ["LayoutPreview", "SourceNames"]),
    tests(of: "LayoutDSL", ["AutoLayout"]),
    tests(of: "InterfaceBuilder", ["AutoLayout"]),
    tests(of: "Scene", ["AutoLayout", "LayoutDSL"]),
    tests(of: "Drawing", ["AutoLayout", "Scene"]),
    tests(of: "Pages"),
    tests(of: "Snapshots", ["AutoLayout", "Digests", "Scene"]),
    tests(of: "Checks", ["AutoLayout", "LayoutDSL"]),
    tests(of: "Suggestions", ["AutoLayout", "LayoutDSL"]),
    tests(of: "Workers"),
    tests(of: "AppSources", ["SyntaxDriver"]),
    tests(of: "Digests"),
    tests(of: "JSONRPC"),
    tests(of: "LiveServer"),
    tests(of: "EditorServer", ["JSONRPC", "Messages"]),
    tests(of: "AgentServer", ["Arguments", "CommandLine", "Drawing", "JSONRPC", "Scene"]),
    tests(
      of: "Calibration",
      [
        "Arguments", "Catalogs", "CommandLine", "Drawing", "LayoutPreview", "Messages", "Operations", "Scene",
        "Snapshots",
      ]),
    tests(of: "Localization", ["AutoLayout", "Messages", "Variants"]),
    tests(of: "Variants", ["AutoLayout", "Localization", "Messages"]),
    tests(
      of: "LayoutPreview",
      [
        "Arguments", "AutoLayout", "BrowserDriver", "Catalogs", "CommandLine", "ConflictLogs", "Digests", "Drawing",
        "LayoutDSL",
        "Localization",
        "Messages", "Operations", "Scene", "Snapshots", "Variants", "Workers",
      ]),
    tests(
      of: "Gallery", library: "GalleryScreens",
      [
        "Apps", "AutoLayoutGuide", "Faults", "Marks", "Problems", "AutoLayout", "LayoutPreview", "Operations", "Scene",
        "Drawing", "LayoutPreviewTesting",
      ]),
    tests(of: "AutoLayoutGuide", ["AutoLayout", "LayoutPreview"]),
    tests(of: "UIKit", ["_Testing_UIKit"]),
    tests(of: "AppsInUIKit", ["Apps", "AutoLayout", "LayoutPreview", "Snapshots"]),
    tests(of: "Combine"),
    // What the documents promise, tried with the built command.
    .testTarget(name: "DocumentationTests", swiftSettings: settings),
    tests(of: "SourceNames", ["SyntaxDriver"]),
  ].filter { target in namedTests.map { !target.isTest || $0.contains(target.name) } ?? true } + syntax + fuzzer,
  swiftLanguageModes: [.v6]
)
