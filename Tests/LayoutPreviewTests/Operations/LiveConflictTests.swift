import LPDrawing
import Foundation
import Testing
import LPVariants

import LayoutPreview
@testable import LPAutoLayout
import LPReasoning
@testable import LPCatalogs
@testable import LPOperations

/// The repairs of a preview's conflicts, tried in its variants.
@MainActor
@Suite struct LiveConflictTests {
  /// A card between the screen's edges that also has a constant width.
  private let card = Preview("Card") {
    let card = View().named("card")
    return Screen {
      card
    } constraints: { screen in
      card.leading == screen.leading + 16
      card.trailing == screen.trailing - 16
      card.top == screen.top
      card.height == 40
      card.width == 380
    }
  }

  private func conflicts(_ preview: Preview, _ variants: [String]) throws -> [LiveConflict] {
    let catalog = Catalog(name: "Conflicts", previews: [preview])
    let renderer = try PreviewRenderer(
      catalog: catalog, resources: try CatalogResources(folder: nil, catalog: catalog.description), metrics: .ios)
    var diagnostics: [Diagnostic] = []
    return try LiveConflictOperation(.init(), renderer).answer(
      .init(preview: 0, variants: try variants.map { try Variant(name: $0) }), noting: &diagnostics)
  }

  @Test func `the first repair changes the constraint that does not fit the others`() throws {
    let conflict = try #require(try conflicts(card, ["default"]).first)
    #expect(conflict.arithmetic?.contains("380") == true, "\(conflict.arithmetic ?? "")")
    let first = try #require(conflict.repairs.first)
    #expect(conflict.members[first.constraint - 1].equation == "card.width == 380")
    #expect(conflict.repairs.contains { $0.code == "card.width == 361" })
  }

  @Test func `a repair that leaves the conflict in another variant is not listed`() throws {
    let found = try conflicts(card, ["default", "320x700"])
    #expect(found.map(\.variants) == [["default", "320x700"]])
    let repairs = try #require(found.first?.repairs)
    #expect(!repairs.isEmpty)
    #expect(!repairs.contains { $0.code == "card.width == 361" || $0.code == "card.width == 288" })
    #expect(
      repairs.contains { $0.kind == .removal && found[0].members[$0.constraint - 1].equation == "card.width == 380" })
  }

  @Test func `sizes that are parts of the screen were said to need the whole screen, but 0 on the other side`() throws {
    let thirds = Preview("Thirds") {
      let (one, other) = (View().named("one"), View().named("other"))
      return Screen {
        one
        other
      } constraints: { screen in
        [one, other].align(\.top)
        one.top == screen.top
        [one, other].equal(\.height)
        one.height == 40
        one.leading == screen.leading
        other.trailing == screen.trailing
        one.width == screen.width * 0.6
        other.width == screen.width * 0.5
        other.leading >= one.trailing
      }
    }
    #expect(try conflicts(thirds, ["default"]).first?.arithmetic == "The sum is off by 39.3")
  }

  @Test func `a preview without conflicts has none`() throws {
    let plain = Preview("Plain") {
      Screen {
      } constraints: { _ in
      }
    }
    #expect(try conflicts(plain, ["default", "rtl"]).isEmpty)
  }

  @Test func `a tried change is taken back`() throws {
    let (root, box) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), UIView())
    root.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    let widths = [100.0, 200].map { box.widthAnchor.constraint(equalToConstant: $0) }
    NSLayoutConstraint.activate(
      widths + [
        box.heightAnchor.constraint(equalToConstant: 10), box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        box.topAnchor.constraint(equalTo: root.topAnchor),
      ])
    let trials = ConflictTrials(root: root)
    let before = (trials.conflicts().map(\.signature), box.frame, box.constraints)
    #expect(before.0.count == 1)
    for tried in trials.constraints where widths.contains(where: { $0 === tried.constraint }) {
      let rest = tried.constraint === widths[0] ? 200.0 : 100
      let removal = try #require(trials.outcome(of: .removal, at: tried.key))
      #expect(removal.conflicts.isEmpty)
      #expect(Double(removal.layout.views[1].frame.width) == rest)
      let wish = try #require(trials.outcome(of: .priority(750), at: tried.key))
      #expect(wish.conflicts.isEmpty && Double(wish.layout.views[1].frame.width) == rest)
      #expect(trials.outcome(of: .constant(50), at: tried.key)?.conflicts.count == 1)
    }
    #expect(trials.outcome(of: .removal, at: "another") == nil)
    #expect(trials.conflicts().map(\.signature) == before.0)
    #expect(box.frame == before.1 && box.constraints == before.2)
  }
}
