public import Foundation

/// A rectangle that takes part in layout but is not drawn.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view that has the guide; `nil` before it is added.
  public internal(set) var owningView: UIView? {
    get { ownerReference?.view }
    set { ownerReference = newValue?.reference }
  }
  private var ownerReference: ItemReference?
  package let reference = ItemReference(isGuide: true)
  /// The identifier, empty until it is set; the system's guides have UIKit's names.
  open var identifier = ""
  /// The frame in the owning view's coordinates after layout, in points.
  public internal(set) var layoutFrame = CGRect.zero
  package let role: Role
  /// The distances from the owner's edges of a guide that follows from them; points. Its edges may cross.
  package var fixedInsets: UIEdgeInsets?
  final var engineIndex: Int32 = -1
  package final var nameSources = NameSources()

  /// The source of the guide's rectangle.
  package enum Role: Sendable {
    /// Constraints determine the guide.
    case custom
    /// The owner's edges, with insets that follow from the tree, determine the guide.
    case margins, safeArea, readableContent, keyboard
    /// The guide is the strip between the safe area and the owner's top or bottom.
    case topSupport, bottomSupport
    /// The guide is a scroll view's content; constraints determine it from the scroll view's origin.
    case scrollContent
    /// The guide is the scroll view's own rectangle.
    case scrollFrame
  }

  /// Whether constraints determine the guide; other guides follow from their owner's edges.
  var hasOwnVariables: Bool { role == .custom && fixedInsets == nil || role == .scrollContent }

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
