import Foundation
import Testing

/// `docs/lint-gallery.md` judges each finding of `lint` in 216 variants of the gallery, and
/// `Tests/Fixtures/Everyday/Findings.md` each one in screens that were written without `lint` in mind.
@Suite struct GalleryLintTests {
  private struct Report: Decodable {
    struct CatalogEntry: Decodable {
      let previews: [PreviewEntry]
      let findings: [Finding]
    }

    struct PreviewEntry: Decodable {
      let variants: Int
    }

    struct Finding: Decodable {
      let preview: String
      let rule: String
      let message: String
      let variants: [String]
    }

    let catalogs: [CatalogEntry]
  }

  /// The arguments after the executable's name in the page's command.
  private static func arguments(_ text: String) throws -> [String] {
    let command = try #require(text.firstMatch(of: /swift run \w+ (lint [^`]*)/)).1.replacing("\\\n", with: " ")
    return command.matches(of: /'([^']*)'|(\S+)/).map { String($0.1 ?? $0.2!) }
  }

  /// The rows as `preview · rule · subject · number of variants`, and whether each has a reason.
  private static func judged(_ text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.contains("| `") }.flatMap { row in
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(cells.count == 4 && cells[3].count > 20, "\(row)")
      return cells[2].matches(of: /`([^`]+)`(?: \((\d+)\))?/).map { entry in
        "\(cells[0]) · \(cells[1].trimmingCharacters(in: ["`"])) · \(entry.1) · \(entry.2 ?? "0")"
      }
    }
  }

  /// Returns what lint finds, as `preview · rule · subject · number of variants`.
  private static func found(
    _ catalog: String, _ text: String, previews: Int, variants: Int, status: Int32
  ) throws -> [String] {
    let run = try CommandRun(catalog, try arguments(text) + ["--json"], in: TemporaryFolder())
    #expect(run.status == status, "\(run.errors)")
    let entry = try #require(try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)).catalogs.first)
    #expect(entry.previews.count == previews && entry.previews.allSatisfy { $0.variants == variants })
    return try entry.findings.map { finding in
      let subject = try #require(finding.message.firstMatch(of: /[`']([^`']+)[`']/)).1
      return "\(finding.preview) · \(finding.rule) · \(subject) · \(finding.variants.count)"
    }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: CommandRun.package.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `the page judges exactly what lint finds in the gallery`() throws {
    let text = try Self.text("docs/lint-gallery.md")
    let found = try Self.found("Gallery", text, previews: 8, variants: 216, status: 0)
    #expect(found.count > 40 && Set(found).count == found.count)
    let judged = Self.judged(text)
    #expect(judged.count == Set(judged).count)
    #expect(Set(found).subtracting(judged) == [], "not judged")
    #expect(Set(judged).subtracting(found) == [], "no longer found")
  }

  @Test func `of what lint finds in everyday screens at least 95 of 100 are true`() throws {
    let text = try Self.text("Tests/Fixtures/Everyday/Findings.md")
    let parts = text.components(separatedBy: "## False")
    try #require(parts.count == 2)
    let (right, wrong) = (Self.judged(parts[0]), Self.judged(parts[1]))
    let found = try Self.found("Everyday", text, previews: 12, variants: 72, status: 1)
    #expect(found.count > 150)
    #expect(Set(found).subtracting(right + wrong) == [], "not judged")
    #expect(Set(right + wrong).subtracting(found) == [], "no longer found")
    #expect(Double(wrong.count) <= 0.05 * Double(found.count))
  }

  @Test func `text in Arabic that keeps to the right was called not mirrored`() throws {
    let source = """
      import LayoutPreview
      @main struct Letters: PreviewCatalog {
        var previews: [Preview] {
          Preview("Letters") {
            let arabic = Label(verbatim: "الجسور").multilineTextAlignment(.right)
            let latin = Label(verbatim: "Bridges").multilineTextAlignment(.right)
            return Screen { arabic; latin } constraints: { screen in
              [arabic, latin].align(\\.leading)
              arabic.horizontalEdges == screen.horizontalEdges
              latin.trailing == screen.trailing
              arabic.top == screen.safeArea.top
              latin.top == arabic.bottom + 8
            }
          }
        }
      }
      """
    let folder = try TemporaryFolder()
    try folder.write(source, to: "Letters.swift")
    let arguments = ["lint", "Letters.swift", "--direction", "all", "--rules", "mirror"]
    let run = try CommandRun("preview", arguments, in: folder)
    #expect(run.output.contains("`latin` stays at its side"), "\(run.output)\(run.errors)")
    #expect(!run.output.contains("`arabic`"), "\(run.output)")
  }
}
