import LPDrawing
import Foundation
@testable import LPSupport
import LPSnapshots
import Testing

import LayoutPreview
@testable import LPCommandLine
@testable import LPOperations
@testable import LPCatalogs

@Suite struct DoctorCommandTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs the verb of a catalog, which checks the same but for the installation, where a file has to be compiled.
  private func report(of program: String = "Gallery", _ arguments: String...) throws -> (DoctorReport, Int32) {
    let run = try CommandRun(program, ["doctor", "--json"] + arguments, in: folder)
    return (try JSONDecoder().decode(DoctorReport.self, from: Data(run.output.utf8)), run.status)
  }

  private func environment(_ sha256: String, metrics: String = "ios") -> String {
    """
    {"fonts": [{"name": "Inter-Regular.otf", "package": "fonts-inter", "sha256": "\(sha256)"}], "libraries": [],
     "metrics": "\(metrics)"}
    """
  }

  @Test func `every role has a file with its digest and scripts, outside of any package too`() throws {
    let (report, status) = try report()
    #expect(report.schema == "layout-preview/doctor/1" && status == 0 && report.status == .success)
    #expect(report.libraries.map(\.name) == ["cairo", "freetype", "harfbuzz", "pango"])
    #expect(report.goldens.isEmpty && report.ownFonts.isEmpty)
    let thai = try #require(report.fonts.first { $0.role == "Thai" })
    #expect(thai.scripts == ["Thai"] && thai.sha256?.count == 64)
    let scripts = report.fonts.flatMap(\.scripts)
    #expect(Set(scripts).count == scripts.count, "a script has one first choice")
    for script in ["Latn", "Arab", "Hebr", "Deva", "Hira", "Khmr", "Zsye"] { #expect(scripts.contains(script)) }
    let text = try CommandRun("preview", ["doctor"], in: folder)
    for font in report.fonts where !font.isRareScript { #expect(text.output.contains(font.role)) }
    #expect(text.output.hasSuffix("\n") && folder.files.isEmpty)
  }

  @Test func `An installation that cannot compile a single file is found`() throws {
    let (report, _) = try report(of: "preview")
    #expect(report.installation?.problem == nil && report.installation?.program.hasSuffix("/preview") == true)
    let run = try CommandRun("preview", ["doctor"], in: folder, environment: ["PATH": "/nowhere"])
    #expect(run.status == 1)
    #expect(run.output.contains("missing single files") && run.output.contains("swiftc"), "\(run.output)")
    #expect(run.output.hasSuffix("next: make install, in a clone of LayoutPreview\n"))
  }

  @Test func `goldens that were made with other files are another environment`() throws {
    let (here, _) = try report()
    let digest = try #require(here.fonts.first { $0.file == "Inter-Regular.otf" }?.sha256)
    try folder.write(environment(digest, metrics: "font"), to: "goldens/Same/environment.json")
    #expect(try report().1 == 0, "whose widths text has is an option and no matter of the machine")
    try folder.write(environment(String(repeating: "0", count: 64)), to: "goldens/Other/environment.json")
    let (report, status) = try report()
    #expect(status == 3 && report.status == .otherEnvironment)
    #expect(report.goldens.map(\.name) == ["Other", "Same"])
    #expect(report.goldens[0].differences.map(\.name) == ["Inter-Regular.otf"])
    #expect(report.goldens[1].differences.isEmpty && report.packages == here.packages)
  }

  @Test func `a golden's font that is missing names its package`() throws {
    let recorded = environment("00").replacing("Inter-Regular", with: "Inter-Nowhere")
    try folder.write(recorded, to: "goldens/Old/environment.json")
    let run = try CommandRun("Gallery", ["doctor"], in: folder)
    #expect(run.status == 3)
    #expect(run.output.contains("Inter-Nowhere.otf is missing; install fonts-inter"))
    let next = try #require(run.output.split(separator: "\n").last)
    #expect(next.hasPrefix("next: apt-get install fonts-inter"))
  }

  @Test func `a list that cannot be read and a damaged font are found`() throws {
    try folder.write("{", to: "goldens/Broken/environment.json")
    let (report, status) = try report()
    #expect(status == 1 && report.goldens[0].problem?.contains("environment.json") == true)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("goldens"))
    try folder.write("no font", to: "Sources/App/Resources/Fonts/Own.ttf")
    let damaged = try self.report()
    #expect(damaged.1 == 1 && damaged.0.ownFonts.map(\.file) == ["Own.ttf"] && damaged.0.ownFonts[0].isDamaged)
  }

  @Test func `a folder that is not there cannot be checked`() throws {
    let run = try CommandRun("Gallery", ["doctor", "--package-path", "nowhere"], in: folder)
    #expect(run.status == 2 && run.errors.contains("nowhere is not a folder, in --package-path"))
    #expect(try CommandRun("Gallery", ["doctor", "--fonts", "nowhere"], in: folder).status == 2)
  }
}
