import LPSupport

/// The package that runs a suite on Linux: its manifest and a job for CI.
package struct SuitePackage: Sendable {
  package let name: String
  package let modules: [SuiteModule]
  /// The folder of LayoutPreview on this machine; `nil` where it is fetched.
  package let library: String?

  package init(name: String, modules: [SuiteModule], library: String?) {
    (self.name, self.modules, self.library) = (name, modules, library)
  }

  /// The name of the package in product dependencies, which SwiftPM derives from the folder.
  private var identity: String { library?.split(separator: "/").last.map(String.init) ?? "LayoutPreview" }

  // MARK: Manifest

  package var manifest: String {
    """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: \(Self.literal(name)), defaultLocalization: "en",
      dependencies: [
    \(dependency)
      ],
      targets: [
    \(modules.map(target).joined(separator: "\n"))
      ],
      swiftLanguageModes: [.v5]
    )

    """
  }

  /// The lines of the manifest that depend on LayoutPreview.
  private var dependency: String {
    let url = ".package(url: \"\(Version.repository)\", from: \"\(Version.current)\")"
    guard let library else { return "    \(url)" }
    return """
          // The package that is installed on this machine, or that LAYOUT_PREVIEW names. From anywhere:
          // \(url)
          .package(path: Context.environment["LAYOUT_PREVIEW"] ?? \(Self.literal(library)))
      """
  }

  private func target(_ module: SuiteModule) -> String {
    let own = module.dependencies.sorted().map(Self.literal)
    let products = Set(module.products).union(["UIKit"]).sorted().map {
      ".product(name: \(Self.literal($0)), package: \(Self.literal(identity)))"
    }
    var lines = [
      "    .\(module.kind == .tests ? "testTarget" : "target")(", "      name: \(Self.literal(module.name)),",
      "      dependencies: [",
    ]
    lines += (own + products).map { "        \($0)," }
    lines.append("      ]")
    func list(_ label: String, _ items: [String]) {
      guard !items.isEmpty else { return }
      lines[lines.count - 1] += ","
      lines.append("      \(label): [")
      lines += items.map { "        \($0)," }
      lines.append("      ]")
    }
    list("exclude", excluded(module).map(Self.literal))
    list("resources", resources(of: module).map { ".\($0.rule)(\(Self.literal($0.path)))" })
    lines.append("    ),")
    return lines.joined(separator: "\n")
  }

  private func resources(of module: SuiteModule) -> [PackageDump.Target.Resource] {
    module.resources.filter { resource in
      let place = "\(module.folder)/\(resource.path)"
      return module.files.contains { $0 == place || $0.hasPrefix(place + "/") }
    }
  }

  /// What the compiler and the package manager are not to look at.
  private func excluded(_ module: SuiteModule) -> [String] {
    let declared = resources(of: module).map { "\(module.folder)/\($0.path)" }
    let rest = module.files.filter { path in !declared.contains { path == $0 || path.hasPrefix($0 + "/") } }
    let others = rest.map { Self.unit(String(module.place(of: $0).dropFirst(module.place.count + 1))) }
    return Set(module.referenceFolders + others).sorted()
  }

  /// The outermost folder of a path that the package manager takes as one file, or the path.
  private static func unit(_ path: String) -> String {
    let parts = path.split(separator: "/")
    let endings = [".xcassets", ".bundle", ".xcdatamodeld", ".playground", ".framework", ".xcframework"]
    let end = parts.firstIndex { part in endings.contains { part.hasSuffix($0) } }
    return end.map { parts[...$0].joined(separator: "/") } ?? path
  }

  private static func literal(_ text: String) -> String {
    "\"\(text.escaping(["\\": #"\\"#, "\"": #"\""#, "\n": #"\n"#]))\""
  }

  // MARK: CI

  /// A job that runs the suite, for a package at a path of its repository.
  package func workflow(at path: String, hasReferences: Bool, _ simulator: Simulator?) -> String {
    var variables = simulator?.variables.map { "\($0.name): \(Self.literal($0.value))" } ?? []
    if hasReferences { variables.append("SNAPSHOT_REFERENCES: apple") }
    variables.append("LAYOUT_PREVIEW: /opt/layout-preview/lib/layout-preview/\(identity)")
    return """
      name: Snapshots on Linux
      on: [pull_request]
      permissions: { contents: read }
      jobs:
        snapshots:
          runs-on: ubuntu-24.04
          container: swift:6.3-bookworm
          env: { \(variables.joined(separator: ", ")) }
          steps:
            - uses: actions/checkout@34e114876b0b11c390a56381ad16ebd13914f8d5 # v4.3.1
              with: { lfs: true }
            - run: |
                git clone -q --depth 1 -b \(Version.current) \(Version.repository) /tmp/layout-preview
                make -C /tmp/layout-preview install PREFIX=/opt/layout-preview\(identity == "LayoutPreview" ? "" : "\n              ln -s LayoutPreview /opt/layout-preview/lib/layout-preview/\(identity)")
            - run: swift test\(path == "." ? "" : " --package-path \(ShellWord.quoted(path))")

      """
  }
}
