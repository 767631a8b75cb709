import Foundation
import LPSnapshots
import LPSourceNames
import Testing

/// Executables that are carried to where their sources are not.
@Suite struct NamesCommandTests {
  private let folder: TemporaryFolder
  /// A copy of an example in which the paths of its sources are those of files that are not there.
  private let carried: URL
  private let original = CommandRun.buildFolder.appendingPathComponent("Scripts")

  init() throws {
    folder = try TemporaryFolder()
    carried = folder.scratch.appendingPathComponent("Scripts")
    var bytes = try Data(contentsOf: original)
    let (path, other) = (Data("/examples/Scripts/".utf8), Data("/nowhere_/Scripts/".utf8))
    #expect(path.count == other.count)
    var start = bytes.startIndex
    while let range = bytes.range(of: path, in: start..<bytes.endIndex) {
      bytes.replaceSubrange(range, with: other)
      start = range.upperBound
    }
    try bytes.write(to: carried)
    #expect(chmod(carried.path, 0o755) == 0)
  }

  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun(carried.path, arguments, in: folder)
  }

  /// The names of the original, under the paths of the copy.
  private func table(program: String) throws -> NamesFile {
    let copy = folder.scratch.appendingPathComponent("original")
    try FileManager.default.copyItem(at: original, to: copy)
    let names = try CommandRun("preview", ["names", "--executable", copy.path], in: folder)
    #expect(names.status == 0, "\(names.errors)")
    let table = try NamesFile(contentsOf: NamesFile.path(for: copy.path))
    #expect(table.program == NamesFile.program(at: copy.path))
    let sources = table.sources.map { path, source in
      (path.replacingOccurrences(of: "/examples/Scripts/", with: "/nowhere_/Scripts/"), source)
    }
    return NamesFile(program: program, sources: Dictionary(uniqueKeysWithValues: sources))
  }

  @Test func `Without sources or a file of names, nothing is written and the status is 2`() throws {
    for verb in ["test", "record", "render", "lint", "trace"] {
      let run = try run(verb, "Wrapped text")
      #expect(run.status == 2, "\(verb)")
      #expect((run.output + run.errors).contains("the names of views are unknown: "), "\(verb): \(run.errors)")
      #expect((run.output + run.errors).contains("Run 'preview names' where the catalog is built"), "\(verb)")
    }
    #expect(folder.files.filter { $0.hasSuffix(".txt") || $0.hasSuffix(".png") || $0.hasSuffix(".svg") } == [])
  }

  @Test func `The file of names beside an executable gives the names of its sources`() throws {
    let digest = try #require(NamesFile.program(at: carried.path))
    try Data(try table(program: digest).text.utf8).write(to: URL(fileURLWithPath: NamesFile.path(for: carried.path)))
    let here = try CommandRun("Scripts", ["render", "--format", "text", "--out", "here"], in: folder)
    let there = try run("render", "--format", "text", "--out", "there")
    #expect((here.status, there.status) == (0, 0), "\(there.errors)")
    let files = folder.files.filter { $0.hasPrefix("here/") }
    #expect(files.count >= 5)
    for file in files {
      #expect(try folder.text(file) == folder.text(file.replacingOccurrences(of: "here/", with: "there/")), "\(file)")
    }
  }

  @Test func `A file of names of another build is refused`() throws {
    let file = folder.url.appendingPathComponent("other.names")
    try Data(try table(program: "0123456789abcdef").text.utf8).write(to: file)
    let run = try run("trace", "Wrapped text", "--names", file.path)
    #expect(run.status == 2)
    #expect(run.errors.contains("it was made for another build of this executable"), "\(run.errors)")
    try Data("x".utf8).write(to: URL(fileURLWithPath: NamesFile.path(for: carried.path)))
    #expect(try self.run("trace", "Wrapped text").errors.contains("Scripts.names was made for another build"))
  }

  @Test func `Sources are found below the package at another path`() throws {
    try folder.write("", to: "Package.swift")
    let sources = CommandRun.package.appendingPathComponent("examples/Scripts")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("nowhere_"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: sources, to: folder.url.appendingPathComponent("nowhere_/Scripts"))
    let here = try CommandRun("Scripts", ["trace", "Wrapped text", "--json"], in: folder)
    let there = try run("trace", "Wrapped text", "--json")
    #expect(there.status == 0 && there.output == here.output, "\(there.errors)")
  }

  @Test func `Only what is affected is compared, and a name that changed in a source affects everything`() throws {
    try folder.write("", to: "Package.swift")
    let copy = folder.url.appendingPathComponent("nowhere_/Scripts")
    try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: CommandRun.package.appendingPathComponent("examples/Scripts"), to: copy)
    #expect(try run("record", "Labels and buttons").status == 0)
    func unaffected() throws -> Int {
      let test = try run("test", "Labels and buttons", "--only-affected", "--json")
      return try JSONReport.read(Array(test.output.utf8), name: "test").counts.unaffected
    }
    #expect(try [unaffected(), unaffected()] == [0, 2])
    let source = "nowhere_/Scripts/LabelsAndButtons.swift"
    let text = try folder.text(source)
    try folder.write(text.replacing("button", with: "action"), to: source)
    let renamed = try run("test", "Labels and buttons", "--only-affected")
    #expect(renamed.status == 1 && renamed.output.contains("action"), "\(renamed.output)\(renamed.errors)")
    try folder.write(text, to: source)
    #expect(try [unaffected(), unaffected()] == [0, 2])
    // Names that a file of names gives go first.
    let digest = try #require(NamesFile.program(at: carried.path))
    try Data(try table(program: digest).text.utf8).write(to: URL(fileURLWithPath: NamesFile.path(for: carried.path)))
    #expect(try [unaffected(), unaffected()] == [0, 2])
  }

  @Test func `A source that nests too deeply for the parser is named`() throws {
    // The program mentions a file of this name, as it does its own sources.
    let source = folder.url.appendingPathComponent("Package.swift")
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    try Data("let deep = \(deep)".utf8).write(to: source)
    let past = Date(timeIntervalSince1970: 1)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: source.path)
    let run = try CommandRun("preview", ["names", "--executable", carried.path], in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("Package.swift cannot be parsed"), "\(run.errors)")
  }

  @Test func `A source that was changed since the build is no basis for names`() throws {
    let copy = folder.scratch.appendingPathComponent("old")
    try FileManager.default.copyItem(at: original, to: copy)
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: copy.path)
    let run = try CommandRun("preview", ["names", "--executable", copy.path], in: folder)
    #expect(run.status == 2 && run.errors.contains("was changed after"), "\(run.errors)")
    let text = try CommandRun("preview", ["names", "--executable", "/etc/hostname"], in: folder)
    #expect(text.status == 2 && text.errors.contains("/etc/hostname is not an executable"), "\(text.errors)")
  }
}
