import LPAutoLayout
import Foundation
import LPSupport
import Testing
import ThreadTime

@testable import LPInterfaceBuilder

@MainActor
struct RobustnessTests {
  @Test("Unknown elements become placeholders with a warning")
  func unknown() throws {
    let document = try DocumentText.document(
      DocumentText.storyboard(DocumentText.view("x", (1, 2, 3, 4), tag: "holoView")))
    let tree = document.tree(of: document.scenes[0], SceneTreeOptions(asSaved: true))
    #expect(tree.views.count == 2)
    #expect(tree.diagnostics.map(\.rule) == ["unknown-element"])
  }

  @Test("A constraint to nowhere is left out with a warning")
  func nowhere() throws {
    let document = try DocumentText.document(
      DocumentText.storyboard(
        DocumentText.view("a", (1, 2, 3, 4)), constraints: DocumentText.constraint("a.top", "nobody.bottom")))
    let tree = document.tree(of: document.scenes[0])
    #expect(tree.diagnostics.map(\.rule) == ["constraint-to-nowhere"])
  }

  @Test(
    "Numbers that are none are left out with a warning",
    arguments: [
      #"constant="nan""#, #"constant="1e300""#, #"multiplier="1:0""#, #"priority="-3""#, #"priority="1e-300""#,
      #"multiplier="abc""#,
    ])
  func numbers(attribute: String) throws {
    let document = try DocumentText.document(
      DocumentText.storyboard(
        DocumentText.view("a", (1, 2, 3, 4)), constraints: DocumentText.constraint("a.top", "root.top", attribute)))
    #expect(document.diagnostics.map(\.rule) == ["constraint-number"])
  }

  @Test("Ids that are used twice or missing are replaced")
  func ids() throws {
    let document = try DocumentText.document(
      DocumentText.storyboard(
        DocumentText.view("a", (1, 2, 3, 4)) + DocumentText.view("a", (5, 6, 7, 8))
          + #"<label text="x"><rect key="frame" x="0" y="0" width="5" height="5"/></label>"#))
    #expect(document.diagnostics.map(\.rule) == ["duplicate-id"])
    #expect(Set(document.scenes[0].root.subviews.map(\.id)).count == 3)
  }

  @Test("Controllers that lead to each other in a circle are followed once")
  func circle() throws {
    let segue = #"<connections><segue destination="vc1" kind="show" id="again"/></connections>"#
    let document = try DocumentText.document(DocumentText.storyboard("", controller: segue))
    #expect(document.tree(of: document.scenes[0]).root.frame.width == 375)
  }

  @Test("Contradicting constraints are reported, and the rest is laid out")
  func conflict() throws {
    let document = try DocumentText.document(
      DocumentText.storyboard(
        DocumentText.view("a", (1, 2, 3, 4)),
        constraints: DocumentText.constraint("a.top", "root.top", #"constant="5""#)
          + DocumentText.constraint("a.width", "", #"constant="40""#)
          + DocumentText.constraint("a.width", "", #"constant="500""#)))
    let result = document.tree(of: document.scenes[0]).capture()
    #expect(result.diagnostics.contains { $0.rule == "conflict" })
    #expect(result.views[1].frame.minY == 5)
  }

  /// Runs; more with INTERFACE_BUILDER_FUZZ=20000 and, for own documents, INTERFACE_BUILDER_DOCUMENTS=folder.
  private static var runs: Int {
    ProcessInfo.processInfo.environment["INTERFACE_BUILDER_FUZZ"].flatMap { Int($0) } ?? 150
  }

  @Test("Mutated documents are refused or laid out, and never crash")
  func mutations() throws {
    var random = SplitMix64(seed: 8)
    let seeds = try MutationSeeds.documents()
    for run in 0..<Self.runs {
      let data = DocumentMutation.mutated(seeds[run % seeds.count], &random)
      let time = ThreadTime.seconds {
        guard let document = try? InterfaceBuilderDocument(data: data) else { return }
        _ = DocumentTrace(document, asSaved: run % 3 != 0)
      }
      #expect(time < 10, "run \(run) took \(time) s")
    }
  }
}
