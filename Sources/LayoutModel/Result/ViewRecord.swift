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
  public var ambiguousAttributes: [LayoutAttribute] = []
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
  /// The author's words for screen readers.
  public var accessibility = Accessibility()
  /// The rectangle that a section of a collection scrolls across, in the root's coordinates; `nil` for a view that is not
  /// an item of such a section.
  public var scrolledSection: CGRect?

  package init(
    path: String, name: String, className: String, parent: Int? = nil, depth: Int, frame: CGRect, alignmentRect: CGRect,
    isHidden: Bool = false, content: Content = Content(), appearance: Appearance = Appearance(),
    ambiguousAttributes: [LayoutAttribute] = [], alternativeRect: CGRect? = nil, heldBy: [Int] = [],
    callSite: CallSite? = nil,
    effectiveDirection: UIUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight,
    layoutMargins: UIEdgeInsets = UIEdgeInsets.zero, role: Role = Role.plain,
    accessibility: Accessibility = Accessibility(), scrolledSection: CGRect? = nil
  ) {
    self.path = path
    self.name = name
    self.className = className
    self.parent = parent
    self.depth = depth
    self.frame = frame
    self.alignmentRect = alignmentRect
    self.isHidden = isHidden
    self.content = content
    self.appearance = appearance
    self.ambiguousAttributes = ambiguousAttributes
    self.alternativeRect = alternativeRect
    self.heldBy = heldBy
    self.callSite = callSite
    self.effectiveDirection = effectiveDirection
    self.layoutMargins = layoutMargins
    self.role = role
    self.accessibility = accessibility
    self.scrolledSection = scrolledSection
  }
}

extension ViewRecord {
  /// How many levels of subviews a tree may have. Trees are walked by recursion, which overflows the main thread's stack
  /// of 8 MB at some 20,000 levels, and each view's path has a name for each level: 2,500 levels take 25 MB.
  package static let greatestDepth = 2500

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

    package init(
      firstBaseline: CGFloat? = nil, lastBaseline: CGFloat? = nil, intrinsicWidth: CGFloat? = nil,
      intrinsicHeight: CGFloat? = nil, items: [ContentItem] = [], text: String? = nil, textLines: [String] = [],
      isTextTruncated: Bool = false
    ) {
      self.firstBaseline = firstBaseline
      self.lastBaseline = lastBaseline
      self.intrinsicWidth = intrinsicWidth
      self.intrinsicHeight = intrinsicHeight
      self.items = items
      self.text = text
      self.textLines = textLines
      self.isTextTruncated = isTextTruncated
    }

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

    /// The layer's effects beyond that: shadow, mask, sublayers, special corners; `nil` for most views.
    public var effects: LayerEffects? {
      get { kept?.effects }
      set { kept = newValue.map(KeptEffects.init) }
    }

    package init(
      alpha: CGFloat = 1, transform: CGAffineTransform? = nil, clipsToBounds: Bool = false, background: RGBA? = nil,
      cornerRadius: CGFloat = 0, border: Border? = nil
    ) {
      self.alpha = alpha
      self.transform = transform
      self.clipsToBounds = clipsToBounds
      self.background = background
      self.cornerRadius = cornerRadius
      self.border = border
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

  /// The words of a view's author for screen readers.
  public struct Accessibility: Hashable, Codable, Sendable {
    /// The name that is read; `nil` for the view's own text. A control that reads its own state has that.
    public var label: String?
    /// Whether everything inside is read before what is beside the view.
    public var groupsChildren = false
    /// Whether a control is disabled, so that its contrast does not matter.
    public var isDisabled = false

    package init(label: String? = nil, groupsChildren: Bool = false, isDisabled: Bool = false) {
      self.label = label
      self.groupsChildren = groupsChildren
      self.isDisabled = isDisabled
    }
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
