public import Foundation

/// A rectangle that takes part in layout and is not drawn.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view that has the guide; `nil` before it is added.
  public internal(set) var owningView: UIView? {
    get { ownerReference?.view }
    set { ownerReference = newValue?.reference }
  }
  private var ownerReference: ItemReference?
  let reference = ItemReference(isGuide: true)
  /// Empty until set; the system's guides have UIKit's names.
  open var identifier = ""
  /// In the owning view's coordinates, after layout; points.
  public internal(set) var layoutFrame = CGRect.zero
  package let role: Role
  var engineIndex: Int32 = -1
  package var name: String?
  package var creationSite: CallSite?

  /// What settles the guide's rectangle.
  package enum Role: Sendable {
    /// Constraints alone.
    case custom
    /// The owner's edges and insets that follow from the tree.
    case margins, safeArea, readableContent, keyboard
    /// A scroll view's content: constraints alone, from the scroll view's origin.
    case scrollContent
    /// A scroll view's own rectangle.
    case scrollFrame
  }

  public override init() {
    role = .custom
    super.init()
    reference.point(to: self)
  }

  init(role: Role, owner: UIView, identifier: String) {
    self.role = role
    super.init()
    reference.point(to: self)
    owningView = owner
    self.identifier = identifier
  }

  deinit { reference.clear() }

  /// The anchor of the leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The anchor of the trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The anchor of the left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The anchor of the right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The anchor of the horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The anchor of the top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The anchor of the bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The anchor of the vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The anchor of the width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The anchor of the height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

/// Follows the keyboard at the bottom of the screen; as wide as its view.
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide rests on the bottom of the safe area while there is no keyboard, else on the view's own.
  open var usesBottomSafeArea = true { didSet { owningView?.setNeedsEngineRebuild() } }
  /// Kept, and without effect: there are no floating keyboards here.
  open var followsUndockedKeyboard = false
}

extension UIView {
  /// Adds a guide to the view.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    storedGuides.append(guide)
    setNeedsEngineRebuild()
  }

  /// Does nothing for a guide of another view.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self, guide.role == .custom else { return }
    dropConstraints { $0.refers(to: guide) }
    storedGuides.removeAll { $0 === guide }
    guide.owningView = nil
    setNeedsEngineRebuild()
  }

  /// The guides that were added, in order.
  public var layoutGuides: [UILayoutGuide] { storedGuides }

  /// The guide of the part that bars and the device's edges leave free.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }
  /// The guide of the part inside the margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins, "UIViewLayoutMarginsGuide") }
  /// The guide whose width is comfortable to read.
  public var readableContentGuide: UILayoutGuide { systemGuide(.readableContent, "UIViewReadableContentGuide") }
  /// Where the keyboard is, or where it would be.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = storedGuides.lazy.compactMap({ $0 as? UIKeyboardLayoutGuide }).first { return guide }
    let guide = UIKeyboardLayoutGuide(role: .keyboard, owner: self, identifier: "UIViewKeyboardLayoutGuide")
    storedGuides.append(guide)
    return guide
  }

  package func systemGuide(_ role: UILayoutGuide.Role, _ identifier: String) -> UILayoutGuide {
    if let guide = storedGuides.first(where: { $0.role == role }) { return guide }
    let guide = UILayoutGuide(role: role, owner: self, identifier: identifier)
    storedGuides.append(guide)
    return guide
  }
}
