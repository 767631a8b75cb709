import LPOperations
import Foundation
import LayoutPreview
import LPSnapshots
import Testing
import ThreadTime
@testable import LPCatalogs

@Suite struct PreviewToolTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let card = """
    import LayoutPreview

    @main
    struct Card: PreviewCatalog {
      var previews: [Preview] {
        Preview("Card") {
          let title = Label("Hello", style: .headline)
          return Screen { title } constraints: { screen in
            title.leading == screen.margins.leading
            title.top == screen.safeArea.top
          }
        }
      }
    }
    """

  // MARK: Single files

  @Test func `a single file is compiled once for each content`() throws {
    try folder.write(Self.card, to: "Card.swift")
    let first = try CommandRun("preview", ["render", "Card.swift", "--verbose"], in: folder)
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.errors.contains("Card.swift: compiled in "))
    #expect(folder.exists("out/Card/card/default.png"))
    let picture = try folder.read("out/Card/card/default.png")
    let second = try CommandRun("preview", ["render", "Card.swift", "--verbose", "--out", "again"], in: folder)
    #expect(second.errors.contains("Card.swift: already compiled"))
    #expect(try folder.read("again/Card/card/default.png") == picture)

    try folder.write(Self.card.replacing("Hello", with: "Goodbye"), to: "Card.swift")
    let third = try CommandRun("preview", ["list", "Card.swift", "--verbose"], in: folder)
    #expect(third.errors.contains("Card.swift: compiled in "))
    #expect(third.output.contains("Card: 1 preview\n"))
  }

  @Test func `the cache of compiled files keeps nothing of killed runs, and runs nothing that is not the user's`()
    throws
  {
    try folder.write(Self.card, to: "Card.swift")
    try folder.write("half", to: ".cache/preview/.0123456789abcdef.4711/catalog")
    let first = try CommandRun("preview", ["list", "Card.swift"], in: folder, throughShell: "umask 000")
    #expect(first.status == 0, "\(first.errors)")
    #expect(!folder.files.contains { $0.contains(".cache/preview/.") })
    let cache = folder.url.appendingPathComponent(".cache/preview")
    for name in [""] + (try FileManager.default.contentsOfDirectory(atPath: cache.path)) where name != "calibration" {
      let attributes = try FileManager.default.attributesOfItem(atPath: cache.appendingPathComponent(name).path)
      #expect(attributes[.posixPermissions] as? Int == 0o700)
    }
    for file in folder.files where file.hasPrefix(".cache/") {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.url.appendingPathComponent(file).path)
      #expect((attributes[.posixPermissions] as? Int ?? 0) & 0o002 == 0, "\(file) can be changed by others")
    }
    // Only the superuser can give a file to somebody else.
    guard geteuid() == 0 else { return }
    let program = try #require(folder.files.first { $0.hasPrefix(".cache/preview/") && $0.hasSuffix("/catalog") })
    let path = folder.url.appendingPathComponent(program).path
    try Data("#!/bin/sh\necho evil\n".utf8).write(to: URL(fileURLWithPath: path))
    #expect(chown(path, 65534, 65534) == 0)
    let second = try CommandRun("preview", ["list", "Card.swift"], in: folder)
    #expect(!second.output.contains("evil"))
    #expect(second.status == 2)
    #expect(second.errors.contains("cannot be written"))
  }

  @Test(arguments: ["HOME", "XDG_CACHE_HOME", "TMPDIR"])
  func `the compiler crashed in a home or with temporary files whose path is beyond ASCII`(variable: String) throws {
    try folder.write(Self.card, to: "Card.swift")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("jörg"), withIntermediateDirectories: true)
    let run = try CommandRun(
      "preview", ["list", "Card.swift"], in: folder, environment: [variable: "\(folder.url.path)/jörg"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("Card: 1 preview\n"))
    let made = folder.files.filter { $0.hasSuffix("/catalog") }
    #expect(made.count == 1 && made[0].hasPrefix(variable == "TMPDIR" ? ".cache/preview/" : "jörg/"), "\(made)")
  }

  @Test func `a cache entry that lost its executable, or whose executable may not run, failed for ever`() throws {
    try folder.write(Self.card, to: "Card.swift")
    #expect(try CommandRun("preview", ["list", "Card.swift"], in: folder, throughShell: "umask 777").status == 0)
    let program = try #require(folder.files.first { $0.hasPrefix(".cache/preview/") && $0.hasSuffix("/catalog") })
    let path = folder.url.appendingPathComponent(program).path
    try FileManager.default.removeItem(atPath: path)
    let second = try CommandRun("preview", ["list", "Card.swift"], in: folder)
    #expect(second.status == 0, "\(second.errors)")
    #expect(access(path, X_OK) == 0)
    chmod(path, 0o600)
    let third = try CommandRun("preview", ["list", "Card.swift"], in: folder)
    #expect(third.status == 0, "\(third.errors)")
    #expect(!folder.files.contains { $0.contains(".cache/preview/.") })
  }

  @Test func `the cache of calibrations counted as a compiled file, and was deleted as the oldest`() throws {
    try folder.write(Self.card, to: "Card.swift")
    let cache = ".cache/preview"
    for number in 0..<66 {
      try folder.write("", to: "\(cache)/\(String(repeating: "0", count: 30))\(10 + number)/catalog")
    }
    try folder.write("{}", to: "\(cache)/calibration/old.json")
    let old = [FileAttributeKey.modificationDate: Date(timeIntervalSince1970: 1)]
    let path = folder.url.appendingPathComponent("\(cache)/calibration").path
    try FileManager.default.setAttributes(old, ofItemAtPath: path)
    #expect(try CommandRun("preview", ["list", "Card.swift"], in: folder).status == 0)
    #expect(folder.exists("\(cache)/calibration/old.json"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent(cache).path)
    #expect(names.filter { $0 != "calibration" }.count == 64)
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `an interrupt while a file is compiled leaves nothing behind`(signal: Int32) throws {
    try folder.write(Self.card, to: "Card.swift")
    let marker = folder.scratch.appendingPathComponent("started").path
    try folder.write("#!/bin/sh\necho $$ > \(marker)\nexec sleep 1000\n", to: "bin/swiftc")
    let program = folder.url.appendingPathComponent("bin/swiftc").path
    chmod(program, 0o755)
    let process = Process()
    process.executableURL = CommandRun.buildFolder.appendingPathComponent("preview")
    process.arguments = ["render", "Card.swift"]
    process.currentDirectoryURL = folder.url
    process.environment = [
      "PATH": folder.url.appendingPathComponent("bin").path + ":/usr/bin:/bin", "HOME": folder.url.path,
    ]
    process.standardError = FileHandle.nullDevice
    try process.runWithinLimit()
    for _ in 0..<6000 where (FileManager.default.contents(atPath: marker)?.count ?? 0) < 2 { usleep(10_000) }
    kill(process.processIdentifier, signal)
    for _ in 0..<2000 where process.isRunning { usleep(10_000) }
    // It would run for ever; its status shows the difference.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == signal)
    #expect(folder.files == ["Card.swift", "bin/swiftc"])
    let group = try #require(Int32(String(contentsOfFile: marker, encoding: .utf8).trimmingCharacters(in: .newlines)))
    for _ in 0..<100 where kill(-group, 0) == 0 { usleep(10_000) }
    #expect(kill(-group, 0) == -1)
  }

  @Test func `a compilation that is interrupted is not called one that does not compile`() throws {
    try folder.write(Self.card, to: "Card.swift")
    for (script, message) in [
      ("kill -KILL $$", "the compiler was killed while it compiled Card.swift"),
      ("kill -ILL $$", "the compiler crashed (signal 4) while it compiled Card.swift"),
      ("kill -TERM $$", "compiling Card.swift was interrupted by signal 15"),
      ("echo 'error: No space left on device' >&2; exit 1", "no space is left on the disk to compile Card.swift"),
    ] {
      try folder.write("#!/bin/sh\n\(script)\n", to: "bin/swiftc")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.url.appendingPathComponent("bin/swiftc").path)
      let path = "\(folder.url.path)/bin:/usr/bin:/bin"
      let run = try CommandRun("preview", ["list", "Card.swift"], in: folder, environment: ["PATH": path])
      #expect(run.status == 2)
      #expect(run.errors.contains(message))
      #expect(!run.errors.contains("does not compile"))
    }
  }

  @Test func `a file that does not compile shows what the compiler says`() throws {
    try folder.write(Self.card.replacing("title.leading ==", with: "title.leading == 20 =="), to: "Card.swift")
    let run = try CommandRun("preview", ["render", "Card.swift"], in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("Card.swift:9:"))
    #expect(run.errors.contains("error: Card.swift does not compile"))
    #expect(run.errors.hasSuffix("next: preview render Card.swift\n"))
    #expect(!folder.exists("out"))
    #expect(!folder.files.contains { $0.contains(".cache/preview/.") })
  }

  @Test(
    arguments: [
      ("Nothing.swift", nil, "cannot find the file Nothing.swift"),
      ("Other.swift", "print(1)", "Other.swift contains no catalog"),
    ] as [(String, String?, String)])
  func `a file that is no catalog is refused`(_ name: String, _ text: String?, _ message: String) throws {
    if let text { try folder.write(text, to: name) }
    let run = try CommandRun("preview", ["render", name], in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("error: \(message)"))
  }

  @Test(arguments: ["Pages.swift", "Observation.swift"])
  func `a file that is named like a module that it needs is compiled`(name: String) throws {
    try folder.write(Self.card, to: name)
    let run = try CommandRun("preview", ["list", name], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("Card"))
  }

  @Test func `advice about a single file names the file`() throws {
    try folder.write(Self.card, to: "My card.swift")
    let run = try CommandRun("preview", ["test", "My card.swift", "--json"], in: folder)
    #expect(run.status == 1)
    let missing = try CommandRun("preview", ["render", "My card.swift", "Kard"], in: folder)
    #expect(missing.status == 2)
    #expect(missing.errors.contains("no preview of Card matches 'Kard'; did you mean 'Card'?"))
    let recorded = try CommandRun("preview", ["record", "My card.swift", "--prune", "Card"], in: folder)
    #expect(recorded.errors.hasSuffix("next: preview record 'My card.swift' --prune\n"))
  }

  @Test func `advice about an unknown preview left out the file's name`() throws {
    try folder.write(Self.card, to: "My card.swift")
    let run = try CommandRun("preview", ["render", "My card.swift", "Kard"], in: folder)
    #expect(run.errors.hasSuffix("Run 'preview list 'My card.swift''.\n"), "\(run.errors)")
  }

  @Test func `two files with catalogs of one name shared their goldens`() throws {
    try folder.write(Self.card, to: "Card.swift")
    try folder.write(Self.card.replacing("Hello", with: "Goodbye"), to: "Card 2.swift")
    for verb in ["record", "test"] {
      let run = try CommandRun("preview", [verb, "Card.swift"], in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("error: two catalogs are named Card, in Card.swift and Card 2.swift; their goldens"))
    }
    #expect(!folder.exists("goldens"))
    #expect(try CommandRun("preview", ["render", "Card.swift", "--format", "text"], in: folder).status == 0)
  }

  // MARK: Packages

  /// A `swift` that describes a package with two catalogs, and builds each by copying a catalog that is built.
  private func makePackage(compiles: Bool = true, types: [String] = ["One", "Two"]) throws -> [String: String] {
    try folder.write("// swift-tools-version: 6.1", to: "Package.swift")
    for (name, type) in zip(["One", "Two"], types) {
      try folder.write("@main struct \(type): PreviewCatalog {}", to: "Sources/\(name)/Catalog.swift")
    }
    try folder.write("// A PreviewCatalog is mentioned\n@main struct Other {}", to: "Sources/Other/Other.swift")
    let built = CommandRun.buildFolder.appendingPathComponent("Troubled").path
    let targets = ["One", "Two", "Other"].map { name in
      #"{"name":"\#(name)","type":"executable","path":"Sources/\#(name)","sources":["\#(name == "Other" ? "Other" : "Catalog").swift"]}"#
    }
    let build =
      compiles
      ? "mkdir -p .build/$3; for last; do :; done; cp \(built) .build/$3/$last"
      : "echo '[1/2] Compiling One Catalog.swift'; echo '/x/Catalog.swift:3:1: error: no such thing'; exit 1"
    try folder.write(
      """
      #!/bin/sh
      cd \(folder.url.path)
      case "$*" in
      *describe*) echo 'warning: something'; echo '{"targets":[\(targets.joined(separator: ","))]}' ;;
      build*) \(build) ;;
      esac
      """, to: "bin/swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.url.appendingPathComponent("bin/swift").path)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return ["PATH": "\(folder.url.path)/bin:\(path)"]
  }

  @Test func `a package's catalogs are built and do what is asked, as one`() throws {
    let environment = try makePackage()
    let run = try CommandRun("preview", ["list", "Plain", "--json"], in: folder, environment: environment)
    #expect(run.status == 0, "\(run.errors)")
    let report = try JSONDecoder().decode(ListReport.self, from: Data(run.output.utf8))
    #expect(report.catalogs.count == 2)
    let one = try CommandRun(
      "preview", ["list", "Plain", "--catalog", "one", "--verbose"], in: folder, environment: environment)
    #expect(one.errors.contains("--product One") && !one.errors.contains("--product Two"))
    #expect(one.output.components(separatedBy: "Troubled: 1 preview").count == 2)
  }

  @Test func `the tool and the catalog write the same bytes`() throws {
    let environment = try makePackage()
    let options = ["render", "Plain", "Greeting", "--rtl", "--size", "compact", "--format", "all", "--out"]
    let tool = try CommandRun(
      "preview", options + ["a", "--catalog", "One"], in: folder, environment: environment)
    #expect(tool.status == 0, "\(tool.errors)")
    #expect(try CommandRun("Troubled", options + ["b"], in: folder).status == 0)
    let names = folder.files.filter { $0.hasPrefix("a/") }.map { String($0.dropFirst(2)) }
    // Six files and a small picture of either preview, the page and the document.
    #expect(names.count == 16, "\(names.sorted())")
    for name in names { #expect(try folder.read("a/\(name)") == folder.read("b/\(name)"), "\(name)") }
  }

  @Test func `a command after a debug build built for release from nothing`() throws {
    let environment = try makePackage()
    func built(_ arguments: String...) throws -> [String] {
      let run = try CommandRun(
        "preview", ["list", "--verbose", "--catalog", "One"] + arguments, in: folder, environment: environment)
      #expect(run.status == 0, "\(run.errors)")
      return run.errors.matches(of: /swift build -c (\w+)/).map { String($0.1) }
    }
    #expect(try built() == ["release"], "nothing was built yet")
    #expect(try built("-c", "debug") == ["debug"])
    #expect(try built() == ["debug"], "the last build")
    #expect(try built("-c", "release") == ["release"])
    #expect(try built() == ["release"])
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent(".build/release"))
    #expect(try built() == ["debug"], "the only build")
  }

  @Test func `two targets with catalogs of one name shared their goldens`() throws {
    let environment = try makePackage(types: ["Screens", "Screens"])
    let run = try CommandRun("preview", ["record", "--catalog", "One"], in: folder, environment: environment)
    #expect(run.status == 2)
    #expect(run.errors.contains("error: two catalogs are named Screens, in the targets One and Two; their goldens"))
    #expect(!folder.exists("goldens"))
  }

  @Test func `goldens are the package's, wherever in it the command is run`() throws {
    let environment = try makePackage()
    let run = try CommandRun(
      "preview", ["record", "Plain", "--catalog", "One", "--package-path", folder.url.path], in: TemporaryFolder(),
      environment: environment)
    #expect(run.status == 0, "\(run.errors)")
    #expect(folder.exists("goldens/Troubled/plain/default.png"))
  }

  @Test func `goldens of a catalog that is gone are stale, those of documents and single files are not`() throws {
    let environment = try makePackage()
    func run(_ arguments: String...) throws -> CommandRun {
      try CommandRun("preview", arguments, in: folder, environment: environment)
    }
    _ = try run("record", "--catalog", "One", "--quiet")
    for name in ["Gone", "Main", "Card"] {
      try folder.write("layout 1\n", to: "goldens/\(name)/x/default.layout.txt")
    }
    try folder.write("{}", to: "goldens/Gone/environment.json")
    try folder.write("<document/>", to: "App/Main.storyboard")
    try folder.write("@main struct Card: PreviewCatalog {}", to: "Card.swift")
    let test = try run("test", "--report", "json")
    #expect(test.status == 1)
    let stale = test.errors.split(separator: "\n").filter { $0.hasPrefix("stale: ") }
    #expect(stale == ["stale: goldens/Gone/x/default.layout.txt belongs to no catalog"])
    let file = try JSONReport.read(Array(folder.read(".preview/reports/report.json")), name: "report")
    let output = try JSONReport.read(Array(try run("test", "--json").output.utf8), name: "output")
    for report in [file, output] {
      #expect(report.status == 1 && report.counts.isAllTheSame)
      #expect(report.catalogs.map(\.name) == ["Troubled", "Troubled", "Gone"])
      #expect(report.catalogs.last?.stale == ["goldens/Gone/x/default.layout.txt"])
    }
    #expect(!(try run("test", "--catalog", "One").errors.contains("stale")))
    #expect(try run("record", "--prune").output.contains("deleted goldens/Gone/x/default.layout.txt"))
    #expect(!folder.exists("goldens/Gone") && folder.exists("goldens/Main/x/default.layout.txt"))
    #expect(try run("test").status == 0)
  }

  @Test func `a package that does not build shows the compiler's messages`() throws {
    let environment = try makePackage(compiles: false)
    let run = try CommandRun("preview", ["render"], in: folder, environment: environment)
    #expect(run.status == 2)
    let problem = "/x/Catalog.swift:3:1: error: no such thing\nerror: One does not build\n"
    #expect(run.errors.hasPrefix("Building One…\n" + problem))
    #expect(!folder.exists("out"))
  }

  @Test func `a preview that no catalog has is unknown`() throws {
    let run = try CommandRun("preview", ["render", "Plian"], in: folder, environment: try makePackage())
    #expect(run.status == 2)
    #expect(run.errors.contains("no preview of One, Two matches 'Plian'; did you mean 'Plain'"))
    #expect(run.errors.hasSuffix("Run 'preview list'.\n"))
  }

  @Test func `the command does not take itself for a catalog`() throws {
    let run = try CommandRun(
      "preview", ["list"], in: folder, environment: try makePackage().merging(["PREVIEW_COMMAND": "preview"]) { $1 })
    #expect(run.status == 2)
    #expect(run.errors.contains("started by itself"))
  }

  @Test func `a catalog that the package has not got is refused`() throws {
    let run = try CommandRun("preview", ["list", "--catalog", "Three"], in: folder, environment: try makePackage())
    #expect(run.status == 2)
    #expect(run.errors.contains("no catalog 'Three'") && run.errors.contains("Catalogs: One, Two."))
  }

  @Test func `without a package there is nothing to build`() throws {
    let run = try CommandRun("preview", ["render"], in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("no package: "))
    #expect(run.errors.contains("'preview render Card.swift'"))
  }
}
