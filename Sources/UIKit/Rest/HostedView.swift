internal import LPAutoLayout
internal import Foundation

/// A view on a screen at the size that it has in an app: rows are as wide as the screen and as high as they fit.
@MainActor
enum HostedView {
  /// Returns what a preview shows: a screen around a row of a table, or around a view whose content says no size; another
  /// view itself, whose size follows from its content.
  static func root(around view: UIView) -> UIView {
    guard view.superview == nil, !(view is UIWindow), !(view.next is UIViewController) else { return view }
    let width = LayoutEnvironment.current.screenSize.width
    if view is UITableViewCell || view is UITableViewHeaderFooterView {
      return screen(around: view, width: width, least: 44)
    }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let natural = CGSize(
      width: max(fitting.width, view.intrinsicContentSize.width),
      height: max(fitting.height, view.intrinsicContentSize.height))
    if isLight(view) {
      let screen = screen(around: view, size: natural)
      screen.backgroundColor = .systemGray
      return screen
    }
    guard natural.width < least || natural.height < least else { return view }
    // It lays itself out in the size that the app would give it.
    let given = view.bounds.size
    return screen(
      around: view, width: side(natural.width, given.width, width),
      least: side(natural.height, given.height, usualHeight))
  }

  /// Whether a view shows texts that are as light as a page, for a background that the app would give, and nothing else.
  static func isLight(_ view: UIView) -> Bool {
    var (light, others) = (0, 0)
    count(view, &light, &others)
    return light > 0 && others == 0
  }

  private static func count(_ view: UIView, _ light: inout Int, _ others: inout Int) {
    guard !view.isHidden else { return }
    if let background = view.backgroundColor, background != .clear, !isLight(background) { return others += 1 }
    let color: UIColor? =
      switch view {
      case let label as UILabel: label.text?.isEmpty ?? true ? nil : label.textColor
      case let button as UIButton: titleColor(of: button)
      case is UIControl, is UITextView: .label
      default: nil
      }
    if let color { if isLight(color) { light += 1 } else { others += 1 } }
    if !(view is UIControl) { for subview in view.subviews { count(subview, &light, &others) } }
  }

  /// The colour of a button's title; a custom one's is white where nothing else is said.
  private static func titleColor(of button: UIButton) -> UIColor? {
    let isCustom = button.buttonType == .custom && button.configuration == nil
    return button.titleColor(for: .normal) ?? (isCustom ? .white : button.tintColor)
  }

  private static func isLight(_ color: UIColor) -> Bool {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.resolvedColor(with: .current).getRed(&red, green: &green, blue: &blue, alpha: &alpha) else {
      return false
    }
    return alpha > 0 && min(red, green, blue) > 0.9
  }

  /// The least side of a view that says its size, in points.
  private static let least: CGFloat = 8
  /// The height of a view that says none, in points.
  private static let usualHeight: CGFloat = 120

  private static func side(_ natural: CGFloat, _ given: CGFloat, _ usual: CGFloat) -> CGFloat {
    natural >= least ? natural : given >= least ? given : usual
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
