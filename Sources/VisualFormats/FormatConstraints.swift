import LPAutoLayout
import LPLayoutModel
import Foundation

/// Turns a parsed visual format into constraints between the views that its names stand for.
@MainActor
struct FormatConstraints {
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let items: [String: Any]
  private var made: [NSLayoutConstraint] = []

  init(
    _ format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
  ) {
    self.format = format
    self.options = options
    self.metrics = metrics
    items = views
  }

  /// Returns the constraints in the order of the format: each view's connection and size, the closing connection, then
  /// the alignments.
  mutating func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    for attribute in options.alignments where attribute.axis == format.axis {
      throw failure(.illegalOption(attribute, format.axis), at: 0)
    }
    var previous: AnyObject?
    var found: [AnyObject] = []
    for (index, term) in format.views.enumerated() {
      let item = try item(of: term)
      if let previous {
        try connect(previous, item, by: format.connections[index - 1])
      } else if let opening = format.opening {
        try open(from: superview(of: item, term), item, by: opening)
      }
      for predicate in term.predicates { try size(item, predicate) }
      previous = item
      found.append(item)
    }
    if let closing = format.closing, let last = found.last {
      try close(last, to: superview(of: last, format.views[format.views.count - 1]), by: closing)
    }
    for (item, next) in zip(found, found.dropFirst()) {
      for attribute in options.alignments { make((item, attribute), .equal, (next, attribute)) }
    }
    return made
  }

  // MARK: Names

  private func failure(_ problem: VisualFormatError.Problem, at column: Int) -> VisualFormatError {
    VisualFormatError(problem: problem, format: format.text, column: column)
  }

  private func item(of term: VisualFormat.ViewTerm) throws(VisualFormatError) -> AnyObject {
    guard let value = items[term.name] else { throw failure(.unknownView(term.name), at: term.column) }
    return try object(value, term.name, term.column)
  }

  private func object(_ value: Any, _ name: String, _ column: Int) throws(VisualFormatError) -> AnyObject {
    if let view = value as? UIView { return view }
    if let guide = value as? UILayoutGuide { return guide }
    throw failure(.notAnItem(name), at: column)
  }

  private func superview(of item: AnyObject, _ term: VisualFormat.ViewTerm) throws(VisualFormatError) -> UIView {
    guard
      let parent = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    else {
      throw failure(.noSuperview(term.name), at: term.column + term.name.count)
    }
    return parent
  }

  private func metric(_ name: String, at column: Int) throws(VisualFormatError) -> CGFloat? {
    guard let value = metrics[name] else { return nil }
    let number: CGFloat? =
      switch value {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as any BinaryInteger: CGFloat(Double(value))
      case let value as UILayoutPriority: CGFloat(value.rawValue)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    guard let number, number.isFinite else { throw failure(.unusableMetric(name), at: column) }
    return number
  }

  private func number(_ value: VisualFormat.Value, at column: Int) throws(VisualFormatError) -> CGFloat {
    switch value {
    case .number(let number): return CGFloat(number)
    case .name(let name):
      guard let number = try metric(name, at: column) else { throw failure(.unknownName(name), at: column) }
      return number
    }
  }

  private func priority(of predicate: VisualFormat.Predicate) throws(VisualFormatError) -> UILayoutPriority? {
    guard let value = predicate.priority else { return nil }
    let number = Float(try number(value, at: predicate.priorityColumn))
    guard number > 0, number <= 1000 else {
      throw failure(.illegalPriority(Double(number)), at: predicate.priorityColumn)
    }
    return UILayoutPriority(number)
  }

  // MARK: Edges

  /// An item and the attribute of it that a constraint relates.
  private typealias End = (item: AnyObject, attribute: NSLayoutConstraint.Attribute)

  /// The near and far edges of the format's direction, and the margins that a bare `-` keeps to.
  private struct Edges {
    let near: NSLayoutConstraint.Attribute
    let far: NSLayoutConstraint.Attribute
    let nearMargin: NSLayoutConstraint.Attribute
    let farMargin: NSLayoutConstraint.Attribute
    /// Whether equations are written from the far side, so that constants stay positive from right to left.
    var isReversed = false
  }

  private var edges: Edges {
    if format.axis == .vertical {
      return Edges(near: .top, far: .bottom, nearMargin: .topMargin, farMargin: .bottomMargin)
    }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return Edges(near: .left, far: .right, nearMargin: .leftMargin, farMargin: .rightMargin)
    case .directionRightToLeft:
      return Edges(near: .right, far: .left, nearMargin: .rightMargin, farMargin: .leftMargin, isReversed: true)
    default: return Edges(near: .leading, far: .trailing, nearMargin: .leadingMargin, farMargin: .trailingMargin)
    }
  }

  /// Makes `after.attribute relation before.attribute + constant`, or the reverse if the format is reversed.
  private mutating func distance(
    from before: End, to after: End, _ predicate: VisualFormat.Predicate? = nil
  ) throws(VisualFormatError) {
    var constant: CGFloat = 0
    var level: UILayoutPriority?
    if let predicate {
      constant = try number(predicate.value, at: predicate.column)
      level = try priority(of: predicate)
    }
    let relation = predicate?.relation ?? .equal
    if edges.isReversed {
      make(before, relation, after, constant: constant, priority: level)
    } else {
      make(after, relation, before, constant: constant, priority: level)
    }
  }

  private mutating func connect(
    _ item: AnyObject, _ next: AnyObject, by connection: VisualFormat.Connection
  ) throws(VisualFormatError) {
    let byBaselines = format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
    let (far, near) = byBaselines ? (.lastBaseline, .firstBaseline) : (edges.far, edges.near)
    switch connection {
    case .flush: try distance(from: (item, far), to: (next, near))
    case .standard:
      let spacing =
        byBaselines
        ? SystemSpacing.below(upper: NSLayoutYAxisAnchor(item, far), lower: NSLayoutYAxisAnchor(next, near))
        : SystemSpacing.sibling
      try distance(from: (item, far), to: (next, near), Self.exactly(spacing))
      made[made.count - 1].usesSystemSpacing = true
    case .distances(let predicates):
      for predicate in predicates { try distance(from: (item, far), to: (next, near), predicate) }
    }
  }

  private static func exactly(_ constant: CGFloat) -> VisualFormat.Predicate {
    VisualFormat.Predicate(
      relation: .equal, value: .number(Double(constant)), column: 0, priority: nil, priorityColumn: 0)
  }

  private mutating func open(
    from parent: UIView, _ item: AnyObject, by connection: VisualFormat.Connection
  ) throws(VisualFormatError) {
    switch connection {
    case .flush: try distance(from: (parent, edges.near), to: (item, edges.near))
    // Since iOS 8 a bare hyphen keeps the superview's margin.
    case .standard: try distance(from: (parent, edges.nearMargin), to: (item, edges.near))
    case .distances(let predicates):
      for predicate in predicates { try distance(from: (parent, edges.near), to: (item, edges.near), predicate) }
    }
  }

  private mutating func close(
    _ item: AnyObject, to parent: UIView, by connection: VisualFormat.Connection
  ) throws(VisualFormatError) {
    switch connection {
    case .flush: try distance(from: (item, edges.far), to: (parent, edges.far))
    case .standard: try distance(from: (item, edges.far), to: (parent, edges.farMargin))
    case .distances(let predicates):
      for predicate in predicates { try distance(from: (item, edges.far), to: (parent, edges.far), predicate) }
    }
  }

  // MARK: Sizes

  private mutating func size(_ item: AnyObject, _ predicate: VisualFormat.Predicate) throws(VisualFormatError) {
    let attribute: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    let priority = try priority(of: predicate)
    // Metrics come before views.
    if case .name(let name) = predicate.value, metrics[name] == nil, let other = items[name] {
      let object = try object(other, name, predicate.column)
      make((item, attribute), predicate.relation, (object, attribute), priority: priority)
      return
    }
    let constant = try number(predicate.value, at: predicate.column)
    make((item, attribute), predicate.relation, nil, constant: constant, priority: priority)
  }

  private mutating func make(
    _ first: End, _ relation: NSLayoutConstraint.Relation, _ second: End?, constant: CGFloat = 0,
    priority: UILayoutPriority? = nil
  ) {
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: 1, constant: constant)
    if let priority { constraint.priority = priority }
    constraint.isFromFormat = true
    made.append(constraint)
  }
}
