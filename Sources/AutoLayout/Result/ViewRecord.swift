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
  public var isHidden = false
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat = 1
  /// How the view is shown, about the frame's middle; the rectangles here are those without.
  public var transform: CGAffineTransform?
  /// Whether children are cut off at the bounds.
  public var clipsToBounds = false
  /// The background colour; `nil` for none.
  public var background: RGBA?
  /// The radius of the corners; points.
  public var cornerRadius: CGFloat = 0
  /// The border; `nil` for none.
  public var border: Border?
  /// What the view itself draws, in drawing order.
  public var content: [ContentItem] = []
  /// The visible text, whole, for goldens and tooltips.
  public var text: String?
  /// Lines as laid out.
  public var textLines: [String] = []
  /// Whether some of the text is not shown.
  public var isTextTruncated = false
  /// Attributes that could have another value without breaking anything.
  public var ambiguousAttributes: [NSLayoutConstraint.Attribute] = []
  /// Another valid alignment rect, for a view that is ambiguous.
  public var alternativeRect: CGRect?
  /// The constraints that settle this view's rectangle: indices into `LayoutResult.constraints`, ascending. Where these
  /// are more than 128, as at the end of long chains, only those about the view itself.
  public var heldBy: [Int] = []
  /// The place in the source where the view is made.
  public var callSite: CallSite?
  /// The layout direction of the view.
  public var effectiveDirection = UIUserInterfaceLayoutDirection.leftToRight
  /// Margins in effect, physical.
  public var layoutMargins = UIEdgeInsets.zero
  /// How a person uses the view: by looking, tapping, operating or scrolling.
  public var role = Role.plain

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
}

extension ViewRecord {
  /// Makes a record of a plain view that shows nothing.
  package init(
    path: String, name: String, className: String, parent: Int?, depth: Int, frame: CGRect, alignmentRect: CGRect,
    isHidden: Bool = false
  ) {
    self.init(
      path: path, name: name, className: className, parent: parent, depth: depth, frame: frame,
      alignmentRect: alignmentRect, firstBaseline: nil, isHidden: isHidden)
  }
}
