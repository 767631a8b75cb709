import LPAutoLayout
import Foundation

/// Surroundings in which views are made: a direction, a scale, a generation of metrics, an appearance.
@MainActor
struct Stage {
  let environment: LayoutEnvironment
  let root: UIView

  init(
    _ width: CGFloat = 320, _ height: CGFloat = 480, direction: UIUserInterfaceLayoutDirection = .leftToRight,
    scale: CGFloat = 2, metrics: ControlMetrics = .classic, style: UIUserInterfaceStyle = .light,
    category: UIContentSizeCategory = .large
  ) {
    let size = CGSize(width: width, height: height)
    let environment = LayoutEnvironment(
      traits: TraitValues(
        layoutDirection: direction, preferredContentSizeCategory: category, userInterfaceStyle: style,
        displayScale: scale), screenSize: size, metrics: metrics)
    self.environment = environment
    root = LayoutEnvironment.$current.withValue(environment) { UIView(frame: CGRect(origin: .zero, size: size)) }
  }

  func make<V>(_ body: () throws -> V) rethrows -> V {
    try LayoutEnvironment.$current.withValue(environment, operation: body)
  }

  /// Adds a view to the root, pinned at the top leading corner, with any of its lengths given.
  @discardableResult
  func place<V: UIView>(_ view: V, x: CGFloat = 0, y: CGFloat = 0, width: CGFloat? = nil, height: CGFloat? = nil) -> V {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: x).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor, constant: y).isActive = true
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    return view
  }

  /// Frames of views after layout, as they would be from left to right: mirrored back where the stage is not.
  func frames(_ views: [UIView], in parent: UIView) -> [CGRect] {
    root.layoutIfNeeded()
    return views.map { view in
      guard root.traitCollection.layoutDirection == .rightToLeft else { return view.frame }
      return CGRect(
        x: parent.bounds.width - view.frame.maxX, y: view.frame.minY, width: view.frame.width,
        height: view.frame.height)
    }
  }
}

/// Both directions, as arguments of tests.
let bothDirections: [UIUserInterfaceLayoutDirection] = [.leftToRight, .rightToLeft]
