public import Foundation

/// A finished layout: what everything downstream reads, and nothing else.
///
/// All rectangles are in points from the screen's top left, y down, physical (right-to-left already resolved).
public struct LayoutResult: Hashable, Codable, Sendable {
  /// Of the screen, in points.
  public var size: CGSize
  public var traits: UITraitCollection
  /// What the screen leaves free of bars and notches.
  public var safeArea: CGRect
  /// Before children: parents come first, siblings in painting order.
  public var views: [ViewRecord]
  public var guides: [GuideRecord]
  /// In order of activation.
  public var constraints: [ConstraintRecord]
  public var diagnostics: [Diagnostic]

  public init(
    size: CGSize, traits: UITraitCollection, safeArea: CGRect, views: [ViewRecord], guides: [GuideRecord],
    constraints: [ConstraintRecord], diagnostics: [Diagnostic]
  ) {
    self.size = size
    self.traits = traits
    self.safeArea = safeArea
    self.views = views
    self.guides = guides
    self.constraints = constraints
    self.diagnostics = diagnostics
  }
}

/// One view of a finished layout.
public struct ViewRecord: Hashable, Codable, Sendable {
  /// Names from the root down, joined by `/`, unique in the tree: `screen/card/title`.
  public var path: String
  /// The shortest name that is unique in the tree, as equations show it: `title`, `card.title`.
  public var name: String
  /// `UILabel`, `UIButton`, or the name of the catalog's own subclass.
  public var className: String
  /// Index into `LayoutResult.views`; nil for the screen.
  public var parent: Int?
  public var depth: Int
  public var frame: CGRect
  public var alignmentRect: CGRect
  /// Distances from the screen's top, where the view has text.
  public var firstBaseline: CGFloat?
  public var lastBaseline: CGFloat?
  /// In the alignment rect's size; nil on an axis without.
  public var intrinsicWidth: CGFloat?
  public var intrinsicHeight: CGFloat?
  /// Hidden itself or within a hidden view.
  public var isHidden: Bool
  public var alpha: CGFloat
  /// How the view is shown, about the frame's middle; the rectangles here are those without.
  public var transform: CGAffineTransform?
  public var clipsToBounds: Bool
  public var background: RGBA?
  public var cornerRadius: CGFloat
  public var border: Border?
  public var content: [ContentItem]
  /// The visible text, whole, for goldens and tooltips.
  public var text: String?
  /// Lines as laid out.
  public var textLines: [String]
  public var isTextTruncated: Bool
  /// Attributes that could have another value without breaking anything.
  public var ambiguousAttributes: [NSLayoutConstraint.Attribute]
  /// Another valid alignment rect, for a view that is ambiguous.
  public var alternativeRect: CGRect?
  /// The constraints that settle this view's rectangle: indices into `LayoutResult.constraints`, ascending. Where these
  /// are more than 128, as at the end of long chains, only those about the view itself.
  public var heldBy: [Int]
  public var callSite: CallSite?
  public var effectiveDirection: UIUserInterfaceLayoutDirection
  /// Margins in effect, physical.
  public var layoutMargins: UIEdgeInsets
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

  public struct Border: Hashable, Codable, Sendable {
    public var color: RGBA
    public var width: CGFloat
    public init(color: RGBA, width: CGFloat) {
      self.color = color
      self.width = width
    }
  }

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

/// One layout guide of a finished layout.
public struct GuideRecord: Hashable, Codable, Sendable {
  public enum Kind: String, Codable, Sendable {
    case margins, safeArea, readableContent, content, frame, keyboard, custom
  }
  /// The owner's path and the guide's name: `screen/card.margins`.
  public var path: String
  /// As equations show it: `card.margins`.
  public var name: String
  public var kind: Kind
  /// Index into `LayoutResult.views`.
  public var owner: Int
  public var frame: CGRect
  /// Whether some constraint of the catalog refers to it.
  public var isUsed: Bool

  public init(path: String, name: String, kind: Kind, owner: Int, frame: CGRect, isUsed: Bool) {
    self.path = path
    self.name = name
    self.kind = kind
    self.owner = owner
    self.frame = frame
    self.isUsed = isUsed
  }
}

/// One constraint of a finished layout.
public struct ConstraintRecord: Hashable, Codable, Sendable {
  /// A view or a guide of the result.
  public enum Item: Hashable, Codable, Sendable {
    case view(Int)
    case guide(Int)
  }

  /// A location: one end of a distance.
  public struct End: Hashable, Codable, Sendable {
    public var item: Item
    public var attribute: NSLayoutConstraint.Attribute
    public init(item: Item, attribute: NSLayoutConstraint.Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// Who made it.
  public enum Origin: String, Codable, Sendable {
    /// The catalog's author.
    case user
    /// Hugging or compression resistance of a view's intrinsic content size.
    case intrinsicSize
    /// A stack view, a scroll view, a control.
    case system
    /// A translated autoresizing mask.
    case autoresizingMask
  }

  public enum State: Hashable, Codable, Sendable {
    /// Satisfied; an inequality with nothing to spare, or an equality.
    case holds
    /// An inequality satisfied with this much to spare, in points.
    case slack(CGFloat)
    /// Optional and not satisfied: wanted minus actual value of the first attribute, in points.
    case broken(by: CGFloat)
    /// Required, in conflict, and set aside: wanted minus actual.
    case setAside(by: CGFloat)
  }

  public var origin: Origin
  /// `UISV-spacing` and the like, or the name that the author gave.
  public var identifier: String?
  /// In the DSL's notation, without priority: `follow.leading >= name.trailing + 8`.
  public var equation: String
  public var first: Item
  public var firstAttribute: NSLayoutConstraint.Attribute
  /// Where the left side is a distance, `b.leading - a.trailing`, that from here to the first item's attribute, along
  /// the reading direction.
  public var firstStart: End?
  public var relation: NSLayoutConstraint.Relation
  public var second: Item?
  public var secondAttribute: NSLayoutConstraint.Attribute
  /// As `firstStart`, of the right side.
  public var secondStart: End?
  public var multiplier: CGFloat
  public var constant: CGFloat
  /// 0 < p ≤ 1000; 1000 is required.
  public var priority: Float
  public var state: State
  /// Number of the conflict (1…) whose irreducible set it belongs to.
  public var conflict: Int?
  public var callSite: CallSite?

  public init(
    origin: Origin, identifier: String? = nil, equation: String, first: Item,
    firstAttribute: NSLayoutConstraint.Attribute, firstStart: End? = nil, relation: NSLayoutConstraint.Relation,
    second: Item? = nil, secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, secondStart: End? = nil,
    multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Float = 1000, state: State = .holds,
    conflict: Int? = nil, callSite: CallSite? = nil
  ) {
    self.origin = origin
    self.identifier = identifier
    self.equation = equation
    self.first = first
    self.firstAttribute = firstAttribute
    self.firstStart = firstStart
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.secondStart = secondStart
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.state = state
    self.conflict = conflict
    self.callSite = callSite
  }

  /// Everything that it mentions, with attributes: up to four ends.
  public var ends: [End] {
    let second = second.map { End(item: $0, attribute: secondAttribute) }
    return [End(item: first, attribute: firstAttribute), firstStart, second, secondStart].compactMap { $0 }
  }
}
