import LPSupport
import Foundation
import LayoutPreview
import LPSnapshots
import Testing
@testable import LPCatalogs
import LPVariants

@Suite struct ShardCommandTests {
  let folder: TemporaryFolder
  private static let previews = ["Plain", "Greeting", "Small box"]

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: [String], environment: [String: String] = [:]) throws -> CommandRun {
    try CommandRun("Troubled", arguments, in: folder, environment: environment)
  }

  private func test(_ more: String..., environment: [String: String] = [:]) throws -> CommandRun {
    try run(["test"] + Self.previews + more, environment: environment)
  }

  private func record() throws {
    #expect(try run(["record"] + Self.previews + ["--size", "all", "--appearance", "all", "--quiet"]).status == 0)
  }

  private func report(_ path: String) throws -> TestReport { try JSONReport.read(Array(folder.read(path)), name: path) }

  @Test func `Reports of shards are joined into the report that one run would have made`() throws {
    try record()
    let box = "goldens/Troubled/small-box/dark.layout.txt"
    try folder.write(try folder.text(box).replacing("120", with: "130"), to: box)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("goldens/Troubled/plain/regular.png"))
    #expect(try test("--report", "json", "--report-dir", "whole").status == 1)
    for shard in 1...3 { _ = try test("--shard", "\(shard)/3", "--report", "json") }
    let merge = try run([
      "merge", ".preview/reports", "--report", "json,junit,sarif,github,comment,gitlab", "--report-dir", "joined",
    ])
    #expect(merge.status == 1, "\(merge.errors)")
    let (whole, joined) = (try report("whole/report.json"), try report("joined/report.json"))
    #expect(joined.counts == whole.counts && joined.counts.all == 12)
    #expect(joined.catalogs[0].variants.map(\.title) == whole.catalogs[0].variants.map(\.title))
    #expect(joined.catalogs[0].variants.map(\.verdict) == whole.catalogs[0].variants.map(\.verdict))
    #expect(joined.catalogs[0].variants.map(\.finding?.causes) == whole.catalogs[0].variants.map(\.finding?.causes))
    #expect(joined.catalogs[0].causes == whole.catalogs[0].causes)
    #expect(joined.catalogs[0].scope == whole.catalogs[0].scope)
    #expect(joined.package == "..")
    let comment = try folder.text("joined/comment.md")
    #expect(comment.contains("## ❌ Goldens: 10 the same, 1 changed, 1 missing"))
    #expect(comment.contains("changed because") && comment.contains("In `Small box · dark`"))
    let attachments = try folder.text("joined/attachments.txt").split(separator: "\n").map(String.init)
    #expect(!attachments.isEmpty && attachments.allSatisfy(folder.exists) && comment.contains("(\(attachments[0]))"))
    #expect(
      ["junit.xml", "report.sarif", "summary.md", "gl-code-quality-report.json"].allSatisfy {
        folder.exists("joined/\($0)")
      })
    #expect(merge.output.contains("12 variants: 10 the same, 1 changed, 1 missing"))
  }

  @Test func `Pictures of shards that ran elsewhere are brought together`() throws {
    try record()
    for variant in ["default", "dark"] {
      let box = "goldens/Troubled/small-box/\(variant).layout.txt"
      try folder.write(try folder.text(box).replacing("120", with: "130"), to: box)
    }
    for shard in ["1", "2"] {
      _ = try test("--shard", "\(shard)/2", "--report", "json", environment: ["CI": "1"])
      let elsewhere = folder.url.appendingPathComponent("artifacts/\(shard)")
      try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
      try FileManager.default.moveItem(
        at: folder.url.appendingPathComponent(".preview"), to: elsewhere.appendingPathComponent(".preview"))
    }
    let merge = try run(["merge", "artifacts", "--report", "json"])
    #expect(merge.status == 1)
    #expect(!merge.errors.contains("that the reports name are missing"))
    let files = try report(".preview/reports/report.json").catalogs[0].variants.compactMap(\.finding).flatMap(
      \.files.failures)
    #expect(files.count >= 4 && files.allSatisfy(folder.exists))
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("artifacts/1/.preview/failures"))
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent(".preview"))
    #expect(
      try run(["merge", "artifacts", "--report", "json"]).errors.contains(
        "that the reports name are missing"))
  }

  @Test func `Shards that are missing or come twice are noticed`() throws {
    try record()
    for shard in 1...3 { _ = try test("--shard", "\(shard)/3", "--report", "json", "--report-dir", "s\(shard)") }
    let gap = try run(["merge", "s1", "s3/report.json", "--report", "json"])
    #expect(gap.status == 2)
    #expect(gap.errors.contains("error: Troubled: missing shard 2/3"))
    #expect(try report(".preview/reports/report.json").status == 2)
    let twice = try run(["merge", "s1", "s2", "s3", "s2"])
    #expect(twice.status == 2)
    #expect(twice.errors.contains("s2/report.json and s2/report.json both report on shard 2/3 of Troubled"))
    _ = try test("--report", "json", "--report-dir", "whole")
    #expect(try run(["merge", "whole", "s1"]).errors.contains("both report on all of Troubled"))
    _ = try run(["test", "Plain", "--shard", "2/3", "--report", "json", "--report-dir", "other"])
    #expect(try run(["merge", "s1", "other", "s3"]).errors.contains("divide Troubled into different shards"))
    for (name, text) in [("empty", ""), ("list", "[]"), ("old", #"{"schema":"layout-preview/test/1"}"#)] {
      try folder.write(text, to: "\(name).json")
      #expect(try run(["merge", "\(name).json"]).status == 2)
    }
    #expect(try run(["merge", "nowhere"]).status == 2)
    #expect(try run(["merge"]).status == 2)
  }

  @Test func `Hostile paths in a report copy nothing from elsewhere`() throws {
    try record()
    _ = try run(["test", "Greeting", "Conflict", "--report", "json", "--report-dir", "elsewhere/r"])
    try folder.write("secret", to: "elsewhere/secret")
    var text = try folder.text("elsewhere/r/report.json")
    text = text.replacing(
      ".preview/failures/Troubled/conflict/default/actual.png", with: ".preview/failures/../../secret")
    text = text.replacing(".preview/failures/Troubled/conflict/default/actual.layout.txt", with: "secret")
    text = text.replacing(#""package" : "../..""#, with: #""package" : "..""#)
    try folder.write(text, to: "elsewhere/r/report.json")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("new"), withIntermediateDirectories: true)
    let merge = try run(["merge", "elsewhere/r", "--report", "json", "--package-path", "new"])
    #expect(merge.status == 1, "\(merge.errors)")
    #expect(!folder.files.contains { $0.hasPrefix("new/") && $0.contains("secret") })
    #expect(merge.errors.contains("2 pictures and layouts"))
  }

  @Test func `A test that Bazel runs leaves XML and its report where Bazel collects them`() throws {
    try record()
    let box = "goldens/Troubled/small-box/regular.layout.txt"
    try folder.write(try folder.text(box).replacing("120", with: "130"), to: box)
    let bazel = [
      "TEST_UNDECLARED_OUTPUTS_DIR": folder.url.appendingPathComponent("outputs").path,
      "XML_OUTPUT_FILE": folder.url.appendingPathComponent("logs/test.xml").path,
    ]
    #expect(try test(environment: bazel).status == 1)
    let xml = try folder.text("logs/test.xml")
    #expect(xml.contains("<testsuites") && xml.contains("<failure"))
    #expect(try report("outputs/report.json").counts.changed == 1)
    #expect(folder.exists("outputs/index.html"))
    #expect(folder.files.contains { $0.hasPrefix("outputs/") && $0.hasSuffix(".png") })
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("outputs"))
    #expect(try test("--report", "json", "--report-dir", "own", environment: bazel).status == 1)
    #expect(!folder.exists("outputs/report.json") && folder.exists("own/report.json"))
    #expect(try run(["record"] + Self.previews + ["--quiet"], environment: bazel).status == 0)
    #expect(!folder.exists("outputs/report.json"))
  }

  @Test func `Shards are made equal by recorded times, and are the whole all the same`() throws {
    try record()
    _ = try test("--report", "json", "--report-dir", "before")
    var text = try folder.text("before/report.json")
    // One that takes as long as all others.
    text.replace(/("preview":"Greeting","proof":"[a-zA-Z]*","seconds":)[0-9.e-]+(,"variant":"default")/) {
      "\($0.output.1)60\($0.output.2)"
    }
    #expect(text.contains("\"seconds\":60,"))
    try folder.write(text, to: "before/report.json")
    for shard in 1...2 {
      _ = try test(
        "--shard", "\(shard)/2", "--timings", "before/report.json", "--report", "json", "--report-dir", "s\(shard)")
    }
    let counts = try (1...2).map { try report("s\($0)/report.json").counts.all }
    #expect(counts == [1, 11])
    #expect(try run(["merge", "s1", "s2"]).status == 0)
    let first = try test("--shard", "1/2", "--timings", "nowhere.json")
    #expect(first.status == 0 && first.errors.contains("divided evenly"))
    try folder.write("{}", to: "no.json")
    #expect(try test("--shard", "1/2", "--timings", "no.json").status == 2)
  }

  @Test func `Bazel's shards do their share and say that they understood`() throws {
    try record()
    let bazel = ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_STATUS_FILE": folder.url.appendingPathComponent("status").path]
    var all = 0
    for index in 0..<3 {
      let run = try test("--json", environment: bazel.merging(["TEST_SHARD_INDEX": "\(index)"]) { $1 })
      #expect(run.status == 0)
      all += try JSONReport.read(Array(run.output.utf8), name: "r").counts.all
    }
    #expect(all == 12)
    #expect(folder.exists("status"))
    #expect(try test(environment: ["TEST_TOTAL_SHARDS": "3"]).status == 2)
    let buildkite = ["BUILDKITE_PARALLEL_JOB_COUNT": "3", "BUILDKITE_PARALLEL_JOB": "1"]
    let run = try test(environment: buildkite)
    #expect(run.errors.contains("share 2/3 of the work, by BUILDKITE_PARALLEL_JOB and BUILDKITE_PARALLEL_JOB_COUNT"))
    #expect(!(try test("--shard", "2/3", environment: buildkite).errors.contains("BUILDKITE")))
  }

  // MARK: Only what is affected

  private func unaffected(_ more: String...) throws -> [String] {
    let run = try run(["test"] + Self.previews + ["--only-affected", "--json"] + more)
    let report = try JSONReport.read(Array(run.output.utf8), name: "r")
    return report.catalogs[0].variants.filter { $0.verdict == .unaffected }.map(\.title)
  }

  @Test func `Only what is affected is compared, and nothing that changed is passed over`() throws {
    try folder.write("\"greeting.title\" = \"Hello\";\n", to: "res/en.lproj/Localizable.strings")
    #expect(try run(["record"] + Self.previews + ["--size", "all", "--resources", "res"]).status == 0)
    #expect(try unaffected("--resources", "res") == [])
    #expect(try unaffected("--resources", "res").count == 6)
    // A golden.
    let box = "goldens/Troubled/small-box/default"
    let text = try folder.text("\(box).layout.txt")
    try folder.write(text.replacing("120", with: "130"), to: "\(box).layout.txt")
    #expect(try unaffected("--resources", "res").count == 5)
    #expect(try unaffected("--resources", "res").count == 5)
    try folder.write(text, to: "\(box).layout.txt")
    #expect(try unaffected("--resources", "res").count == 5)
    #expect(try unaffected("--resources", "res").count == 6)
    var png = try folder.read("\(box).png")
    png[png.count / 2] ^= 1
    try png.write(to: folder.url.appendingPathComponent("\(box).png"))
    #expect(try unaffected("--resources", "res").count == 5)
    png[png.count / 2] ^= 1
    try png.write(to: folder.url.appendingPathComponent("\(box).png"))
    _ = try unaffected("--resources", "res")
    // An option, a string, a new file.
    #expect(try unaffected("--resources", "res", "--pixels") == [])
    #expect(try unaffected("--resources", "res") == [])
    #expect(try unaffected("--resources", "res").count == 6)
    try folder.write("\"greeting.title\" = \"Hallo\";\n", to: "res/en.lproj/Localizable.strings")
    #expect(try unaffected("--resources", "res") == [])
    try folder.write("x", to: "res/new.txt")
    #expect(try unaffected("--resources", "res") == [])
    // What differs is compared every time.
    let last = try run(["test"] + Self.previews + ["--only-affected", "--resources", "res"])
    #expect(last.status == 1 && last.output.contains("Greeting: differs from its golden"))
    try folder.write("no ledger", to: ".preview/affected/Troubled.json")
    #expect(try unaffected("--resources", "res") == [])
  }

  @Test func `Another program is another matter`() throws {
    let id =
      LinkedFile.buildID("/lib/x86_64-linux-gnu/libc.so.6") ?? LinkedFile.buildID("/lib/aarch64-linux-gnu/libc.so.6")
    if FileManager.default.fileExists(atPath: "/etc/debian_version") { #expect((id?.count ?? 0) >= 16) }
    try folder.write("\u{7F}ELF\u{2}\u{1}" + String(repeating: "\u{1}", count: 100), to: "broken")
    #expect(LinkedFile.buildID(folder.url.appendingPathComponent("broken").path) == nil)
    var (one, other) = (ContentDigest(), ContentDigest())
    try folder.write("a", to: "one")
    try folder.write("b", to: "other")
    let added = [
      one.add(file: folder.url.appendingPathComponent("one").path, as: "program"),
      other.add(file: folder.url.appendingPathComponent("other").path, as: "program"),
      one.add(file: folder.url.appendingPathComponent("none").path, as: "program"),
    ]
    #expect(added == [true, true, false])
    #expect(one.hex != other.hex)
  }
}
