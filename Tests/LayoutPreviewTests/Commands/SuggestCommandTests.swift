import Foundation
import Testing

/// `suggest` as the built executables run it.
@Suite struct SuggestCommandTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private struct Report: Decodable {
    struct CatalogEntry: Decodable { let previews: [Preview] }
    struct Preview: Decodable {
      let name: String
      let suggestions: [Suggestion]
      let variants: [Variant]
    }
    struct Suggestion: Decodable {
      let line: String
      let variants: [String]
    }
    struct Variant: Decodable {
      let name: String
      let ambiguousBefore: [String]
      let ambiguous: [String]
      let moved: [String]
      let conflicts: Int
    }
    let schema: String
    let catalogs: [CatalogEntry]
  }

  @Test func `the line that is missing is printed, and verified in all variants`() throws {
    let run = try CommandRun("Faults", ["suggest", "ambiguous", "--size", "320x600,430x600"], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output == """
        ambiguous
          card.leading == screen.leading
          verified: unambiguous, without conflicts, every other view in its place in 2 of 2 variants

        """)
  }

  @Test func `nothing is suggested for a preview that is unambiguous`() throws {
    let run = try CommandRun("Faults", ["suggest", "ambiguous (correct)"], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "ambiguous (correct)\n  nothing is missing\n")
  }

  @Test func `a preview that does not exist is an error that names a near one`() throws {
    let run = try CommandRun("Faults", ["suggest", "ambigous"], in: folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("no preview of Faults matches 'ambigous'; did you mean 'ambiguous'?"))
  }

  @Test func `a layout from right to left gets the same lines`() throws {
    let run = try CommandRun("Faults", ["suggest", "ambiguous", "--direction", "all", "--json"], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.schema == "layout-preview/suggest/1")
    let preview = try #require(report.catalogs.first?.previews.first)
    #expect(preview.suggestions.map(\.line) == ["card.leading == screen.leading"])
    #expect(preview.suggestions.first?.variants == preview.variants.map(\.name) && preview.variants.count == 2)
    for variant in preview.variants {
      #expect(variant.ambiguousBefore == ["card"] && variant.ambiguous.isEmpty)
      #expect(variant.moved.isEmpty && variant.conflicts == 0)
    }
  }

  @Test func `a reset infers constraints that hold on every phone and in both directions`() throws {
    let options = ["--reset", "--device", "phones", "--direction", "all"]
    let run = try CommandRun("Gallery", ["suggest", "Profile card"] + options, in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("  avatar.leading == screen.margins.leading\n"))
    #expect(run.output.contains("  follow.trailing == screen.margins.trailing\n"))
    #expect(run.output.contains("every other view in its place in 28 of 28 variants"), "\(run.output)")
  }

  @Test func `a reset names the views that lie elsewhere in other variants`() throws {
    let run = try CommandRun("Faults", ["suggest", "mirror", "--reset", "--direction", "all"], in: folder)
    #expect(run.status == 1)
    #expect(run.errors.contains("note: in rtl, in another place: title"), "\(run.errors)")
  }
}
