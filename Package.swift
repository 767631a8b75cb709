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

/// A library target whose folder and tests carry its name without the prefix of modules, which is there because a
/// package graph has one target of each name: those of a package that depends on this one are its own.
func room(
  _ name: String, _ dependencies: [String] = [], optimized: Optimization = .inRelease, exclude: [String] = [],
  linked linkerSettings: [LinkerSetting] = []
) -> Target {
  .target(
    name: "LP" + name, dependencies: dependencies.map { .init(stringLiteral: $0) }, path: "Sources/" + name,
    exclude: exclude, swiftSettings: settings + optimized.settings, linkerSettings: linkerSettings)
}

/// A target that is a product too, by whose name code imports it.
func product(_ name: String, _ dependencies: [String] = [], optimized: Optimization = .inRelease) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .init(stringLiteral: $0) },
    swiftSettings: settings + optimized.settings)
}

func tests(of name: String, library: String? = nil, _ more: [String] = []) -> Target {
  .testTarget(
    name: name + "Tests",
    dependencies: Set([library ?? "LP" + name, "LPSupport", "ThreadTime"] + more).sorted().map {
      .init(stringLiteral: $0)
    },
    swiftSettings: settings)
}

/// An example catalog: an executable under `examples/`.
func example(_ name: String, excluding excluded: [String] = ["Resources"]) -> Target {
  .executableTarget(
    name: name, dependencies: ["LayoutPreview"], path: "examples/\(name)",
    exclude: excluded, swiftSettings: settings)
}

/// A catalog for the tests, mostly one with mistakes in it.
func fixture(
  _ name: String, excluding excluded: [String] = ["Resources"], _ more: [Target.Dependency] = []
) -> Target {
  .executableTarget(
    name: name, dependencies: ["LayoutPreview"] + more, path: "Tests/Fixtures/\(name)", exclude: excluded,
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
      name: "preview-syntax", dependencies: ["LPAppSources", "LPSourceNames", "LPSupport"],
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
      name: "LayoutPreviewRuntime", type: .dynamic,
      targets: [
        "LayoutPreview", "UIKit", "_Testing_UIKit", "Combine", "LPLayoutLibraries", "LPSystemFrameworks",
        "LPThenLibrary",
      ]),
    // Goldens from Swift Testing and XCTest.
    .library(name: "LayoutPreviewTesting", targets: ["LayoutPreviewTesting"]),
    // Code for UIKit, on Linux; with the module that the compiler wants where a file imports `Testing` and `UIKit`.
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    // Snapshot tests written for a Mac, on Linux. What starts it is not linked to this package's own tests.
    .library(name: "SnapshotTesting", targets: ["SnapshotTesting", "LPCSnapshotTesting"]),
    .library(name: "FBSnapshotTestCase", targets: ["FBSnapshotTestCase", "LPCSnapshotTesting"]),
    .library(name: "iOSSnapshotTestCase", targets: ["iOSSnapshotTestCase", "LPCSnapshotTesting"]),
    // Combine's names at rest, for app code that mentions them, on Linux.
    .library(name: "Combine", targets: ["Combine"]),
    .executable(name: "preview", targets: ["preview"]),
    .executable(name: "Gallery", targets: ["Gallery"]),
    .executable(name: "AutoLayoutGuide", targets: ["AutoLayoutGuide"]),
    .executable(name: "Scripts", targets: ["Scripts"]),
    .executable(name: "Apps", targets: ["Apps"]),
  ],
  targets: [
    .systemLibrary(
      name: "LPCCairo", path: "Sources/CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "LPCPango", path: "Sources/CPango", pkgConfig: "pangoft2", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "LPCPNG", path: "Sources/CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(
      name: "LPCDeflate", path: "Sources/CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(
      name: "LPCMicrohttpd", path: "Sources/CMicrohttpd", pkgConfig: "libmicrohttpd",
      providers: [.apt(["libmicrohttpd-dev"])]),

    // Errors with a problem and a remedy, JSON, digests, files, locks, numbers from a seed.
    room("Support", optimized: .always),
    // What an interrupt removes, child processes, and workers that answer items.
    room("Processes", ["LPSupport"]),
    // Messages of JSON-RPC, and a server of the Model Context Protocol over the verbs.
    room("JSONRPC", ["LPSupport"]),
    room(
      "AgentServer", ["LPArguments", "LPDrawing", "LPJSONRPC", "LPLayoutModel", "LPProcesses", "LPScene", "LPSupport"]),
    // A server of the Language Server Protocol over what catalogs answer.
    room(
      "EditorServer", ["LPChecks", "LPJSONRPC", "LPLayoutModel", "LPOperations", "LPScene", "LPSupport"],
      optimized: .never),
    // The server of the live page, and the watching of sources; it knows no catalog.
    room("LiveServer", ["LPCMicrohttpd", "LPSupport"]),
    // Names of views, from the sources of a catalog or from a file of names.
    room("SourceNames", ["LPSupport"], optimized: .always),
    // App code written for UIKit: what keeps it from compiling on Linux, and the files that a view needs.
    room("AppSources", ["LPSupport"]),
    // Suites of snapshot tests as packages: which modules they have, the manifest, what came of a run.
    room("Adoption", ["LPSupport"]),
    room("Cassowary", optimized: .always),
    // Console logs of conflicts: what they print, and whether it contradicts itself.
    room("ConflictLogs", ["LPCassowary"], optimized: .always),
    // Traits, geometry, text, what a view paints, diagnostics, the records of a layout: values, which know no view.
    room("LayoutModel", ["LPSourceNames", "LPSupport"]),
    room("AutoLayout", ["LPCassowary", "LPLayoutModel", "LPSourceNames", "LPSupport"]),
    // Constraints of visual formats.
    room("VisualFormats", ["LPAutoLayout", "LPLayoutModel"]),
    // Controls, tables, collections, bars, animations: what no other view needs.
    room("Components", ["LPAutoLayout", "LPVisualFormats"]),
    room("LayoutDSL", ["LPAutoLayout", "LPComponents", "LPLayoutModel", "LPVisualFormats"]),
    room("InterfaceBuilder", ["LPAutoLayout", "LPComponents", "LPLayoutModel", "LPSupport"]),
    // Explanations of values, and the constraints that a layout lacks: answers about a live tree.
    room("Reasoning", ["LPAutoLayout", "LPCassowary", "LPComponents"]),
    room("Scene", ["LPLayoutModel", "LPSupport"]),
    room(
      "Drawing", ["LPCCairo", "LPCDeflate", "LPCPNG", "LPCPango", "LPLayoutModel", "LPScene", "LPSupport"],
      optimized: .always),
    room("Snapshots", ["LPLayoutModel", "LPProcesses", "LPScene", "LPSupport"], optimized: .always),
    room("Checks", ["LPLayoutModel"]),
    // The C compiler embeds the style sheets and scripts of `Pages/Web`, so that no file has to be found at run time.
    .target(name: "LPCPageFiles", path: "Sources/CPageFiles"),
    room("Pages", ["LPCPageFiles", "LPDrawing", "LPSupport"], exclude: ["Web"]),
    // Foundation's own ICU: one version of CLDR's rules for every machine that has the same toolchain.
    room(
      "Localization", ["LPLayoutModel", "LPSupport"],
      linked: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    room("Variants", ["LPLayoutModel", "LPLocalization", "LPSupport"]),
    // The C compiler embeds parts of fonts.
    .target(name: "LPCCalibrationFonts", path: "Sources/CCalibrationFonts", exclude: ["Fonts"]),
    // What tells environments that draw alike from those that do not.
    room(
      "Calibration",
      ["LPCCalibrationFonts", "LPDrawing", "LPLayoutModel", "LPLocalization", "LPScene", "LPSnapshots", "LPSupport"]),
    // Options and verbs of a command line: a table, what is typed, and help.
    room("Arguments", ["LPSupport"]),
    // Previews, what they are made with, and documents as catalogs.
    room(
      "Catalogs",
      [
        "LPAutoLayout", "LPChecks", "LPDrawing", "LPInterfaceBuilder", "LPLayoutModel",
        "LPLocalization", "LPProcesses", "LPScene", "LPSnapshots", "LPSupport", "LPVariants",
      ]),
    // What can be asked of a catalog, and how it is carried out, in workers or in this process.
    room(
      "Operations",
      [
        "LPAutoLayout", "LPCatalogs", "LPChecks", "LPComponents", "LPConflictLogs", "LPDrawing", "LPLayoutModel",
        "LPLocalization", "LPProcesses", "LPReasoning", "LPScene", "LPSnapshots", "LPSourceNames", "LPSupport",
        "LPVariants",
      ]),
    // Options become requests; answers become text, JSON, reports and pages.
    room(
      "CommandLine",
      [
        "LPArguments", "LPAutoLayout", "LPCalibration", "LPCatalogs", "LPChecks", "LPDrawing",
        "LPInterfaceBuilder", "LPLayoutModel", "LPLocalization", "LPOperations", "LPPages", "LPProcesses", "LPScene",
        "LPSnapshots", "LPSupport", "LPVariants",
      ]),
    // What the author of a catalog imports.
    product(
      "LayoutPreview",
      [
        "LPCatalogs", "LPChecks", "LPCommandLine", "LPComponents", "LPLayoutDSL", "LPLayoutModel", "LPLocalization",
        "LPSnapshots", "LPVariants",
      ]),

    // What code for UIKit imports: the core, and what apps need beyond layout. Nothing depends on it.
    product(
      "UIKit",
      [
        "LPAutoLayout", "LPComponents", "LPFoundationNames", "LPInterfaceBuilder", "LPLayoutModel", "LPPlacement",
        "LPSupport",
      ], optimized: .never),
    // Names of Apple's Foundation that Foundation on Linux lacks.
    room("FoundationNames", optimized: .never),
    // Places of views that code which is left out would give.
    room("Placement", ["LPAutoLayout", "LPComponents", "LPLayoutModel"], optimized: .never),
    product("_Testing_UIKit", optimized: .never),
    product("Combine", optimized: .never),
    // Libraries by which apps place views, for apps whose sources lack them.
    room("LayoutLibraries", ["LPAutoLayout", "LPLayoutModel", "UIKit"], optimized: .never),
    room("ThenLibrary", ["UIKit"], optimized: .never),
    // Names at rest of Apple's frameworks that UIKit code mentions, for apps.
    room("SystemFrameworks", ["LPPlacement", "UIKit"], optimized: .never),

    // What runs when the process of a test starts.
    .target(name: "LPCSnapshotTesting", path: "Sources/CSnapshotTesting"),
    // The names of swift-snapshot-testing, over goldens.
    product(
      "SnapshotTesting",
      [
        "LPAutoLayout", "LPCalibration", "LPCatalogs", "LPDrawing", "LPLocalization",
        "LPOperations", "LPScene", "LPSnapshots", "LPSourceNames", "LPSupport", "LPVariants", "UIKit",
      ], optimized: .never),
    // The names of iOSSnapshotTestCase, by both names of its module.
    product("FBSnapshotTestCase", ["SnapshotTesting", "UIKit"], optimized: .never),
    product("iOSSnapshotTestCase", ["FBSnapshotTestCase"], optimized: .never),
    product("LayoutPreviewTesting", ["LPCommandLine", "LPSnapshots", "LPSupport", "LayoutPreview"]),

    .executableTarget(
      name: "preview",
      dependencies: [
        "LPAdoption", "LPAgentServer", "LPAppSources", "LPArguments", "LPCatalogs", "LPCommandLine", "LPComponents",
        "LPDrawing", "LPEditorServer", "LPInterfaceBuilder", "LPJSONRPC", "LPLayoutModel", "LPLiveServer",
        "LPLocalization", "LPOperations", "LPPages", "LPProcesses", "LPSnapshots", "LPSourceNames", "LPSupport",
        "LPVariants",
      ],
      swiftSettings: settings,
      linkerSettings: statically),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "LPAutoLayout", "LPCPNG", "LPCassowary", "LPCatalogs", "LPChecks", "LPComponents", "LPConflictLogs",
        "LPDrawing", "LPInterfaceBuilder", "LPLayoutModel", "LPLocalization", "LPOperations", "LPReasoning", "LPScene",
        "LPSnapshots", "LPSupport", "LPVariants", "BrowserDriver", "GalleryScreens", "LayoutPreview",
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
    fixture("Everyday", excluding: ["Findings.md", "Resources"], ["UIKit"]),
    fixture("Faults", excluding: ["Documents"]),
    fixture("Marks"),
    fixture("Problems"),
    fixture("Troubled"),
    // The formats of files from elsewhere, for the fuzzer and for the tests of its corpora.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "LPAgentServer", "LPAutoLayout", "LPCatalogs", "LPChecks", "LPCommandLine", "LPComponents", "LPConflictLogs",
        "LPDrawing", "LPEditorServer", "LPInterfaceBuilder", "LPJSONRPC", "LPLayoutModel", "LPLiveServer",
        "LPAppSources", "LPLocalization", "LPOperations", "LPScene", "LPSnapshots", "LPSourceNames", "LPSupport",
        "LPVariants", "SyntaxDriver", "UIKit",
      ], path: "Tests/FuzzTargets", swiftSettings: settings),
    // A headless browser, for tests of pages and for benchmarks of the live one.
    .target(name: "BrowserDriver", path: "Tests/BrowserDriver", swiftSettings: settings),
    // What a test of growth measures, and how long a test waits for a program.
    .target(name: "ThreadTime", path: "Tests/ThreadTime", swiftSettings: settings),
    // The built preview-syntax, for the tests of what reads its answers.
    .target(name: "SyntaxDriver", dependencies: ["ThreadTime"], path: "Tests/SyntaxDriver", swiftSettings: settings),
    .testTarget(name: "FuzzTargetsTests", dependencies: ["FuzzTargets", "ThreadTime"], swiftSettings: settings),

    tests(of: "Support"),
    tests(of: "Cassowary"),
    tests(of: "ConflictLogs", ["LPCassowary"]),
    tests(
      of: "AutoLayout",
      ["LPComponents", "LPLayoutModel", "LPReasoning", "LPSourceNames", "LPVisualFormats", "LayoutPreview"]),
    tests(of: "LayoutDSL", ["LPAutoLayout", "LPComponents", "LPLayoutModel", "LPVisualFormats"]),
    tests(of: "InterfaceBuilder", ["LPAutoLayout", "LPComponents", "LPLayoutModel"]),
    tests(of: "Scene", ["LPAutoLayout", "LPComponents", "LPLayoutDSL", "LPLayoutModel"]),
    tests(of: "Drawing", ["LPAutoLayout", "LPComponents", "LPLayoutModel", "LPScene"]),
    tests(of: "Pages", ["LPDrawing"]),
    tests(of: "Snapshots", ["LPAutoLayout", "LPComponents", "LPLayoutModel", "LPScene", "LPSupport"]),
    tests(of: "Checks", ["LPAutoLayout", "LPComponents", "LPLayoutDSL", "LPLayoutModel"]),
    tests(of: "Reasoning", ["LPAutoLayout", "LPComponents", "LPLayoutDSL", "LPLayoutModel"]),
    tests(of: "Processes"),
    tests(of: "AppSources", ["SyntaxDriver"]),
    tests(of: "Adoption"),
    tests(of: "JSONRPC"),
    tests(of: "LiveServer"),
    tests(of: "EditorServer", ["LPJSONRPC", "LPSupport"]),
    tests(of: "AgentServer", ["LPArguments", "LPCommandLine", "LPDrawing", "LPJSONRPC", "LPScene"]),
    tests(
      of: "Calibration",
      [
        "LPArguments", "LPCatalogs", "LPCommandLine", "LPDrawing", "LPOperations", "LPScene", "LPSnapshots",
        "LPSupport", "LayoutPreview",
      ]),
    tests(of: "Localization", ["LPAutoLayout", "LPComponents", "LPLayoutModel", "LPSupport", "LPVariants"]),
    tests(of: "Variants", ["LPAutoLayout", "LPComponents", "LPLayoutModel", "LPLocalization", "LPSupport"]),
    tests(
      of: "LayoutPreview", library: "LayoutPreview",
      [
        "LPArguments", "LPAutoLayout", "LPCatalogs", "LPCommandLine", "LPComponents", "LPConflictLogs", "LPDrawing",
        "LPLayoutDSL",
        "LPLayoutModel", "LPLocalization", "LPOperations", "LPProcesses", "LPScene", "LPSnapshots", "LPSupport",
        "LPVariants", "BrowserDriver",
      ]),
    tests(
      of: "Gallery", library: "GalleryScreens",
      [
        "LPAutoLayout", "LPComponents", "LPDrawing", "LPLayoutModel", "LPOperations", "LPScene", "Apps",
        "AutoLayoutGuide", "Faults",
        "LayoutPreview", "LayoutPreviewTesting", "Marks", "Problems",
      ]),
    tests(
      of: "AutoLayoutGuide", library: "AutoLayoutGuide",
      ["LPAutoLayout", "LPComponents", "LPLayoutModel", "LayoutPreview"]),
    tests(of: "LayoutLibraries", ["LPAutoLayout", "LPThenLibrary", "UIKit"]),
    tests(of: "UIKit", library: "UIKit", ["LPInterfaceBuilder", "LPPlacement", "LPVariants", "_Testing_UIKit"]),
    tests(
      of: "AppsInUIKit", library: "AppsInUIKit",
      ["LPAutoLayout", "LPComponents", "LPLayoutModel", "LPSnapshots", "LPSourceNames", "Apps", "LayoutPreview"]),
    tests(of: "Combine", library: "Combine"),
    tests(
      of: "SnapshotTesting", library: "SnapshotTesting",
      ["LPComponents", "LPLayoutModel", "LPLocalization", "LPScene", "FBSnapshotTestCase", "UIKit", "_Testing_UIKit"]),
    // What the documents promise, tried with the built command.
    .testTarget(name: "DocumentationTests", dependencies: ["ThreadTime"], swiftSettings: settings),
    tests(of: "SourceNames", ["SyntaxDriver"]),
  ].filter { target in namedTests.map { !target.isTest || $0.contains(target.name) } ?? true } + syntax + fuzzer,
  swiftLanguageModes: [.v6]
)
