internal import LPAutoLayout
internal import Foundation

/// A view on a screen at the size that it has in an app: rows are as wide as the screen and as high as they fit.
@MainActor
enum HostedView {
  /// Returns what a preview shows: a screen around a row of a table, or the view itself, whose size follows from its
  /// content.
  static func root(around view: UIView) -> UIView {
    guard view is UITableViewCell || view is UITableViewHeaderFooterView, view.superview == nil else { return view }
    return screen(around: view, width: LayoutEnvironment.current.screenSize.width, least: 44)
  }

  /// Returns a screen with a view that is as wide as given and as high as it fits.
  ///
  /// - Parameter least: the least height, in points.
  static func screen(around view: UIView, width: CGFloat, least: CGFloat) -> Screen {
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return screen(around: view, size: CGSize(width: width, height: max(least, fitting.height)))
  }

  /// Returns a screen with a view of a size, which is at most that of the screen.
  static func screen(around view: UIView, size: CGSize) -> Screen {
    let screen = Screen()
    let whole = screen.bounds.size
    screen.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let fills = size.width >= whole.width && size.height >= whole.height
    let area: UILayoutGuide? = fills ? nil : screen.safeAreaLayoutGuide
    let constraints = [
      view.centerXAnchor.constraint(equalTo: area?.centerXAnchor ?? screen.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: area?.centerYAnchor ?? screen.centerYAnchor),
      view.widthAnchor.constraint(equalToConstant: min(size.width, whole.width)),
      view.heightAnchor.constraint(equalToConstant: min(size.height, whole.height)),
    ]
    for constraint in constraints { constraint.origin = .system }
    NSLayoutConstraint.activate(constraints)
    return screen
  }
}
