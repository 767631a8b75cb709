import LPAutoLayout
import Foundation

/// A root of a given size and direction with views laid out by constraints.
@MainActor
struct Fixture {
  let root: UIView

  init(
    _ size: CGSize = CGSize(width: 320, height: 480), direction: UIUserInterfaceLayoutDirection = .leftToRight,
    scale: CGFloat = 2, safeArea: UIEdgeInsets = .zero
  ) {
    let environment = LayoutEnvironment(
      traits: TraitValues(layoutDirection: direction, displayScale: scale), screenSize: size,
      safeAreaInsets: safeArea)
    root = LayoutEnvironment.$current.withValue(environment) {
      let view = UIView(frame: CGRect(origin: .zero, size: size))
      view.marginState.safeArea = safeArea
      return view
    }
  }

  func view(_ name: String = "", in parent: UIView? = nil) -> UIView {
    add(LayoutEnvironment.$current.withValue(root.environment) { UIView() }, name, in: parent)
  }

  func label(_ text: String, _ name: String = "", lines: Int = 1, in parent: UIView? = nil) -> UILabel {
    let label = LayoutEnvironment.$current.withValue(root.environment) { UILabel() }
    label.text = text
    label.numberOfLines = lines
    return add(label, name, in: parent)
  }

  private func add<V: UIView>(_ view: V, _ name: String, in parent: UIView?) -> V {
    view.translatesAutoresizingMaskIntoConstraints = false
    if !name.isEmpty { view.accessibilityIdentifier = name }
    (parent ?? root).addSubview(view)
    return view
  }

  func layout() { root.layoutIfNeeded() }
  func result() -> LayoutResult { .capture(root) }
}

/// A view with a natural size.
final class Box: UIView {
  var natural: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required convenience init?(coder: NSCoder) { self.init(0, 0) }

  override var intrinsicContentSize: CGSize { natural }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
