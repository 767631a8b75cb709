import LPSupport

/// The files of a new package, or of a catalog in a folder that has files already.
struct ProjectTemplate: Sendable {
  struct File: Hashable, Sendable {
    let path: String
    let text: String
  }

  /// The package's name, which is that of the folder.
  let name: String
  /// The name of the catalog's type and of its target.
  let type: String
  let library: LibraryPackage?

  /// The folder of the catalog in an existing package or app.
  static let singleFolder = "Previews"

  init(name: String, library: LibraryPackage?) {
    self.name = name
    self.library = library
    let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let start = joined.first?.isLetter == true ? joined : "App" + joined
    type =
      TakenNames.containModule(start) || Self.takenTypes.contains(start.lowercased()) ? start + "Previews" : start
  }

  /// Names in lower case that a catalog must not have, because they would hide a type that it uses.
  private static let takenTypes: Set<String> = [
    "any", "app", "array", "button", "color", "font", "image", "int", "label", "package", "previews", "screen", "self",
    "string", "switch", "type", "view",
  ]

  var package: [File] {
    [
      File(path: "Package.swift", text: manifest), File(path: "Sources/\(type)/\(type).swift", text: catalog),
      File(path: "Sources/\(type)/Resources/Localizable.xcstrings", text: Self.strings),
      File(path: "Tests/\(type)Tests/GoldenTests.swift", text: tests), File(path: ".gitignore", text: Self.ignored),
      File(path: ".gitattributes", text: Self.attributes), File(path: ".vscode/tasks.json", text: Self.tasks),
    ]
  }

  /// The files of a catalog that needs no package.
  var single: [File] {
    [
      File(path: "\(Self.singleFolder)/\(type).swift", text: catalog),
      File(path: "\(Self.singleFolder)/Resources/Localizable.xcstrings", text: Self.strings),
    ]
  }

  /// The lines that make the single catalog a target of a package.
  var manifestLines: [String] {
    [
      "dependencies: \(LibraryPackage.dependencies(library)[0])",
      "targets:      .executableTarget(name: \"\(type)\", dependencies: [.product(name: \"LayoutPreview\", "
        + "package: \"\(identity)\")],",
      "                path: \"\(Self.singleFolder)\", exclude: [\"Resources\"])",
    ]
  }

  private static func literal(_ text: String) -> String { "\"\(text.escaping(["\\": #"\\"#, "\"": #"\""#]))\"" }

  private var identity: String { library?.identity ?? "LayoutPreview" }

  private var manifest: String {
    let url = LibraryPackage.dependencies(nil)[0]
    let dependency =
      library.map { library in
        """
            // The package that is installed on this machine, or that LAYOUT_PREVIEW names. From anywhere:
            // \(url)
            .package(path: Context.environment["LAYOUT_PREVIEW"] ?? \(Self.literal(library.path)))
        """
      } ?? "    \(url)"
    return """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: \(Self.literal(name)),
        dependencies: [
      \(dependency)
        ],
        targets: [
          .executableTarget(
            name: "\(type)", dependencies: [.product(name: "LayoutPreview", package: "\(identity)")],
            exclude: ["Resources"]),
          .testTarget(
            name: "\(type)Tests",
            dependencies: ["\(type)", .product(name: "LayoutPreviewTesting", package: "\(identity)")]),
        ]
      )

      """
  }

  private var catalog: String {
    """
    import LayoutPreview

    /// The screens that `preview` draws and compares. Add yours to `previews`.
    @main
    struct \(type): PreviewCatalog {
      var previews: [Preview] {
        Preview("Welcome", matrix: VariantMatrix(locales: [.english, LanguageTag("de")!])) { welcome() }
      }

      /// A picture and two texts in the middle, and a button at the bottom.
      func welcome() -> Screen {
        let picture = ImageView(.symbol("cart"), size: CGSize(width: 64, height: 64))
        let title = Label("welcome.title", style: .title1).lineLimit(nil).multilineTextAlignment(.center)
        let details = Label("welcome.details", style: .body).foregroundStyle(.secondaryLabel).lineLimit(nil)
          .multilineTextAlignment(.center)
        let start = Button("welcome.start", style: .filled())

        return Screen {
          picture
          title
          details
          start
        } constraints: { screen in
          picture.centerX == screen.centerX
          picture.top == screen.safeArea.top + 120
          title.top == picture.bottom + 24
          title.horizontalEdges == screen.margins.horizontalEdges
          details.top == title.bottom + 8
          details.horizontalEdges == screen.margins.horizontalEdges
          start.top >= details.bottom + 24
          start.horizontalEdges == screen.margins.horizontalEdges
          start.bottom == screen.safeArea.bottom - 16
        }
      }
    }

    """
  }

  private var tests: String {
    """
    import LayoutPreviewTesting
    import Testing

    @testable import \(type)

    @MainActor struct GoldenTests {
      @Test func `every screen is as its golden`() throws {
        try expectGoldens(of: \(type).self)
      }
    }

    """
  }

  private static let strings: String = {
    let rows = [
      (
        "welcome.details", "Everything you need, delivered by Friday.", "Alles, was du brauchst, bis Freitag geliefert."
      ),
      ("welcome.start", "Get started", "Los geht’s"), ("welcome.title", "Welcome", "Willkommen"),
    ]
    func unit(_ language: String, _ value: String) -> String {
      """
              "\(language)" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "\(value)"
                }
              }
      """
    }
    let entries = rows.map { key, english, german in
      """
          "\(key)" : {
            "extractionState" : "manual",
            "localizations" : {
      \(unit("de", german)),
      \(unit("en", english))
            }
          }
      """
    }
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(entries.joined(separator: ",\n"))
        },
        "version" : "1.0"
      }

      """
  }()

  private static let ignored = """
    .build/
    .preview/
    .swiftpm/
    out/

    """

  private static let attributes = """
    *.layout.txt text eol=lf
    goldens/**/*.png binary
    goldens/.fonts/*.[ot]t[fc] binary

    """

  private static let tasks = """
    {
      "version": "2.0.0",
      "tasks": [
        {
          "label": "Draw previews",
          "type": "shell",
          "command": "preview render --locale all --direction all --annotate constraints",
          "group": { "kind": "build", "isDefault": true },
          "problemMatcher": []
        },
        {
          "label": "Compare goldens",
          "type": "shell",
          "command": "preview test",
          "group": { "kind": "test", "isDefault": true },
          "problemMatcher": []
        },
        {
          "label": "Record goldens",
          "type": "shell",
          "command": "preview record",
          "problemMatcher": []
        }
      ]
    }

    """
}

/// Names that a module of a catalog must not have, because they would hide a module that the catalog needs.
package enum TakenNames {
  /// Whether the name, in any case, is taken: by the compiler, by a module of its toolchain, or by a product of this package.
  package static func containModule(_ name: String) -> Bool { modules.contains(name.lowercased()) }

  /// In lower case, as file systems may not tell cases apart.
  private static let modules: Set<String> = [
    "main", "test", "tests",
    // The toolchain's.
    "cxx", "cxxstdlib", "dispatch", "distributed", "foundation", "foundationessentials",
    "foundationinternationalization", "foundationnetworking", "foundationxml", "glibc", "observation", "regexbuilder",
    "runtime", "swift", "swiftononesupport", "synchronization", "testing", "xctest",
    // This package's products; its other modules have a prefix.
    "combine", "fbsnapshottestcase", "iossnapshottestcase", "layoutpreview", "layoutpreviewtesting", "preview",
    "snapshottesting", "uikit", "_testing_uikit",
  ]
}
