import LPLayoutModel
import LPReasoning
import Foundation
import LayoutPreview
import Testing

@testable import GalleryScreens

/// Everything about the gallery can be explained, and the numbers add up.
@MainActor
struct GalleryExplanationTests {
  @Test(arguments: GalleryLayoutTests.names, [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `what is contributed to a value adds up to it`(_ name: String, _ direction: UIUserInterfaceLayoutDirection)
    throws
  {
    let preview = try #require(Gallery().previews.first { $0.name == name })
    let environment = LayoutEnvironment(
      traits: TraitValues(layoutDirection: direction), screenSize: CGSize(width: 393, height: 852),
      safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let root = preview.makeRoot(in: environment)
    defer { root.endLayout() }
    let result = LayoutResult.capture(root)
    let explainer = LayoutExplainer(root: root)
    var explained = 0
    for (index, view) in result.views.enumerated() {
      let rect = view.alignmentRect
      let attributes: [(NSLayoutConstraint.Attribute, CGFloat)] = [
        (.left, rect.minX), (.right, rect.maxX), (.centerY, rect.midY), (.width, rect.width),
      ]
      for (attribute, drawn) in attributes where (index + attribute.rawValue) % 3 == 0 {
        let found = explainer.explanation(of: .view(index), attribute, courses: 1)
        let sum = found.contributions.reduce(found.base?.amount ?? 0) { $0 + $1.amount }
        #expect(abs(sum - found.value) < 1e-5, "\(view.path).\(attribute.name)")
        #expect(!found.contributions.contains { $0.cause.kind == .free }, "\(view.path).\(attribute.name)")
        // The value is the one that is drawn, but for the pixel grid.
        #expect(abs(CGFloat(found.value) - drawn) <= 0.75, "\(view.path).\(attribute.name)")
        explained += 1
      }
    }
    #expect(explained > 0)
  }
}
