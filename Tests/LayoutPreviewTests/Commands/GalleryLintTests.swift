import Foundation
import Testing

/// `docs/lint-gallery.md` judges each finding of `lint` in 216 variants of the gallery.
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

  private static let page = CommandRun.package.appendingPathComponent("docs/lint-gallery.md")

  /// The arguments after the executable's name in the page's command.
  private static func arguments(_ text: String) throws -> [String] {
    let command = try #require(text.firstMatch(of: /swift run Gallery (lint [^`]*)/)).1.replacing("\\\n", with: " ")
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

  @Test func `the page judges exactly what lint finds in the gallery`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let run = try CommandRun("Gallery", try Self.arguments(text) + ["--json"], in: TemporaryFolder())
    #expect(run.status == 0, "\(run.errors)")
    let catalogs = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)).catalogs
    #expect(catalogs[0].previews.count == 8 && catalogs[0].previews.allSatisfy { $0.variants == 216 })
    let found = try catalogs[0].findings.map { finding in
      let subject = try #require(finding.message.firstMatch(of: /`([^`]+)`/)).1
      return "\(finding.preview) · \(finding.rule) · \(subject) · \(finding.variants.count)"
    }
    #expect(found.count > 40 && Set(found).count == found.count)
    let judged = Self.judged(text)
    #expect(judged.count == Set(judged).count)
    #expect(Set(found).subtracting(judged) == [], "not judged")
    #expect(Set(judged).subtracting(found) == [], "no longer found")
  }
}
