package import LPAutoLayout
internal import LPComponents
internal import LPLayoutModel
package import Foundation

/// A view on a screen at the size that it has in an app: rows are as wide as the screen and as high as they fit.
@MainActor
package enum HostedView {
  /// Returns what a preview shows: a screen around a row of a table, or around a view whose content says no size; another
  /// view itself, whose size follows from its content.
  ///
  /// - Parameter isGivenPlaces: whether places were given to what is in the view, which say no height.
  package static func root(around view: UIView, isGivenPlaces: Bool = false) -> UIView {
    if let screen = view as? Screen {
      if isGivenPlaces { grow(in: screen) }
      return screen
    }
    guard view.superview == nil, !(view is UIWindow), !(view.next is UIViewController) else { return view }
    let whole = LayoutEnvironment.current.screenSize
    let width = whole.width
    if view is UITableViewCell || view is UITableViewHeaderFooterView {
      return screen(around: view, width: width, least: 44)
    }
    if isWhole(view) { return screen(around: view, size: whole) }
    let natural = naturalSize(of: view)
    if isLight(view) {
      let screen = screen(around: view, size: natural)
      screen.backgroundColor = .systemGray
      return screen
    }
    // A picture without one is a square, as avatars and icons are.
    if view is UIImageView, max(natural.width, natural.height) < least {
      return screen(around: view, width: usualHeight, least: usualHeight)
    }
    // A line that is as high as the class says, and as wide as there is room.
    let intrinsic = view.intrinsicContentSize.height
    if intrinsic > 0, natural.height < least, natural.width < least, !LostPlaces.hasContent(view) {
      return screen(around: view, size: CGSize(width: width, height: intrinsic))
    }
    let stretched = stretchedSides(of: view)
    let hasContent = LostPlaces.hasContent(view)
    if stretched.height, isGivenPlaces || view is UICollectionReusableView || !hasContent {
      let height = hasContent && natural.height >= least ? natural.height : usualHeight
      return screen(around: view, width: stretched.width ? width : min(natural.width, width), least: height)
    }
    guard natural.width < least || natural.height < least else {
      // Texts that overlap in the least width have more room in an app.
      let isCrowded = natural.width < width && overlaps(in: view, size: natural)
      let wide = CGSize(width: width, height: natural.height)
      guard isCrowded, !overlaps(in: view, size: wide) else { return view }
      return screen(around: view, width: width, least: natural.height)
    }
    // It lays itself out in the size that the app would give it, and a list takes the width that there is.
    let given = view.bounds.size
    let isWide = stretched.width && LostPlaces.holdsList(view)
    return screen(
      around: view, width: isWide ? width : side(natural.width, given.width, width),
      least: side(natural.height, given.height, usualHeight))
  }

  /// Makes a view on a screen as high as what was given places in it, where it was as high as its document says.
  private static func grow(in screen: Screen) {
    guard let view = screen.subviews.first,
      let height = view.constraints.first(where: {
        $0.origin == .system && $0.firstItem === view && $0.firstAttribute == .height && $0.secondItem == nil
          && $0.relation == .equal
      })
    else { return }
    height.isActive = false
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: view.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    height.constant = min(max(height.constant, fitting.height), screen.bounds.height)
    height.isActive = true
  }

  /// The size that the content of a view gives it.
  private static func naturalSize(of view: UIView) -> CGSize {
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(
      width: max(fitting.width, view.intrinsicContentSize.width),
      height: max(fitting.height, view.intrinsicContentSize.height))
  }

  /// Lays out a root, in the size that its content gives it where it is in no screen, and does something with it.
  package static func layingOut(_ root: UIView, _ use: () -> Void) {
    let bounds = root.bounds
    if root.superview == nil, !(root is Screen || root is UIWindow || root.next is UIViewController) {
      root.bounds.size = naturalSize(of: root)
    }
    root.layoutIfNeeded()
    use()
    root.bounds = bounds
  }

  /// Returns a root in which something has to be marked because nothing of it can be seen: a screen around a view that
  /// has none; `nil` if something can be seen.
  package static func blankRoot(of root: UIView) -> UIView? {
    let whole = LayoutEnvironment.current.screenSize
    if root is Screen || root is UIWindow || root.superview != nil || root.next is UIViewController {
      return BlankPicture.isBlank(root, size: whole) ? root : nil
    }
    let natural = naturalSize(of: root)
    let size = CGSize(width: min(natural.width, whole.width), height: min(natural.height, whole.height))
    guard BlankPicture.isBlank(root, size: size) else { return nil }
    let screen = screen(around: root, size: size)
    screen.layoutIfNeeded()
    return screen
  }

  /// The sides that nothing in a view holds: it fits a screen as well as what is in it.
  private static func stretchedSides(of view: UIView) -> (width: Bool, height: Bool) {
    let whole = LayoutEnvironment.current.screenSize
    let fitting = view.systemLayoutSizeFitting(whole)
    return (fitting.width > whole.width - 1, fitting.height > whole.height - 1)
  }

  /// Whether a view is the whole screen of a controller, as the name of its class, or that of an app's base class, says:
  /// one that is no button, label or row, whose names say what they are for.
  private static func isWhole(_ view: UIView) -> Bool {
    var (next, isNamed) = (Mirror?.some(Mirror(reflecting: view)), false)
    while let level = next, let type = level.subjectType as? AnyClass, !ViewClasses.isOurs(type) {
      let name = String(describing: type)
      if ["Screen", "ScreenView", "ViewControllerView"].contains(where: name.hasSuffix) { isNamed = true }
      next = level.superclassMirror
    }
    return isNamed && next?.subjectType == UIView.self
  }

  /// Whether texts in a view of a size lie over each other.
  private static func overlaps(in view: UIView, size: CGSize) -> Bool {
    let bounds = view.bounds
    view.bounds.size = size
    defer { view.bounds = bounds }
    let texts = LayoutResult.capture(view).views.filter { !$0.isHidden && !ViewClasses.isBlank($0.content.text) }
    return texts.indices.contains { first in
      texts[(first + 1)...].contains { other in
        let common = texts[first].frame.intersection(other.frame)
        return !common.isNull && common.width > 2 && common.height > 4
      }
    }
  }

  /// Whether a view shows texts that are as light as a page, for a background that the app would give, and nothing else.
  package static func isLight(_ view: UIView) -> Bool {
    var (light, others) = (0, 0)
    count(view, &light, &others)
    return light > 0 && others == 0
  }

  private static func count(_ view: UIView, _ light: inout Int, _ others: inout Int) {
    guard !view.isHidden else { return }
    if let background = view.backgroundColor, background != .clear, !isLight(background) { return others += 1 }
    let color: UIColor? =
      switch view {
      case let label as UILabel: ViewClasses.isBlank(label.text) ? nil : label.textColor
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
  package static func screen(around view: UIView, width: CGFloat, least: CGFloat) -> Screen {
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return screen(around: view, size: CGSize(width: width, height: max(least, fitting.height)))
  }

  /// Returns a screen with a view of a size, which is at most that of the screen.
  package static func screen(around view: UIView, size: CGSize) -> Screen {
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
