public import Foundation

/// One view of a finished layout.
public struct ViewRecord: Hashable, Codable, Sendable {
  /// Names from the root down, joined by `/`, unique in the tree: `screen/card/title`.
  public var path: String
  /// The shortest name that is unique in the tree, as equations show it: `title`, `card.title`.
  public var name: String
  /// `Label`, `Button`, or the name of the catalog's own subclass.
  public var className: String
  /// Index into `LayoutResult.views`; nil for the screen.
  public var parent: Int?
  /// The number of views around it; 0 for the root.
  public var depth: Int
  /// The frame in the root's coordinates; points.
  public var frame: CGRect
  /// The alignment rect in the root's coordinates; points.
  public var alignmentRect: CGRect
  /// Distances from the screen's top, where the view has text.
  public var firstBaseline: CGFloat?
  /// The last baseline, from the root's top; `nil` without text.
  public var lastBaseline: CGFloat?
  /// In the alignment rect's size; nil on an axis without.
  public var intrinsicWidth: CGFloat?
  /// The height of the content size; `nil` without one.
  public var intrinsicHeight: CGFloat?
  /// Hidden itself or within a hidden view.
  public var isHidden: Bool
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat
  /// How the view is shown, about the frame's middle; the rectangles here are those without.
  public var transform: CGAffineTransform?
  /// Whether children are cut off at the bounds.
  public var clipsToBounds: Bool
  /// The background colour; `nil` for none.
  public var background: RGBA?
  /// The radius of the corners; points.
  public var cornerRadius: CGFloat
  /// The border; `nil` for none.
  public var border: Border?
  /// What the view itself draws, in drawing order.
  public var content: [ContentItem]
  /// The visible text, whole, for goldens and tooltips.
  public var text: String?
  /// Lines as laid out.
  public var textLines: [String]
  /// Whether some of the text is not shown.
  public var isTextTruncated: Bool
  /// Attributes that could have another value without breaking anything.
  public var ambiguousAttributes: [NSLayoutConstraint.Attribute]
  /// Another valid alignment rect, for a view that is ambiguous.
  public var alternativeRect: CGRect?
  /// The constraints that settle this view's rectangle: indices into `LayoutResult.constraints`, ascending. Where these
  /// are more than 128, as at the end of long chains, only those about the view itself.
  public var heldBy: [Int]
  /// The place in the source where the view is made.
  public var callSite: CallSite?
  /// The layout direction of the view.
  public var effectiveDirection: UIUserInterfaceLayoutDirection
  /// Margins in effect, physical.
  public var layoutMargins: UIEdgeInsets
  /// How a person uses the view: by looking, tapping, operating or scrolling.
  public var role: Role

  /// What the user does with a view.
  public enum Role: String, Codable, Sendable {
    /// Looks at it.
    case plain
    /// Taps it; its size is the author's choice: a button, or a control of one's own.
    case target
    /// Operates it; its size is the system's: a switch, a slider, a text field.
    case control
    /// Scrolls what is in it.
    case scrolling
  }

  /// The border of a view.
  public struct Border: Hashable, Codable, Sendable {
    /// The colour of the border.
    public var color: RGBA
    /// The width of the border; points.
    public var width: CGFloat
    /// Makes a border.
    public init(color: RGBA, width: CGFloat) {
      self.color = color
      self.width = width
    }
  }

  /// Makes a record of a view.
  public init(
    path: String, name: String, className: String, parent: Int?, depth: Int, frame: CGRect, alignmentRect: CGRect,
    firstBaseline: CGFloat? = nil, lastBaseline: CGFloat? = nil, intrinsicWidth: CGFloat? = nil,
    intrinsicHeight: CGFloat? = nil, isHidden: Bool = false, alpha: CGFloat = 1, transform: CGAffineTransform? = nil,
    clipsToBounds: Bool = false,
    background: RGBA? = nil, cornerRadius: CGFloat = 0, border: Border? = nil, content: [ContentItem] = [],
    text: String? = nil, textLines: [String] = [], isTextTruncated: Bool = false,
    ambiguousAttributes: [NSLayoutConstraint.Attribute] = [], alternativeRect: CGRect? = nil, heldBy: [Int] = [],
    callSite: CallSite? = nil, effectiveDirection: UIUserInterfaceLayoutDirection = .leftToRight,
    layoutMargins: UIEdgeInsets = .zero, role: Role = .plain
  ) {
    self.path = path
    self.name = name
    self.className = className
    self.parent = parent
    self.depth = depth
    self.frame = frame
    self.alignmentRect = alignmentRect
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.intrinsicWidth = intrinsicWidth
    self.intrinsicHeight = intrinsicHeight
    self.isHidden = isHidden
    self.alpha = alpha
    self.transform = transform
    self.clipsToBounds = clipsToBounds
    self.background = background
    self.cornerRadius = cornerRadius
    self.border = border
    self.content = content
    self.text = text
    self.textLines = textLines
    self.isTextTruncated = isTextTruncated
    self.ambiguousAttributes = ambiguousAttributes
    self.alternativeRect = alternativeRect
    self.heldBy = heldBy
    self.callSite = callSite
    self.effectiveDirection = effectiveDirection
    self.layoutMargins = layoutMargins
    self.role = role
  }
}
