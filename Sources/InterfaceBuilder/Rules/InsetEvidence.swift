import LPAutoLayout
import Foundation

/// The safe area and the margins that the recorded frames speak of.
///
/// Which bars the canvas simulated is not written into a document: it follows from other storyboards, from the version
/// of Xcode and from accidents of it (some documents hold every inset twice). Margins depend on the style of a list and
/// on code. Views that a required constraint ties to the safe area or to a margin tell it by where they were saved.
struct InsetEvidence {
  private let scene: InterfaceBuilderScene
  private let traits: TraitValues?
  /// Recorded frames in the scene's coordinates, as if nothing had been scrolled.
  private var frames: [String: CGRect] = [:]
  /// Views inside of what scrolls: their place on the canvas is not recorded.
  private var scrolled: Set<String> = []
  private var guides: [String: (kind: DocumentGuide.Kind, owner: DocumentView)] = [:]
  private var views: [String: DocumentView] = [:]
  private var votes: [Place: [CGFloat: Int]] = [:]
  /// The votes of optional constraints.
  private var hints: [Place: [CGFloat: Int]] = [:]
  /// Whether the root's upper and lower margins are the safe area's alone.
  private let marginsFollow: Bool

  private enum Edge: Hashable { case top, left, bottom, right }

  /// An edge of a view's margins, or of the safe area.
  private struct Place: Hashable {
    /// `nil` for the safe area.
    let view: String?
    let edge: Edge
  }

  /// Half a screen of bars is a view that was moved, not an inset. Doubled insets below a large title have 202 points.
  private static let largest: CGFloat = 210
  /// As far as the widest canvas is from the narrowest.
  private static let farthest: CGFloat = 1200

  /// The number of constraints that have to agree on an inset that is none of the usual ones.
  private let leastVotes: Int

  init(document: InterfaceBuilderDocument, scene: InterfaceBuilderScene, leastVotes: Int = 1) {
    self.leastVotes = leastVotes
    let traits = document.traits
    self.scene = scene
    self.traits = traits
    let root = scene.root
    marginsFollow =
      document.marginsFollowSafeArea && !root.isCell && root.tag != "stackView"
      && root.element.flag("insetsLayoutMarginsFromSafeArea") != false && !Self.hasWrittenMargins(root)
    for guide in scene.controllerGuides { guides[guide.id] = (guide.kind, root) }
    place(scene.root, at: .zero, isScrolled: false)
    collect(scene.root)
  }

  private static func hasWrittenMargins(_ view: DocumentView) -> Bool {
    view.element.child(key: "layoutMargins") != nil || view.element.child(key: "directionalLayoutMargins") != nil
  }

  /// The rule's insets, corrected where most of the frames agree on another.
  func corrected(_ rule: UIEdgeInsets) -> UIEdgeInsets {
    func chosen(_ edge: Edge, _ rule: CGFloat) -> CGFloat {
      let place = Place(view: nil, edge: edge)
      guard let read = majority(place) ?? agreement(place) else { return rule }
      // Rounded frames are up to a point off; bars are not.
      return ([rule] + Self.usual).first { abs($0 - read) <= 1 } ?? read
    }
    return UIEdgeInsets(
      top: chosen(.top, rule.top), left: chosen(.left, rule.left), bottom: chosen(.bottom, rule.bottom),
      right: chosen(.right, rule.right))
  }

  /// The margins of a view that has none written: the rule's, corrected where most of the frames agree on others.
  ///
  /// - Parameter isVertical: whether the upper and lower ones are the view's own alone, without the safe area's share.
  func margins(of view: DocumentView, _ rule: UIEdgeInsets, isVertical: Bool) -> UIEdgeInsets {
    guard CanvasRule.savedMargins.holds, !Self.hasWrittenMargins(view) else { return rule }
    // Rows have heights between pixels, so that what lies in them is up to a point off.
    func chosen(_ edge: Edge, _ rule: CGFloat) -> CGFloat {
      let doubt: CGFloat = edge == .top || edge == .bottom ? 1 : 0.5
      guard let read = majority(Place(view: view.id, edge: edge)), abs(read - rule) > doubt else { return rule }
      return read
    }
    return UIEdgeInsets(
      top: isVertical ? chosen(.top, rule.top) : rule.top, left: chosen(.left, rule.left),
      bottom: isVertical ? chosen(.bottom, rule.bottom) : rule.bottom, right: chosen(.right, rule.right))
  }

  /// Status bars, home indicators, and navigation bars below them.
  private static let usual: [CGFloat] = [0, 20, 34, 44, 64, 88]

  private func majority(_ place: Place) -> CGFloat? {
    guard let tally = votes[place] else { return nil }
    let total = tally.values.reduce(0, +)
    let best = tally.sorted { ($1.value, $0.key) < ($0.value, $1.key) }[0]
    guard best.value * 2 > total else { return nil }
    let isUsual = place.view == nil && Self.usual.contains { abs($0 - best.key) <= 1 }
    return best.value >= leastVotes || isUsual ? best.key : nil
  }

  /// The inset on which all optional constraints of a place agree, if there are several; `nil` if there is none.
  private func agreement(_ place: Place) -> CGFloat? {
    guard votes[place] == nil, let tally = hints[place], tally.count == 1, let only = tally.first else { return nil }
    return only.value > 1 ? only.key : nil
  }

  // MARK: Frames

  private mutating func place(_ view: DocumentView, at origin: CGPoint, isScrolled: Bool) {
    let frame = CGRect(origin: origin, size: view.frame.size)
    (frames[view.id], views[view.id]) = (frame, view)
    if isScrolled { scrolled.insert(view.id) }
    for guide in view.guides where guide.kind == .margins || guide.kind == .safeArea && view === scene.root {
      guides[guide.id] = (guide.kind, view)
    }
    let scrolls = isScrolled || DocumentTag.scrolling.contains(view.tag)
    for child in view.subviews where child.hasFrame {
      place(child, at: CGPoint(x: frame.minX + child.frame.minX, y: frame.minY + child.frame.minY), isScrolled: scrolls)
    }
  }

  private mutating func collect(_ view: DocumentView) {
    let left = InstalledParts.constraints(excludedFrom: view, traits)
    for constraint in view.constraints where !(constraint.id.map(left.contains) ?? false) {
      vote(constraint, heldBy: view)
    }
    for child in view.subviews { collect(child) }
  }

  // MARK: Votes

  private mutating func vote(_ constraint: DocumentConstraint, heldBy holder: DocumentView) {
    guard constraint.relation == .equal, let second = constraint.second else { return }
    let reader = ElementReader(constraint.element, constraint.variations, traits)
    guard (reader["multiplier"].flatMap(DocumentNumber.multiplier) ?? constraint.multiplier) == 1 else { return }
    let constant = CGFloat(reader.number("constant") ?? constraint.constant)
    let isRequired = (reader["priority"].flatMap(DocumentNumber.priority) ?? constraint.priority) == 1000
    let first = constraint.first ?? holder.id
    // first = second + constant
    if let outer = place(second, constraint.secondAttribute),
      let position = position(first, constraint.firstAttribute, in: outer)
    {
      add(outer, position - constant, isRequired)
    } else if let outer = place(first, constraint.firstAttribute),
      let position = position(second, constraint.secondAttribute, in: outer)
    {
      add(outer, position + constant, isRequired)
    }
  }

  /// The edge of the safe area or of a margin that an end of a constraint is.
  private func place(_ id: String, _ attribute: NSLayoutConstraint.Attribute) -> Place? {
    if let (kind, owner) = guides[id] {
      switch (kind, attribute) {
      case (.top, .bottom): return Place(view: nil, edge: .top)
      case (.bottom, .top): return Place(view: nil, edge: .bottom)
      case (.safeArea, _): return Self.edge(attribute).map { Place(view: nil, edge: $0) }
      case (.margins, _): return Self.edge(attribute).map { margin(of: owner, $0) }
      default: return nil
      }
    }
    guard let view = views[id], let edge = Self.marginEdge(attribute) else { return nil }
    return margin(of: view, edge)
  }

  private func margin(of view: DocumentView, _ edge: Edge) -> Place {
    let isSafeArea = view === scene.root && marginsFollow && (edge == .top || edge == .bottom)
    return Place(view: isSafeArea ? nil : view.id, edge: edge)
  }

  private static func edge(_ attribute: NSLayoutConstraint.Attribute) -> Edge? {
    switch attribute {
    case .top: .top
    case .bottom: .bottom
    case .leading, .left: .left
    case .trailing, .right: .right
    default: nil
    }
  }

  private static func marginEdge(_ attribute: NSLayoutConstraint.Attribute) -> Edge? {
    switch attribute {
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin, .leftMargin: .left
    case .trailingMargin, .rightMargin: .right
    default: nil
    }
  }

  /// Where an edge of a view lies, if it is inside of the place's view and cannot have been scrolled there.
  private func position(_ id: String, _ attribute: NSLayoutConstraint.Attribute, in place: Place) -> CGFloat? {
    guard let frame = frames[id], let view = views[id], id != scene.root.id, let edge = Self.edge(attribute) else {
      return nil
    }
    if let outer = place.view {
      guard id != outer, isInside(view, outer) else { return nil }
    } else if scrolled.contains(id) {
      return nil
    }
    // Constraints see alignment rects.
    return switch edge {
    case .top: frame.minY
    case .bottom: frame.maxY - (["slider", "segmentedControl"].contains(view.tag) ? 1 : 0)
    case .left: frame.minX + (view.tag == "slider" ? 2 : 0)
    case .right: frame.maxX - (["slider", "switch"].contains(view.tag) ? 2 : 0)
    }
  }

  /// Whether the view is below another, with nothing that scrolls between them.
  private func isInside(_ view: DocumentView, _ outer: String) -> Bool {
    var parent = view.parent
    while let next = parent, !DocumentTag.scrolling.contains(next.tag) {
      if next.id == outer { return true }
      parent = next.parent
    }
    return false
  }

  private mutating func add(_ place: Place, _ position: CGFloat, _ isRequired: Bool) {
    guard let outer = frames[place.view ?? scene.root.id] else { return }
    let inset: CGFloat =
      switch place.edge {
      case .top: position - outer.minY
      case .left: position - outer.minX
      case .bottom: outer.maxY - position
      case .right: outer.maxX - position
      }
    let rounded = (inset * 2).rounded() / 2
    // A view that reaches past its row shows that the row was saved at another size.
    let isRow = place.view.flatMap { views[$0] }.map { DocumentTag.contentViews.contains($0.tag) } ?? false
    guard rounded >= (isRow ? -Self.farthest : 0), rounded <= Self.largest else { return }
    if isRequired {
      votes[place, default: [:]][rounded, default: 0] += 1
    } else {
      hints[place, default: [:]][rounded, default: 0] += 1
    }
  }
}
