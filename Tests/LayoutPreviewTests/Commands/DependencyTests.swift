import Foundation
import Testing

/// Packages that depend on a tagged version of this one.
@Suite struct DependencyTests {
  @Test func `A package can depend on a tagged version, with its compiler flags`() throws {
    let folder = try TemporaryFolder()
    func run(_ words: String) throws -> CommandRun {
      try CommandRun("/bin/sh", ["-c", words], in: folder, environment: ["GIT_CONFIG_NOSYSTEM": "1"])
    }
    let root = CommandRun.package.path
    // Sources that are not committed yet count, so that the test is about this build.
    let tagged = try run(
      """
      set -e
      mkdir LayoutPreview && cd '\(root)' && git ls-files -co --exclude-standard Sources examples Package.swift Tests \
        benchmarks | while read -r file; do test ! -e "$file" || echo "$file"; done | tar -cT - | tar -xC "$OLDPWD/LayoutPreview"
      cd "$OLDPWD/LayoutPreview" && git init -q && git add -A
      git -c user.name=a -c user.email=a@example.invalid commit -qm one && git tag 1.2.3
      """)
    #expect(tagged.status == 0, "\(tagged.errors)")
    try folder.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "App",
        dependencies: [.package(url: "file://\(folder.url.path)/LayoutPreview", from: "1.0.0")],
        targets: [
          .executableTarget(name: "App", dependencies: [.product(name: "LayoutPreview", package: "LayoutPreview")])
        ])
      """, to: "App/Package.swift")
    try folder.write("import LayoutPreview\n", to: "App/Sources/App/App.swift")
    // Planning refuses flags that a dependency must not have; building takes minutes.
    let planned = try run("swift build --package-path App --disable-sandbox --print-manifest-job-graph")
    #expect(planned.status == 0, "\(planned.output)\(planned.errors)")
    #expect(try folder.text("App/Package.resolved").contains("\"version\" : \"1.2.3\""))
  }
}
