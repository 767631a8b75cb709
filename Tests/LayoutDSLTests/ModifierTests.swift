import LPComponents
import Foundation
import Testing

@testable import LPLayoutDSL

@MainActor
struct ModifierTests {
  @Test func `modifiers set what UIKit's properties set, and answer the view`() {
    let view = UIView().background(.systemBlue).cornerRadius(12).border(.separator, width: 2).tint(.systemRed).opacity(
      0.5
    )
    .hidden().clipped().hugging(.horizontal, 251).resistance(.vertical, .required).margins(horizontal: 4, vertical: 6)
    .direction(.forceLeftToRight).named("box")
    #expect(view.backgroundColor == .systemBlue)
    #expect(view.layer.cornerRadius == 12)
    #expect(view.layer.borderColor == .separator)
    #expect(view.layer.borderWidth == 2)
    #expect(view.tintColor == .systemRed)
    #expect(view.alpha == 0.5)
    #expect(view.isHidden)
    #expect(view.clipsToBounds)
    #expect(view.contentHuggingPriority(for: .horizontal) == 251)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .required)
    #expect(view.layoutMargins == UIEdgeInsets(top: 6, left: 4, bottom: 6, right: 4))
    #expect(view.semanticContentAttribute == .forceLeftToRight)
    #expect(view.nameSources.name == "box")
  }

  @Test func `layers have modifiers, and a gradient follows the size of its view`() throws {
    let view = UIView().cornerRadius(12, .topLeading, curve: .continuous)
      .shadow(color: .systemRed, opacity: 0.5, radius: 6, x: 1, y: 2)
      .transformEffect(CGAffineTransform(scaleX: 2, y: 2), anchor: .zero)
    #expect(view.layer.maskedCorners == .layerMinXMinYCorner && view.layer.cornerCurve == .continuous)
    #expect(view.layer.shadowRadius == 6 && view.layer.shadowOffset == CGSize(width: 1, height: 2))
    #expect(view.layer.shadowOpacity == 0.5 && view.layer.shadowColor == .systemRed && view.anchorPoint == .zero)
    #expect(UIView().cornerRadius(3, curve: .continuous).layer.cornerCurve == .continuous)
    let card = UIView().cornerRadius(5).gradient([.red, .blue])
      .gradient([.red, .green], .radial, locations: [0, 0.5])
    let screen = Screen {
      card
    } constraints: { screen in
      card.edges == screen.edges
    }
    let effects = try #require(LayoutResult.capture(screen).views[1].appearance.effects)
    guard case .gradient(let path, let paint)? = effects.sublayers.first?.items.first else {
      Issue.record("no gradient")
      return
    }
    #expect(effects.sublayers.count == 1, "the second gradient replaces the first")
    #expect(path == .roundedRect(CGRect(x: 0, y: 0, width: 375, height: 667), radius: 5))
    #expect(paint.kind == .radial && paint.stops.map(\.location) == [0, 0.5])
    #expect(paint.start == CGPoint(x: 187.5, y: 333.5) && paint.end == CGPoint(x: 375, y: 667), "it fills the view")
  }

  @Test func `corners follow the reading direction, until the layer's own are set`() {
    let left = UIView().cornerRadius(4, [.topLeading, .bottomTrailing]).direction(.forceLeftToRight)
    let right = UIView().cornerRadius(4, [.topLeading, .bottomTrailing]).direction(.forceRightToLeft)
    #expect(left.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMaxYCorner])
    #expect(right.layer.maskedCorners == [.layerMaxXMinYCorner, .layerMinXMaxYCorner])
    let leading = UIView().direction(.forceRightToLeft).cornerRadius(4, .leading)
    #expect(leading.layer.maskedCorners == [.layerMaxXMinYCorner, .layerMaxXMaxYCorner])
    #expect(right.cornerRadius(9).layer.maskedCorners == [.layerMaxXMinYCorner, .layerMinXMaxYCorner])
    right.layer.maskedCorners = .layerMinXMinYCorner
    #expect(right.layer.maskedCorners == .layerMinXMinYCorner)
    #expect(UIView().direction(.forceRightToLeft).cornerRadius(4, .all).layer.maskedCorners == .all)
  }

  @Test func `a screen has a keyboard, and a view a transform`() {
    let field = UIView().transformEffect(CGAffineTransform(scaleX: 2, y: 2))
    #expect(field.transform == CGAffineTransform(scaleX: 2, y: 2))
    let screen = Screen {
      field
    } constraints: { screen in
      field.bottom == screen.keyboard.top - 8
      field.horizontalEdges == screen.horizontalEdges
      field.height == 30
    }.keyboard(height: 216)
    let result = LayoutResult.capture(screen)
    #expect(result.views[1].frame == CGRect(x: 0, y: 667 - 216 - 38, width: 375, height: 30))
    #expect(result.constraints[0].equation == "field.bottom == screen.keyboard.top - 8")
  }

  @Test func `a label keeps its type through modifiers of views and of labels`() {
    let label: UILabel = UILabel("key", style: .headline).background(.clear).lineLimit(nil)
      .foregroundStyle(.secondaryLabel).multilineTextAlignment(.center).fontWeight(.bold).minimumScaleFactor(0.5)
    #expect(label.numberOfLines == 0)
    #expect(label.textColor == .secondaryLabel)
    #expect(label.textAlignment == .center)
    #expect(label.font.value.weight == .bold)
    #expect(label.font.value.textStyle == .headline)
    #expect(label.minimumScaleFactor == 0.5)
  }

  @Test func `a label's style follows the text size of the preview`() {
    let environment = LayoutEnvironment(
      traits: TraitValues(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge))
    let label = LayoutEnvironment.$current.withValue(environment) { UILabel("key", style: .body) }
    #expect(label.font.pointSize == 53)
  }

  @Test func `strings are looked up with their arguments, verbatim text is not`() {
    let environment = LayoutEnvironment(strings: Shouting())
    LayoutEnvironment.$current.withValue(environment) {
      #expect(UILabel("cart.items \(3)").text == "CART.ITEMS %LLD [3] -")
      #expect(UILabel(LocalizedKey("cart.items", arguments: 3, "a")).text == "CART.ITEMS [3, a] -")
      #expect(UILabel("cart.items", table: "Shop").text == "CART.ITEMS [] Shop")
      #expect(UILabel(verbatim: "Anna").text == "Anna")
      #expect(UIButton("ok \("x")", table: "T").currentTitle == "OK %@ [x] T")
      #expect(UIButton(.verbatim("Anna")).currentTitle == "Anna")
    }
  }

  @Test func `a placeholder stands for a content size until it is taken away`() {
    func size(_ field: UITextField) -> CGSize {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 400))
      root.addSubview(field)
      field.translatesAutoresizingMaskIntoConstraints = false
      field.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      field.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      root.layoutIfNeeded()
      return field.frame.size
    }
    let field = UITextField(placeholder: "Name")
    let own = size(field)
    #expect(size(field.placeholderIntrinsicSize(height: 12)) == CGSize(width: own.width, height: 12))
    #expect(size(field.placeholderIntrinsicSize(width: 451, height: 60)) == CGSize(width: 451, height: 60))
    #expect(size(field.placeholderIntrinsicSize(width: 20, height: UIView.noIntrinsicMetric)).width == 20)
    #expect(field.hasAmbiguousLayout, "nothing gives the height")
    #expect(size(field.placeholderIntrinsicSize()) == own)
  }

  @Test func `a picture has its symbol's size or the one given`() {
    #expect(UIImageView(.symbol("star")).intrinsicContentSize == CGSize(width: 20, height: 20))
    let sized = UIImageView(.symbol("star"), size: CGSize(width: 48, height: 40))
    #expect(sized.intrinsicContentSize == CGSize(width: 48, height: 40))
    #expect(UIImageView(.file("missing.png")).intrinsicContentSize == .zero)
    #expect(UIImageView(.symbol("chevron.forward")).image?.flipsForRightToLeftLayoutDirection == true)
  }
}

private final class Shouting: StringLocalizing {
  func localized(_ key: String, table: String?, arguments: [any CVarArg]) -> String {
    "\(key.uppercased()) \(arguments.map { "\($0)" }) \(table ?? "-")"
      .replacingOccurrences(of: "\"", with: "")
  }
}
