import LPLayoutModel
import LPChecks
import LPDrawing
import Foundation
import LayoutPreview
import LPLocalization
import Testing
import LPVariants

@testable import LPCatalogs
@testable import Faults
@testable import LPOperations

/// Each preview of `Tests/Fixtures/Faults` has the fault that it is named after; its twin has not.
@MainActor
struct FaultsTests {
  /// The rules without a preview in `Faults`: those about translations beside a catalog, and about previews without a
  /// layout. Their tests are those of resources and commands. A tree with too many levels takes too long to draw, and
  /// whether a glyph is missing depends on the machine's fonts. Damaged fonts are files.
  nonisolated private static let elsewhere: Set<LintRule> = [
    .unreviewedString, .stringFormat, .missingGlyph, .crash, .timeout, .notDrawn, .deepTree, .damagedFont,
  ]
  /// The rules about documents, which have documents instead of previews.
  nonisolated private static let ofDocuments: [LintRule] = [
    .misplaced, .unsupported, .brokenDocument, .placeholderConstraint,
  ]

  nonisolated private static let seeded = LintRule.allCases.filter {
    !elsewhere.contains($0) && !ofDocuments.contains($0)
  }

  private static let catalog = Catalog(name: "Faults", previews: Faults().previews)

  /// Returns the rules that find something in a preview, in its own variants.
  private func rules(in name: String) throws -> Set<String> {
    try rules(in: Self.catalog, try #require(Self.catalog.previews.firstIndex { $0.name == name }))
  }

  /// Returns the rules that find something in a document of `Tests/Fixtures/Faults/Documents`.
  private func rules(inDocument name: String) throws -> Set<String> {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Fixtures/Faults/Documents")
    return try rules(in: DocumentCatalog.catalog(path: folder.appendingPathComponent("\(name).xib").path), 0)
  }

  private func rules(in catalog: Catalog, _ index: Int) throws -> Set<String> {
    let resources = try CatalogResources(folder: nil, catalog: catalog.description)
    let renderer = try PreviewRenderer(catalog: catalog, resources: resources, metrics: .ios)
    let lint = LintOperation(LintOptions(rules: Set(LintRule.allCases), defaultLocale: "en"), renderer)
    let matrix = catalog.previews[index].matrix ?? VariantMatrix()
    var (found, coverage) = ([Diagnostic](), ConstraintCoverage())
    for variant in try matrix.selection(defaultLocale: .english).variants {
      var diagnostics: [Diagnostic] = []
      let answer = try lint.answer(.variant(PreviewTask(preview: index, variant: variant)), noting: &diagnostics)
      coverage.add(answer.uses)
      found += diagnostics + answer.previewDiagnostics
    }
    return Set((found + coverage.findings(Set(LintRule.allCases))).map(\.rule))
  }

  @Test func `each rule has a fault and a twin`() {
    let names = Set(Self.catalog.previews.map(\.name))
    #expect(names == Set(Self.seeded.flatMap { [$0.rawValue, $0.rawValue + Faults.suffix] }))
  }

  @Test(arguments: seeded)
  func `a rule fires on its fault and not on the twin`(rule: LintRule) throws {
    let (faulty, correct) = (try rules(in: rule.rawValue), try rules(in: rule.rawValue + Faults.suffix))
    #expect(faulty.contains(rule.rawValue), "found \(faulty.sorted())")
    #expect(!correct.contains(rule.rawValue), "found \(correct.sorted())")
  }

  @Test(arguments: ofDocuments)
  func `a rule about documents fires on its document, and nothing on the twin`(rule: LintRule) throws {
    let (faulty, correct) = (
      try rules(inDocument: rule.rawValue), try rules(inDocument: rule.rawValue + "-correct")
    )
    #expect(faulty == [rule.rawValue])
    #expect(correct.isEmpty, "found \(correct.sorted())")
  }

  @Test func `no rule fires on the twin of another`() throws {
    for rule in Self.seeded {
      // The screens about conflicts keep theirs, so that a name is missing in one of them only.
      let isAllowed: Set<String> = rule == .unnamedInConflict ? [LintRule.conflict.rawValue] : []
      let found = try rules(in: rule.rawValue + Faults.suffix).subtracting(isAllowed)
      #expect(found.isEmpty, "\(rule.rawValue): \(found.sorted())")
    }
  }
}
