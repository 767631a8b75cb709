import AutoLayout
import Foundation

/// Derives the safe area from recorded frames.
///
/// A document does not record which bars the canvas simulated: that follows from other storyboards and from the version
/// of Xcode, including its bugs (some documents have every inset twice). The saved frames of views that a required
/// constraint ties to the safe area show it.
struct SafeAreaEvidence {
  private let scene: InterfaceBuilderScene
  private let traits: TraitValues?
  private var frames: [String: CGRect] = [:]
  private var guides: [String: DocumentGuide.Kind] = [:]
  private var votes: [Edge: [CGFloat: Int]] = [:]
  /// The votes of optional constraints.
  private var hints: [Edge: [CGFloat: Int]] = [:]
  /// Whether the root's upper and lower margins equal the safe area.
  private let marginsFollow: Bool

  private enum Edge: Hashable { case top, left, bottom, right }

  /// The largest inset in points; anything larger comes from a view that was moved.
  private static let largest: CGFloat = 160

  init(document: InterfaceBuilderDocument, scene: InterfaceBuilderScene) {
    let traits = document.traits
    self.scene = scene
    self.traits = traits
    let root = scene.root
    marginsFollow =
      document.marginsFollowSafeArea && !root.isCell && root.tag != "stackView"
      && root.element.flag("insetsLayoutMarginsFromSafeArea") != false
      && root.element.child(key: "layoutMargins") == nil && root.element.child(key: "directionalLayoutMargins") == nil
    for guide in scene.root.guides where guide.kind == .safeArea { guides[guide.id] = .safeArea }
    for guide in scene.controllerGuides { guides[guide.id] = guide.kind }
    place(scene.root, at: .zero)
    collect(scene.root)
  }

  /// Returns the rule's insets, corrected where most frames agree on another value.
  func corrected(_ rule: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: chosen(.top, rule.top), left: chosen(.left, rule.left), bottom: chosen(.bottom, rule.bottom),
      right: chosen(.right, rule.right))
  }

  private func chosen(_ edge: Edge, _ rule: CGFloat) -> CGFloat {
    guard let read = majority(edge) ?? agreement(edge) else { return rule }
    // Rounded frames differ by up to a point; bars differ by more.
    return ([rule] + Self.usual).first { abs($0 - read) <= 1 } ?? read
  }

  /// The usual insets: status bars, home indicators, and navigation bars below them.
  private static let usual: [CGFloat] = [0, 20, 34, 44, 64, 88]

  private func majority(_ edge: Edge) -> CGFloat? {
    guard let tally = votes[edge] else { return nil }
    let total = tally.values.reduce(0, +)
    let best = tally.sorted { ($1.value, $0.key) < ($0.value, $1.key) }[0]
    return best.value * 2 > total ? best.key : nil
  }

  /// Returns the inset that the frames agree on. Optional constraints count only if there are several and all agree.
  private func agreement(_ edge: Edge) -> CGFloat? {
    guard votes[edge] == nil, let tally = hints[edge], tally.count == 1, let only = tally.first else { return nil }
    return only.value > 1 ? only.key : nil
  }

  // MARK: Frames

  /// Records the origin of a view. Scrolled content is skipped, since its place on the canvas is not recorded.
  private mutating func place(_ view: DocumentView, at origin: CGPoint) {
    let frame = CGRect(origin: origin, size: view.frame.size)
    frames[view.id] = frame
    guard !DocumentTag.scrolling.contains(view.tag) else { return }
    for child in view.subviews where child.hasFrame {
      place(child, at: CGPoint(x: frame.minX + child.frame.minX, y: frame.minY + child.frame.minY))
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
    guard constraint.relation == .equal, constraint.multiplier == 1, let second = constraint.second else { return }
    let isRequired = constraint.priority == 1000
    let first = constraint.first ?? holder.id
    // first = second + constant
    if let edge = edge(second, constraint.secondAttribute),
      let place = position(first, constraint.firstAttribute)
    {
      add(edge, place - CGFloat(constraint.constant), isRequired)
    } else if let edge = edge(first, constraint.firstAttribute),
      let place = position(second, constraint.secondAttribute)
    {
      add(edge, place + CGFloat(constraint.constant), isRequired)
    }
  }

  /// Returns the edge of the safe area that an end of a constraint refers to.
  private func edge(_ id: String, _ attribute: NSLayoutConstraint.Attribute) -> Edge? {
    if id == scene.root.id, marginsFollow {
      if attribute == .topMargin { return .top }
      if attribute == .bottomMargin { return .bottom }
    }
    return switch (guides[id], attribute) {
    case (.safeArea, .top), (.top, .bottom): .top
    case (.safeArea, .bottom), (.bottom, .top): .bottom
    case (.safeArea, .leading), (.safeArea, .left): .left
    case (.safeArea, .trailing), (.safeArea, .right): .right
    default: nil
    }
  }

  private func position(_ id: String, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    guard let frame = frames[id], id != scene.root.id else { return nil }
    switch attribute {
    case .top: return frame.minY
    case .bottom: return frame.maxY
    case .leading, .left: return frame.minX
    case .trailing, .right: return frame.maxX
    default: return nil
    }
  }

  private mutating func add(_ edge: Edge, _ place: CGFloat, _ isRequired: Bool) {
    let size = scene.root.frame.size
    let inset: CGFloat =
      switch edge {
      case .top, .left: place
      case .bottom: size.height - place
      case .right: size.width - place
      }
    let rounded = (inset * 2).rounded() / 2
    guard rounded >= 0, rounded <= Self.largest else { return }
    if isRequired {
      votes[edge, default: [:]][rounded, default: 0] += 1
    } else {
      hints[edge, default: [:]][rounded, default: 0] += 1
    }
  }
}
