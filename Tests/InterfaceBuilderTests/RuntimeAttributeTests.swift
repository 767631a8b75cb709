import LPAutoLayout
import Foundation
import Testing

@testable import LPInterfaceBuilder

/// Runtime attributes that change how views are painted.
@MainActor
struct RuntimeAttributeTests {
  private static let attributes = """
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/>
    </userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
    <userDefinedRuntimeAttribute type="string" keyPath="layer.borderWidth" value="2"/>
    <userDefinedRuntimeAttribute type="number" keyPath="layer.shadowRadius"><real key="value" value="-3"/>
    </userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="string" keyPath="heroID" value="card"/>
    </userDefinedRuntimeAttributes>
    """

  private func tree(_ options: SceneTreeOptions) throws -> SceneTree {
    let view = DocumentText.view("box", (10, 10, 80, 40), "", Self.attributes)
    let document = try DocumentText.document(DocumentText.storyboard(view))
    return document.tree(of: document.scenes[0], options)
  }

  private func notes(_ tree: SceneTree) -> [String] {
    tree.diagnostics.filter { $0.rule == "runtime-attribute" }.map(\.message)
  }

  @Test("Runtime attributes of layers are applied, and others are reported")
  func applied() throws {
    let tree = try tree(SceneTreeOptions())
    let box = try #require(tree.root.subviews.first)
    #expect(box.layer.cornerRadius == 8)
    #expect(box.clipsToBounds)
    #expect(box.layer.borderWidth == 2)
    #expect(box.layer.shadowRadius == 3, "a negative radius is left out")
    #expect(notes(tree).count == 1)
    #expect(notes(tree)[0].hasSuffix("the runtime attribute heroID has no effect here"))
  }

  @Test(
    "Nothing is applied as the document was saved, or without runtime attributes",
    arguments: [SceneTreeOptions(asSaved: true), SceneTreeOptions(appliesRuntimeAttributes: false)])
  func notApplied(options: SceneTreeOptions) throws {
    let tree = try tree(options)
    let box = try #require(tree.root.subviews.first)
    #expect(box.layer.cornerRadius == 0 && !box.clipsToBounds)
    #expect(notes(tree).count == 5)
  }
}
