import LPAutoLayout
import LPDrawing
import Foundation
import LayoutPreview
import LPScene
import Testing
import LPVariants

@testable import LPArguments
@testable import LPCatalogs
@testable import LPCommandLine
@testable import LPOperations

/// Mistakes in layout code: every message names the place, the thing, and a next step that works.
@MainActor
@Suite struct MistakeTests {
  /// Fonts and measured texts that all rows share.
  private static let shared = try! PreviewRenderer(
    catalog: Catalog(name: "Mistakes", previews: []),
    resources: CatalogResources(folder: nil, catalog: Catalog(name: "Mistakes", previews: []).description))

  /// Any font file: what it is called decides on its family.
  private static let font =
    FileManager.default.enumerator(atPath: "/usr/share/fonts")?.compactMap { $0 as? String }
    .first { $0.hasSuffix("DejaVuSansMono.ttf") }.map { "/usr/share/fonts/\($0)" } ?? ""

  private struct Found {
    let lint: [Diagnostic]
    let render: [Diagnostic]
  }

  private func found(
    _ variant: Variant, files: [String: String], _ make: @escaping @MainActor @Sendable () -> View
  ) throws -> Found {
    let folder = try TemporaryFolder()
    for (name, text) in files {
      try folder.write(text, to: name)
      if name.hasSuffix(".png") {
        let pixel = RasterImage(width: 1, height: 1, pixels: [255, 0, 0, 255])
        try Data(try PNGFile.encode(pixel)).write(to: folder.url.appendingPathComponent(name))
      } else if name.hasSuffix(".ttf") {
        try Data(contentsOf: URL(fileURLWithPath: Self.font)).write(to: folder.url.appendingPathComponent(name))
      }
    }
    let catalog = Catalog(name: "Mistakes", previews: [Preview("Mistake") { make() }])
    let resources = try CatalogResources(folder: folder.url, catalog: catalog.description)
    let renderer =
      resources.ownFontFolders.isEmpty
      ? PreviewRenderer(catalog: catalog, resources: resources, like: Self.shared)
      : try PreviewRenderer(
        catalog: catalog, resources: resources, fonts: FontSources(folders: resources.ownFontFolders.map(\.path)))
    let task = PreviewTask(preview: 0, variant: variant)
    let options = try LintOptions(ParsedCommand(verb: "lint"), defaultLocale: .english)
    let lint = LintOperation(options, renderer).outcome(of: .variant(task)).diagnostics
    return Found(lint: lint, render: renderer.layOut(task, findsAmbiguity: true).reported)
  }

  private static let lines: [Substring] = {
    let text = (try? String(contentsOfFile: Mistake.tablePath, encoding: .utf8)) ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false)
  }()

  @Test func `every message names the place in the source, the thing and the next step`() throws {
    for mistake in Mistake.table {
      let row = "\(mistake.rule) in line \(mistake.line)"
      let all = try found(mistake.variant, files: mistake.files, mistake.make)
      guard let finding = all.lint.first(where: { $0.rule == mistake.rule && $0.message.contains(mistake.thing) })
      else {
        Issue.record("\(row): \(all.lint.map { "[\($0.rule)] \($0.message)" })")
        continue
      }
      #expect(finding.callSite?.filePath == Mistake.tablePath, "\(row)")
      #expect(finding.callSite?.line == mistake.source(in: Self.lines).mistake, "\(row): \(finding.message)")
      let advice = ([finding.fix ?? ""] + finding.notes.map(\.message)).joined(separator: "\n")
      for step in mistake.steps { #expect(advice.contains(step), "\(row): \(advice)") }
      // `render` notes missing images when it draws.
      guard !mistake.isFoundByLintOnly, mistake.rule != "missing-image" else { continue }
      #expect(
        all.render.contains {
          $0.rule == finding.rule && $0.callSite == finding.callSite && $0.fix == finding.fix
        }, "\(row): \(all.render.map(\.message))")
    }
  }

  @Test func `every next step works when it is followed literally`() throws {
    for mistake in Mistake.table {
      let row = "\(mistake.rule) in line \(mistake.line)"
      let repaired = mistake.source(in: Self.lines).repaired
      for step in mistake.steps {
        // What stands between backticks is code to write; `…` stands for the rest of it.
        for code in step.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter({
          $0.offset % 2 == 1
        })
        .map(\.element) where !code.contains(" { ") {
          for part in code.split(separator: "…") where part.count > 1 {
            #expect(repaired.contains(part), "\(row): \(part)")
          }
        }
      }
      let files = mistake.repairedFiles.isEmpty ? mistake.files : mistake.repairedFiles
      let left = try found(mistake.variant, files: files, mistake.repaired).lint.filter { $0.rule == mistake.rule }
      #expect(left.isEmpty, "\(row): \(left.map(\.message))")
    }
  }

  @Test func `ambiguity is reported alike from left to right and from right to left`() throws {
    let rows = Mistake.table.filter { $0.rule == "ambiguous" }
    #expect(rows.count >= 4)
    for mistake in rows {
      let (left, right) = try (
        found(.default, files: [:], mistake.make), found(try Variant(direction: .rightToLeft), files: [:], mistake.make)
      )
      func words(_ found: [Diagnostic]) -> [[String]] {
        found.filter { $0.rule == "ambiguous" }.map { [$0.message, $0.fix ?? ""] + $0.views }
      }
      #expect(words(left.render) == words(right.render))
      #expect(words(left.lint) == words(left.render) && words(right.lint) == words(right.render))
    }
  }

  // MARK: Catalogs

  private func refusal(_ previews: [Preview]) -> InvalidCatalog? {
    do throws(InvalidCatalog) {
      try Catalog(name: "Sample", previews: previews).description.validate()
      return nil
    } catch { return error }
  }

  @Test func `a catalog that cannot be used says which preview to change, and is fine afterwards`() throws {
    let empty = try #require(refusal([]))
    #expect(empty.problem == "the catalog Sample has no previews")
    #expect(empty.remedy.contains("Add a Preview(\"Name\") { … }"))
    #expect(refusal([Preview("Name") { Screen() }]) == nil)
    let first = Preview("Card") { Screen() }
    let second = Preview("Card") { Screen() }
    let same = try #require(refusal([first, second]))
    #expect(
      same.problem == "two previews are named 'Card', at \(first.callSite.description) and at "
        + second.callSite.description)
    #expect(first.callSite.filePath == #filePath && second.callSite.line == first.callSite.line + 1)
    #expect(same.remedy.contains("Give it another name in the source"))
    #expect(refusal([first, Preview("Other card") { Screen() }]) == nil)
    let unnamed = Preview(" ") { Screen() }
    #expect(try #require(refusal([unnamed])).problem == "the preview at \(unnamed.callSite.description) has no name")
  }
}
