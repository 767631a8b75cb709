import LPCommandLine
import Foundation
import LPSupport
import Testing

/// `preview init`: the files that it makes. `.ci/run` builds and tests a package that it made.
@Suite struct InitCommandTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun("preview", ["init"] + arguments, in: folder)
  }

  @Test func `A new package has a catalog, strings in two languages, tests and the settings of git and an editor`()
    throws
  {
    let run = try run("Demo", "--no-record")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      folder.files.sorted() == [
        "Demo/.gitattributes", "Demo/.gitignore", "Demo/.vscode/tasks.json", "Demo/Package.swift",
        "Demo/Sources/Demo/Demo.swift", "Demo/Sources/Demo/Resources/Localizable.xcstrings",
        "Demo/Tests/DemoTests/GoldenTests.swift",
      ])
    let manifest = try folder.text("Demo/Package.swift")
    #expect(manifest.contains(".package(path: Context.environment[\"LAYOUT_PREVIEW\"] ?? \"/"))
    #expect(run.output.contains("next: cd Demo && preview record && preview test && swift test"))
    #expect(
      run.output.contains(".package(url: \"https://github.com/") && run.output.contains("from: \"\(Version.current)\")")
    )
    let strings =
      try JSONSerialization.jsonObject(
        with: folder.read("Demo/Sources/Demo/Resources/Localizable.xcstrings")) as? [String: Any]
    #expect((strings?["strings"] as? [String: Any])?.count == 3)
    let tasks = try JSONSerialization.jsonObject(with: folder.read("Demo/.vscode/tasks.json")) as? [String: Any]
    #expect((tasks?["tasks"] as? [Any])?.count == 3)
  }

  @Test func `A name with quotes is no code of the manifest, and one with a control character is refused`() throws {
    #expect(try run(#"a", targets: ["b"#, "--no-record").status == 0)
    let manifest = try folder.text(#"a", targets: ["b/Package.swift"#)
    #expect(manifest.contains(#"name: "a\", targets: [\"b","#))
    let refused = try run("a\n::error::b", "--no-record")
    #expect(refused.status == 2 && refused.errors.contains(#"a\n::error::b has a control character in its name"#))
    #expect(!folder.exists("a\n::error::b"))
  }

  @Test(arguments: [
    ("github", ".github/workflows/goldens.yml"), ("gitlab", ".gitlab-ci.yml"), ("buildkite", ".buildkite/pipeline.yml"),
  ])
  func `A workflow of at most ten lines is written for an engine`(engine: String, path: String) throws {
    #expect(try run("Shop", "--no-record", "--ci", engine).status == 0)
    let lines = try folder.text("Shop/\(path)").split(separator: "\n")
    #expect(lines.count <= 10 && lines.contains { $0.contains("LayoutPreview") })
  }

  @Test func `A folder with files gets a catalog that compiles by itself, and nothing else changes`() throws {
    try folder.write("// swift-tools-version: 6.1\n", to: "My app/Package.swift")
    let run = try CommandRun("preview", ["init", "My app"], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      folder.files.sorted() == [
        "My app/Package.swift", "My app/Previews/MyApp.swift", "My app/Previews/Resources/Localizable.xcstrings",
      ])
    #expect(try folder.text("My app/Package.swift") == "// swift-tools-version: 6.1\n")
    #expect(run.output.contains("next: preview render Previews/MyApp.swift"))
    #expect(run.output.contains(".executableTarget(name: \"MyApp\""))
    let render = try CommandRun(
      "preview", ["render", "My app/Previews/MyApp.swift", "--direction", "all", "--out", "out"], in: folder)
    #expect(render.status == 0, "\(render.errors)")
    #expect(!render.errors.contains("warning"), "\(render.errors)")
    #expect(folder.exists("out/MyApp/welcome/rtl_de.png"))
    let lint = try CommandRun(
      "preview",
      ["lint", "My app/Previews/MyApp.swift", "--direction", "all", "--text-size", "large,accessibility3", "--strict"],
      in: folder)
    #expect(lint.status == 0, "\(lint.output)")
  }

  @Test func `What is there is never replaced`() throws {
    try folder.write("mine", to: "App/Previews/App.swift")
    try folder.write("mine", to: "App/Previews/AppPreviews.swift")
    let run = try run("App")
    #expect(run.status == 2 && run.errors.contains("is there already, and nothing was written"))
    #expect(folder.files.sorted() == ["App/Previews/App.swift", "App/Previews/AppPreviews.swift"])
    #expect(try folder.text("App/Previews/AppPreviews.swift") == "mine")
  }

  @Test func `A second time in the same folder is refused, and nothing is added`() throws {
    #expect(try run("Demo", "--no-record").status == 0)
    let files = folder.files.sorted()
    let again = try run("Demo", "--no-record")
    #expect(again.status == 2 && again.errors.contains("has a catalog already, in Sources/Demo/Demo.swift"))
    #expect(again.errors.contains("next: preview render --package-path"), "\(again.errors)")
    #expect(folder.files.sorted() == files)
  }

  @Test func `A workflow with the owner's placeholder says what to write for it`() throws {
    let run = try run("Shop", "--no-record", "--ci", "github")
    let workflow = try folder.text("Shop/.github/workflows/goldens.yml")
    #expect(run.output.contains("write the owner of your copy for <owner>") == workflow.contains("<owner>"))
  }

  @Test func `A package that is named like a product of this package gets a target of another name`() throws {
    #expect(try run("Combine", "--no-record").status == 0)
    #expect(folder.exists("Combine/Sources/CombinePreviews/CombinePreviews.swift"))
  }

  @Test func `Only modules that are products have names that a package cannot use`() throws {
    let sources = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Sources").standardizedFileURL
    guard let folders = try? FileManager.default.contentsOfDirectory(atPath: sources.path) else {
      try Test.cancel("the sources are not beside the tests")
    }
    let manifest = try String(contentsOf: sources.appendingPathComponent("../Package.swift"), encoding: .utf8)
    #expect(folders.contains("Pages") && manifest.contains("room(\"Pages\""))
    for folder in folders where manifest.contains("product(\"\(folder)\"") || folder == "preview" {
      #expect(TakenNames.containModule(folder), "\(folder)")
    }
    #expect(!TakenNames.containModule("Files") && !TakenNames.containModule("Gallery"))
  }

  @Test(arguments: ["..", ".hidden", ""])
  func `A name that is none is refused`(name: String) throws {
    let run = try run(name)
    #expect(run.status == 2 && run.errors.contains("is not a name for a package"))
    #expect(folder.files.isEmpty)
  }

  @Test(arguments: [("3d-view", "App3dView"), ("view", "ViewPreviews"), ("größe", "GrE"), ("my_shop", "MyShop")])
  func `A target is called after the folder, and never as something that a catalog uses`(
    name: String, type: String
  ) throws {
    #expect(try run(name, "--no-record").status == 0)
    #expect(folder.exists("\(name)/Sources/\(type)/\(type).swift"), "\(folder.files)")
  }
}
