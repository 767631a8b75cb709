import Foundation
import Testing

/// `coverage` as the built executables run it.
@Suite struct CoverageCommandTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private struct Report: Decodable {
    struct CatalogEntry: Decodable { let previews: [Preview] }
    struct Preview: Decodable {
      let name: String
      let variants: Int
      let constraints: [Row]
    }
    struct Place: Decodable {
      let file: String
      let line: Int
    }
    struct Row: Decodable {
      let equation: String
      let place: Place?
      let binds: Int
      let slack: Int
      let broken: Int
      let redundant: Int
    }
    struct Total: Decodable {
      let constraints: Int
      let binding: Int
    }
    let schema: String
    let catalogs: [CatalogEntry]
    let total: Total
  }

  @Test func `each constraint is counted once for each variant`() throws {
    let options = ["--size", "compact,regular", "--text-size", "large,accessibility5", "--json"]
    let run = try CommandRun("Gallery", ["coverage", "Profile card"] + options, in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.schema == "layout-preview/coverage/1")
    let preview = try #require(report.catalogs.first?.previews.first)
    #expect(preview.name == "Profile card" && preview.variants == 4)
    let gap = try #require(preview.constraints.first { $0.equation == "follow.leading >= name.trailing + 8" })
    // There is room at the default text size, and none at the largest on a phone.
    #expect(gap.binds > 0 && gap.slack > 0 && gap.binds + gap.slack == 4)
    #expect(gap.place.map { $0.file.hasSuffix("ProfileCard.swift") && $0.line == 20 } == true)
    for row in preview.constraints {
      // The width of the button is constrained in regular width only.
      #expect([2, 4].contains(row.binds + row.slack + row.broken + row.redundant), "\(row)")
    }
    #expect(report.total.constraints == preview.constraints.count)
    #expect(report.total.binding == preview.constraints.count { $0.binds > 0 })
  }

  @Test func `constraints that never bind are counted, and the page shows the source`() throws {
    let run = try CommandRun("Faults", ["coverage", "never-binds", "--out", "out"], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("      0     10       0          0  card.width >= 20"), "\(run.output)")
    #expect(run.output.contains("; 1 never does"), "\(run.output)")
    let file = try #require(folder.files.first { $0.hasSuffix(".html") })
    let page = try String(contentsOf: folder.url.appendingPathComponent(file), encoding: .utf8)
    #expect(page.contains("if isFaulty { card.width &gt;= 20 }"))
    #expect(page.contains("class=\"never\"") && page.contains("class=\"binds\""))
    #expect(page.contains("binds in 0 of 10 variants of never-binds"))
  }

  @Test func `the page began with a file's path and lines without a figure`() throws {
    let run = try CommandRun("Faults", ["coverage", "never-binds", "--out", "out"], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let file = try #require(folder.files.first { $0.hasSuffix(".html") })
    let page = try String(contentsOf: folder.url.appendingPathComponent(file), encoding: .utf8)
    let heading = try #require(page.firstMatch(of: /<h1>([^<]*)<\/h1>/)?.1)
    #expect(!heading.contains("/") && heading == "Faults")
    // The constraints that never bind come first, each with a link to its line.
    #expect(page.contains("<h2>1 constraint never binds</h2>"))
    let link = try #require(page.firstMatch(of: /<a href="#(line-[^"]+)"><code>card.width &gt;= 20/)?.1)
    #expect(page.contains("id=\"\(link)\"") && page.contains("slack in 10"))
    // Only lines with constraints, and two around each.
    let rows = page.matches(of: /<tr[^>]*><th scope="row">/).count
    let counted = page.matches(of: /<tr class="(binds|never)"/).count
    #expect(counted > 0 && rows <= 5 * counted)
    #expect(page.contains("<main>") && page.contains("scope=\"col\"") && !page.contains("GrayText"))
  }
}
