import AutoLayout
import Checks
import Drawing
import LayoutPreview
import Localization
import Testing
import Variants

@testable import Catalogs
@testable import Faults
@testable import Operations

/// Each preview of `examples/Faults` has the fault that it is named after; its twin has not.
@MainActor
struct FaultsTests {
  /// The rules without a preview in `Faults`: those about documents, about the strings and images beside a catalog, and
  /// about previews without a layout. Their tests are those of documents, resources and commands. A tree with too many
  /// levels takes too long to draw.
  nonisolated private static let elsewhere: Set<LintRule> = [
    .misplaced, .unsupported, .brokenDocument, .placeholderConstraint, .missingString, .unreviewedString, .stringFormat,
    .missingGlyph, .missingImage, .missingFont, .crash, .timeout, .notDrawn, .updateMatchesNothing,
    .alignmentNotInverse, .deepTree,
  ]

  nonisolated private static let seeded = LintRule.allCases.filter { !elsewhere.contains($0) }

  private static let catalog = Catalog(name: "Faults", previews: Faults().previews)

  /// Returns the rules that find something in a preview, in its own variants.
  private func rules(in name: String) throws -> Set<String> {
    let index = try #require(Self.catalog.previews.firstIndex { $0.name == name })
    let resources = try CatalogResources(folder: nil, catalog: Self.catalog.description)
    let renderer = try PreviewRenderer(catalog: Self.catalog, resources: resources, metrics: .ios)
    let lint = LintOperation(LintOptions(rules: Set(LintRule.allCases), defaultLocale: "en"), renderer)
    let matrix = Self.catalog.previews[index].matrix ?? VariantMatrix()
    var (found, coverage) = ([Diagnostic](), ConstraintCoverage())
    for variant in try matrix.selection(defaultLocale: .english).variants {
      var diagnostics: [Diagnostic] = []
      coverage.add(
        try lint.answer(.variant(PreviewTask(preview: index, variant: variant)), noting: &diagnostics).uses)
      found += diagnostics
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

  @Test func `no rule fires on the twin of another`() throws {
    for rule in Self.seeded {
      // The screens about conflicts keep theirs, so that a name is missing in one of them only.
      let isAllowed: Set<String> = rule == .unnamedInConflict ? [LintRule.conflict.rawValue] : []
      let found = try rules(in: rule.rawValue + Faults.suffix).subtracting(isAllowed)
      #expect(found.isEmpty, "\(rule.rawValue): \(found.sorted())")
    }
  }
}
