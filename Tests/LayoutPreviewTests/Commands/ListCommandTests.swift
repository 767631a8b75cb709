import LPOperations
import Foundation
import LayoutPreview
@testable import LPSupport
import Testing
@testable import LPCatalogs
import LPVariants

@Suite struct ListCommandTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `list shows previews in the catalog's order, and the variants that options select`() throws {
    let run = try CommandRun("Troubled", ["list", "plain", "Small*", "--size", "all", "--rtl"], in: folder)
    #expect(run.status == 0)
    #expect(run.output == "Troubled: 2 previews\n  Plain\n  Small box\nVariants: 2 variants\n  rtl\n  regular_rtl\n")
    #expect(run.errors == "")
    #expect(folder.files.isEmpty)
  }

  @Test func `the languages of the string catalogs are the locales`() throws {
    let run = try CommandRun("Troubled", ["list", "Greeting", "--locale", "all", "--json"], in: folder)
    let report = try JSONDecoder().decode(ListReport.self, from: Data(run.output.utf8))
    #expect(report.schema == "layout-preview/list/1")
    #expect(report.catalogs[0].locales == ["en", "ar"])
    #expect(report.catalogs[0].previews.map(\.name) == ["Greeting"])
    #expect(report.catalogs[0].previews[0].variants == ["default", "ar"])
    #expect(report.catalogs[0].previews[0].file.hasSuffix("Troubled.swift"))
  }

  @Test func `a command without arguments was an error instead of help`() throws {
    for executable in ["preview", "Troubled"] {
      let run = try CommandRun(executable, [], in: folder)
      #expect(run.status == 0 && run.errors == "")
      #expect(run.output == (try CommandRun(executable, ["--help"], in: folder).output))
    }
  }

  @Test(arguments: [
    (["lst"], "unknown verb 'lst'; did you mean 'list'?"),
    (["list", "--sizes", "compact"], "unknown option '--sizes'; did you mean '--size'?"),
    (["list", "Plian"], "no preview of Troubled matches 'Plian'; did you mean 'Plain'?"),
    (["list", "--device", "iPhone 3G"], "unknown device 'iPhone 3G' for --device"),
    (["list", "--locale", "tlh"], "unknown locale 'tlh' for --locale"),
    (["list", "--size", "tiny"], "unknown size 'tiny' for --size"),
    (["list", "--resources", "nowhere"], "nowhere is not a folder, in --resources"),
    (["render", "--shard", "3/2"], "invalid value '3/2' for --shard"),
  ])
  func `what cannot be done is said in one message, with what to run next`(
    _ arguments: [String], _ message: String
  ) throws {
    let run = try CommandRun("Troubled", arguments, in: folder)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("error: "))
    #expect(run.errors.contains(message))
    let last = try #require(run.errors.split(separator: "\n").last)
    #expect(last.contains("un '") || last.hasPrefix("next: ") || last.contains(" again"))
  }

  @Test func `with --json a failure is JSON as well`() throws {
    let run = try CommandRun("Troubled", ["list", "Plian", "--json"], in: folder)
    #expect(run.status == 2)
    let report = try JSONDecoder().decode(FailureReport.self, from: Data(run.output.utf8))
    #expect(report.schema == "layout-preview/list/1")
    #expect(report.status == .impossible)
    #expect(report.error.problem.contains("Plian"))
  }

  @Test func `a malformed string catalog is named with its place`() throws {
    try folder.write("{ \"sourceLanguage\": \"en\",\n \"strings\": { \"a\" 1 } }", to: "strings/Localizable.xcstrings")
    let run = try CommandRun("Troubled", ["render", "--resources", "strings"], in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("Localizable.xcstrings:2:"))
    #expect(!folder.exists("out"))
  }

  @Test(arguments: ["list", "render", "test", "record"])
  func `every verb has its help`(_ verb: String) throws {
    let run = try CommandRun("Troubled", [verb, "--help"], in: folder)
    #expect(run.status == 0)
    #expect(run.output.contains("Usage: ") && run.output.contains("\(verb) [NAME-PATTERN…] [options]"))
    #expect(run.errors == "")
  }

  @Test func `output that cannot be written is an error`() throws {
    let run = try CommandRun("Troubled", ["list"], in: folder, throughShell: "exec > /dev/full")
    #expect(run.status == 2)
    #expect(run.errors.contains("standard output cannot be written: No space left on device"))
  }
}
