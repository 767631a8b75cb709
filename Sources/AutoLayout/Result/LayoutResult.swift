public import Foundation

/// A finished layout: what everything downstream reads, and nothing else.
///
/// All rectangles are in points from the screen's top left, y down, physical (right-to-left already resolved).
public struct LayoutResult: Hashable, Codable, Sendable {
  /// Of the screen, in points.
  public var size: CGSize
  /// The traits that the layout was made for.
  public var traits: TraitValues
  /// What the screen leaves free of bars and notches.
  public var safeArea: CGRect
  /// Before children: parents come first, siblings in painting order.
  public var views: [ViewRecord]
  /// The guides, in the order of their owners.
  public var guides: [GuideRecord]
  /// In order of activation.
  public var constraints: [ConstraintRecord]
  /// What the layout found to be wrong, in the order of occurrence.
  public var diagnostics: [Diagnostic]

  /// Makes a result.
  public init(
    size: CGSize, traits: TraitValues, safeArea: CGRect, views: [ViewRecord], guides: [GuideRecord],
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

/// One layout guide of a finished layout.
public struct GuideRecord: Hashable, Codable, Sendable {
  /// What a guide stands for.
  public enum Kind: String, Codable, Sendable {
    case margins, safeArea, readableContent, content, frame, keyboard, custom
  }
  /// The owner's path and the guide's name: `screen/card.margins`.
  public var path: String
  /// As equations show it: `card.margins`.
  public var name: String
  /// What the guide stands for.
  public var kind: Kind
  /// Index into `LayoutResult.views`.
  public var owner: Int
  /// The guide's rectangle in the root's coordinates; points.
  public var frame: CGRect
  /// Whether some constraint of the catalog refers to it.
  public var isUsed: Bool

  /// Makes a record of a guide.
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
    /// The view or guide, by path.
    public var item: Item
    /// The attribute of the item.
    public var attribute: NSLayoutConstraint.Attribute
    /// Makes one end of a distance.
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

  /// Whether a constraint is satisfied.
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

  /// Who made the constraint.
  public var origin: Origin
  /// `UISV-spacing` and the like, or the name that the author gave.
  public var identifier: String?
  /// In the DSL's notation, without priority: `follow.leading >= name.trailing + 8`.
  public var equation: String
  /// The item on the left side of the equation, by path.
  public var first: Item
  /// The attribute on the left side of the equation.
  public var firstAttribute: NSLayoutConstraint.Attribute
  /// Where the left side is a distance, `b.leading - a.trailing`, that from here to the first item's attribute, along
  /// the reading direction.
  public var firstStart: End?
  /// The relation between both sides.
  public var relation: NSLayoutConstraint.Relation
  /// The item on the right side of the equation, by path; `nil` for a constant.
  public var second: Item?
  /// The attribute on the right side of the equation.
  public var secondAttribute: NSLayoutConstraint.Attribute
  /// As `firstStart`, of the right side.
  public var secondStart: End?
  /// The factor of the second attribute.
  public var multiplier: CGFloat
  /// The number that is added; points.
  public var constant: CGFloat
  /// 0 < p ≤ 1000; 1000 is required.
  public var priority: Float
  /// Whether the constraint is satisfied.
  public var state: State
  /// Number of the conflict (1…) whose irreducible set it belongs to.
  public var conflict: Int?
  /// The place in the source where the constraint is written.
  public var callSite: CallSite?

  /// Makes a record of a constraint.
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
