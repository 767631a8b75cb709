import LPLayoutModel
import LPLocalization
import Testing
import LPVariants

import LayoutPreview
@testable import LPCommandLine
@testable import LPOperations
@testable import LPArguments
@testable import LPCatalogs

struct SheetOrdersTests {
  private func variants(_ matrix: VariantMatrix) throws -> [Variant] { try matrix.selection().variants }

  private let orders = SheetOrders(preview: 3, name: "Card", folder: "Gallery/card")

  @Test func `a product of two axes is a table with both of them labelled`() throws {
    let sheet = try orders.contactSheets(
      variants(VariantMatrix(textSizes: [.small, .large, .extraLarge], appearances: [.light, .dark])))[0]
    #expect(sheet.columns == 3)
    #expect(sheet.columnLabels == ["small", "large", "xLarge"])
    #expect(sheet.rowLabels == ["light", "dark"])
    #expect(sheet.subtitle == "across: text size; down: appearance")
    #expect(sheet.variants.map { $0?.name } == ["small", "default", "xLarge", "small_dark", "dark", "xLarge_dark"])
    #expect(sheet.captions.allSatisfy { $0.isEmpty })
    #expect(sheet.file == "Gallery/card/contact-sheet")
  }

  @Test func `axes that always change together share a side`() throws {
    let sheet = try orders.contactSheets(
      variants(VariantMatrix(locales: [.english, LanguageTag("ar")!], appearances: [.light, .dark])))[0]
    #expect(sheet.subtitle == "across: appearance; down: direction, language")
    #expect(sheet.columnLabels == ["light", "dark"])
    #expect(sheet.rowLabels == ["ltr · en", "rtl · ar"])
  }

  @Test func `one axis at a time makes a list with every variant's name`() throws {
    let all: [Variant] = try variants(
      VariantMatrix(
        directions: [.leftToRight, .rightToLeft], textSizes: [.large, .extraLarge, .small],
        legibility: [.regular, .bold],
        appearances: [.light, .dark], combination: .each))
    let sheet = orders.contactSheets(all)[0]
    #expect(sheet.columnLabels.isEmpty && sheet.subtitle == nil)
    #expect(sheet.captions == all.map(\.name))
  }

  @Test func `large tables go on by rows`() throws {
    let all = try variants(
      VariantMatrix(textSizes: UIContentSizeCategory.allCases, appearances: [.light, .dark], scales: [1, 2, 3]))
    let sheets = orders.contactSheets(all)
    #expect(sheets.map(\.title) == ["Card (1 of 2)", "Card (2 of 2)"])
    #expect(sheets.map(\.file) == ["Gallery/card/contact-sheet", "Gallery/card/contact-sheet-2"])
    #expect(sheets.flatMap(\.variants).compactMap { $0 }.count == all.count)
    for sheet in sheets { #expect(sheet.rowLabels.count == (sheet.variants.count + sheet.columns - 1) / sheet.columns) }
  }

  @Test func `variants that differ on one axis alone stand beside each other`() throws {
    let all = try variants(
      VariantMatrix(directions: [.leftToRight, .rightToLeft], textSizes: [.large, .extraLarge]))
    let pairs = orders.beside(all, option: "direction")
    #expect(pairs.map { $0.variants.map { $0?.name } } == [["default", "rtl"], ["xLarge", "rtl_xLarge"]])
    #expect(pairs.map(\.captions) == [["ltr", "rtl"], ["ltr", "rtl"]])
    #expect(pairs.map(\.file) == ["Gallery/card/default.beside-direction", "Gallery/card/xLarge.beside-direction"])
    #expect(pairs.allSatisfy { $0.kind == .beside })
    // What moves with the text's size is joined by arrows.
    #expect(orders.beside(all, option: "text-size").map(\.kind) == [.moved, .moved])
    #expect(orders.beside(all, option: "appearance").isEmpty)
  }

  @Test func `both directions are drawn where they are compared and none was asked for`() {
    func directions(_ options: [(String, String?)]) -> [String] {
      ParsedCommand(verb: "render", options: options.map { .init(name: $0.0, value: $0.1) }).comparing()[
        Options.axis(VariantAxis.direction.definition.options[0])]
    }
    #expect(directions([("beside", "direction")]) == ["ltr", "rtl"])
    #expect(directions([("beside", "direction"), ("direction", "all")]) == ["all"])
    #expect(directions([("beside", "appearance")]).isEmpty)
  }
}
