public import Foundation

/// One view of a finished layout.
public struct ViewRecord: Hashable, Sendable {
  /// The names from the root down, joined by `/`, unique in the tree: `screen/card/title`.
  public var path: String
  /// The shortest name that is unique in the tree, as equations show it: `title`, `card.title`.
  public var name: String
  /// The name of the class: `Label`, `Button`, or the catalog's own subclass.
  public var className: String
  /// The index of the superview in `LayoutResult.views`; `nil` for the root.
  public var parent: Int?
  /// The number of views around it; 0 for the root.
  public var depth: Int
  /// The frame in the root's coordinates; points.
  public var frame: CGRect
  /// The alignment rect in the root's coordinates; points.
  public var alignmentRect: CGRect
  /// Whether the view is hidden or within a hidden view.
  public var isHidden = false
  /// The text and items that the view shows, with the size that they give it.
  public var content = Content()
  /// The paint of the view: opacity, background, corners and border.
  public var appearance = Appearance()
  /// The ambiguous attributes.
  public var ambiguousAttributes: [NSLayoutConstraint.Attribute] = []
  /// Another valid alignment rect, for a view that is ambiguous.
  public var alternativeRect: CGRect?
  /// The constraints that determine this view's rectangle, as indices into `LayoutResult.constraints`, ascending. If
  /// there are more than 128, as at the end of long chains, only those about the view itself are listed.
  public var heldBy: [Int] = []
  /// The place in the source where the view is made.
  public var callSite: CallSite?
  /// The layout direction of the view.
  public var effectiveDirection = UIUserInterfaceLayoutDirection.leftToRight
  /// The effective margins by physical edges.
  public var layoutMargins = UIEdgeInsets.zero
  /// The way in which a person uses the view: looking, tapping, operating or scrolling.
  public var role = Role.plain
  /// What the author says to screen readers.
  public var accessibility = Accessibility()
  /// The rectangle that a section of a collection scrolls across, in the root's coordinates; `nil` for a view that is not
  /// an item of such a section.
  public var scrolledSection: CGRect?
}

extension ViewRecord {
  /// Makes a record of a plain view that shows nothing.
  package init(
    path: String, name: String, className: String, parent: Int?, depth: Int, frame: CGRect, alignmentRect: CGRect,
    isHidden: Bool = false
  ) {
    self.init(
      path: path, name: name, className: className, parent: parent, depth: depth, frame: frame,
      alignmentRect: alignmentRect, isHidden: isHidden, content: Content())
  }

  /// The content that a view shows itself, without its subviews.
  public struct Content: Hashable, Codable, Sendable {
    /// The first baseline, from the root's top; `nil` without text.
    public var firstBaseline: CGFloat?
    /// The last baseline, from the root's top; `nil` without text.
    public var lastBaseline: CGFloat?
    /// The width of the content size; `nil` without one.
    public var intrinsicWidth: CGFloat?
    /// The height of the content size; `nil` without one.
    public var intrinsicHeight: CGFloat?
    /// The items that the view itself draws, in drawing order.
    public var items: [ContentItem] = []
    /// The whole text, for goldens and tooltips.
    public var text: String?
    /// The text's lines as laid out.
    public var textLines: [String] = []
    /// Whether some of the text is not shown.
    public var isTextTruncated = false

    private enum CodingKeys: String, CodingKey {
      case firstBaseline, lastBaseline, intrinsicWidth, intrinsicHeight, items = "content", text, textLines
      case isTextTruncated
    }
  }

  /// The paint of a view: opacity, background, corners and border.
  public struct Appearance: Hashable, Codable, Sendable {
    /// The opacity, from 0 to 1.
    public var alpha: CGFloat = 1
    /// The transform about the frame's centre; the rectangles of the record do not include it.
    public var transform: CGAffineTransform?
    /// Whether children are cut off at the bounds.
    public var clipsToBounds = false
    /// The background colour; `nil` for none.
    public var background: RGBA?
    /// The radius of the corners; points.
    public var cornerRadius: CGFloat = 0
    /// The border; `nil` for none.
    public var border: Border?
    var kept: KeptEffects?

    /// What the layer shows beyond that: shadow, mask, sublayers, special corners; `nil` for most views.
    public var effects: LayerEffects? {
      get { kept?.effects }
      set { kept = newValue.map(KeptEffects.init) }
    }

    private enum CodingKeys: String, CodingKey {
      case alpha, transform, clipsToBounds, background, cornerRadius, border, kept = "effects"
    }
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

  /// What the author of a view says to screen readers.
  public struct Accessibility: Hashable, Codable, Sendable {
    /// The name that is read; `nil` for the view's own text. A control that reads its own state has that.
    public var label: String?
    /// Whether everything inside is read before what is beside the view.
    public var groupsChildren = false
    /// Whether a control is disabled, so that its contrast does not matter.
    public var isDisabled = false
  }

  /// The way in which a person uses a view.
  public enum Role: String, Codable, Sendable {
    /// The person looks at the view.
    case plain
    /// The person taps the view, whose size is the author's choice: a button or a custom control.
    case target
    /// The person operates the view, whose size is the system's: a switch, a slider, a text field.
    case control
    /// The person scrolls the view's content.
    case scrolling
  }
}
