import LPChecks
import LPDrawing
import Foundation
import LPScene
import Testing
import LPVariants

import LayoutPreview
@testable import LPCommandLine
@testable import LPOperations
@testable import LPArguments
@testable import LPCatalogs

/// What a variant is compared with, and what a preview asks to be left out.
@MainActor
@Suite struct LintOperationTests {
  /// Two texts that nothing keeps apart.
  private func preview(_ name: String, ignoring ignored: Set<LintRule> = []) -> Preview {
    Preview(name, ignoring: ignored) { traits in
      let left = Label(verbatim: "A name of some length", style: .body).named("left")
      let right = Label(verbatim: "and another", style: .body).named("right")
      return Screen {
        left
        right
      } constraints: { screen in
        left.leading == screen.leading
        right.trailing == screen.trailing
        left.top == screen.top + 40
        right.top == left.top
      }
    }
  }

  private func findings(_ preview: Preview, _ variant: Variant, _ options: [String] = []) throws -> [LintFinding] {
    let catalog = Catalog(name: "Lint", previews: [preview])
    let given = options.map { ParsedCommand.Given(name: "rules", value: $0) }
    let resources = try CatalogResources(folder: nil, catalog: catalog.description)
    let renderer = try PreviewRenderer(catalog: catalog, resources: resources, metrics: .ios)
    let command = ParsedCommand(verb: "lint", options: given)
    let operation = LintOperation(try LintOptions(command, defaultLocale: .english), renderer)
    var findings = LintFindings()
    let result = operation.outcome(of: .variant(PreviewTask(preview: 0, variant: variant)))
    for finding in result.diagnostics { findings.add(finding, preview: preview.name, variant: variant.name) }
    return findings.all
  }

  @Test func `a variant is compared with the default one, though only it was asked for`() throws {
    let large = try Variant(textSize: .accessibilityExtraExtraLarge)
    let found = try findings(preview("Texts"), large, ["overlap"])
    #expect(found.map(\.diagnostic.views) == [["screen/left", "screen/right"]])
    #expect(found.map(\.variants) == [[large.name]])
    #expect(try findings(preview("Texts"), .default, ["overlap"]).isEmpty)
  }

  @Test func `with an invalid matrix there was nothing to compare with, and nobody said so`() throws {
    let matrix = VariantMatrix(
      screens: (0..<1000).map { .size(width: 320 + $0, height: 600) }, directions: [.leftToRight, .rightToLeft],
      textSizes: UIContentSizeCategory.allCases, appearances: [.light, .dark], scales: [1, 2, 3])
    let invalid = Preview("Texts", matrix: matrix) { _ in View() }
    let catalog = Catalog(name: "Lint", previews: [invalid])
    let resources = try CatalogResources(folder: nil, catalog: catalog.description)
    let renderer = try PreviewRenderer(catalog: catalog, resources: resources, metrics: .ios)
    let options = try LintOptions(ParsedCommand(verb: "lint", options: []), defaultLocale: .english)
    let task = PreviewTask(preview: 0, variant: .default)
    let result = LintOperation(options, renderer).outcome(of: LintOperation.Item.variant(task))
    #expect(result.answer == nil && result.failure != nil)
  }

  @Test func `a preview leaves rules out that find what is meant`() throws {
    let large = try Variant(textSize: .accessibilityExtraExtraLarge)
    #expect(try findings(preview("Texts", ignoring: [.overlap]), large, ["overlap"]).isEmpty)
    #expect(preview("Texts", ignoring: [.overlap]).ignored == [.overlap])
  }

  @Test func `from right to left a variant is compared with its mirror image`() throws {
    let preview = Preview("Icon") {
      let icon = View().background(.systemRed).named("icon")
      return Screen {
        icon
      } constraints: { screen in
        icon.left == screen.left + 20
        icon.top == screen.top
        icon.size == CGSize(width: 30, height: 30)
      }
    }
    let found = try findings(preview, try Variant(direction: .rightToLeft), ["mirror"])
    #expect(found.map(\.diagnostic.message).first?.hasPrefix("`icon` is not mirrored") == true)
    #expect(try findings(preview, .default, ["mirror"]).isEmpty)
  }

  @Test func `a picture shows a misplaced view's saved frame from where the picture has the view`() throws {
    let preview = Preview("Box") {
      let box = View().named("box")
      return Screen {
        box
      } constraints: { screen in
        box.left == screen.left + 20
        box.top == screen.top + 120
        box.size == CGSize(width: 30, height: 30)
      }
    }
    let catalog = Catalog(name: "Lint", previews: [preview])
    let resources = try CatalogResources(folder: nil, catalog: catalog.description)
    let renderer = try PreviewRenderer(catalog: catalog, resources: resources, metrics: .ios)
    let task = PreviewTask(preview: 0, variant: .default)
    let result = renderer.layOut(task).result
    let box = try #require(result.views.first { $0.name == "box" })
    let line = try #require(box.callSite?.line)
    let finding = Diagnostic(.warning, rule: LintRule.misplaced.rawValue, message: "", views: [box.path])
    let picture = FindingsPicture(task: task, findings: [finding], file: "box", caption: "")
    // The scene was saved below a bar of another height, 5 points to the right of where it was expected.
    let marks = picture.marks(in: result, saved: [line: CGRect(x: 5, y: 0, width: 40, height: 30)])
    #expect(
      marks.map(\.shapes) == [
        [
          .dashed(CGRect(x: 20, y: 120, width: 30, height: 30)), .outline(CGRect(x: 25, y: 120, width: 40, height: 30)),
        ]
      ])
  }

  @Test func `companions of a variant differ from it in one thing`() throws {
    let variant = try Variant(direction: .rightToLeft, strings: [.doubled], textSize: .accessibilityLarge)
    #expect(variant.leftToRight == (try Variant(strings: [.doubled], textSize: .accessibilityLarge)))
    #expect(variant.withPlainText == (try Variant(direction: .rightToLeft)))
    #expect(Variant.default.withPlainText == nil)
    #expect(try Variant(textSize: .small).withPlainText == nil)
    #expect(try Variant(strings: [.rtlStrings]).leftToRight == nil)
  }
}
