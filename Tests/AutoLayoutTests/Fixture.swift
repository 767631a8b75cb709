import AutoLayout
import Foundation

/// A root of a given size and direction with views laid out by constraints.
@MainActor
struct Fixture {
  let root: View

  init(
    _ size: CGSize = CGSize(width: 320, height: 480), direction: UserInterfaceLayoutDirection = .leftToRight,
    scale: CGFloat = 2, safeArea: EdgeInsets = .zero
  ) {
    let environment = LayoutEnvironment(
      traits: TraitCollection(layoutDirection: direction, displayScale: scale), screenSize: size,
      safeAreaInsets: safeArea)
    root = LayoutEnvironment.$current.withValue(environment) {
      let view = View(frame: CGRect(origin: .zero, size: size))
      view.layoutState.safeArea = safeArea
      return view
    }
  }

  func view(_ name: String = "", in parent: View? = nil) -> View {
    add(LayoutEnvironment.$current.withValue(root.environment) { View() }, name, in: parent)
  }

  func label(_ text: String, _ name: String = "", lines: Int = 1, in parent: View? = nil) -> Label {
    let label = LayoutEnvironment.$current.withValue(root.environment) { Label() }
    label.text = text
    label.numberOfLines = lines
    return add(label, name, in: parent)
  }

  private func add<V: View>(_ view: V, _ name: String, in parent: View?) -> V {
    view.translatesAutoresizingMaskIntoConstraints = false
    if !name.isEmpty { view.accessibilityIdentifier = name }
    (parent ?? root).addSubview(view)
    return view
  }

  func layout() { root.layoutIfNeeded() }
  func result() -> LayoutResult { .capture(root) }
}

/// A view with a natural size.
final class Box: View {
  var natural: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  override var intrinsicContentSize: CGSize { natural }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
