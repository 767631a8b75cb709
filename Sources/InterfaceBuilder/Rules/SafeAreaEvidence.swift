import AutoLayout
import Foundation

/// The safe area that the recorded frames speak of.
///
/// Which bars the canvas simulated is not written into a document: it follows from other storyboards, from the version
/// of Xcode and from accidents of it (some documents hold every inset twice). Views that a required constraint ties to
/// the safe area tell it by where they were saved.
struct SafeAreaEvidence {
  private let scene: InterfaceBuilderScene
  private let traits: TraitValues?
  private var frames: [String: CGRect] = [:]
  private var guides: [String: DocumentGuide.Kind] = [:]
  private var votes: [Edge: [CGFloat: Int]] = [:]
  /// The votes of optional constraints.
  private var hints: [Edge: [CGFloat: Int]] = [:]
  /// Whether the root's upper and lower margins are the safe area's alone.
  private let marginsFollow: Bool

  private enum Edge: Hashable { case top, left, bottom, right }

  /// Half a screen of bars is a view that was moved, not an inset.
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

  /// The rule's insets, corrected where most of the frames agree on another.
  func corrected(_ rule: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: chosen(.top, rule.top), left: chosen(.left, rule.left), bottom: chosen(.bottom, rule.bottom),
      right: chosen(.right, rule.right))
  }

  private func chosen(_ edge: Edge, _ rule: CGFloat) -> CGFloat {
    guard let read = majority(edge) ?? agreement(edge) else { return rule }
    // Rounded frames are up to a point off; bars are not.
    return ([rule] + Self.usual).first { abs($0 - read) <= 1 } ?? read
  }

  /// Status bars, home indicators, and navigation bars below them.
  private static let usual: [CGFloat] = [0, 20, 34, 44, 64, 88]

  private func majority(_ edge: Edge) -> CGFloat? {
    guard let tally = votes[edge] else { return nil }
    let total = tally.values.reduce(0, +)
    let best = tally.sorted { ($1.value, $0.key) < ($0.value, $1.key) }[0]
    return best.value * 2 > total ? best.key : nil
  }

  /// What need not hold counts where all of it agrees, and is not alone.
  private func agreement(_ edge: Edge) -> CGFloat? {
    guard votes[edge] == nil, let tally = hints[edge], tally.count == 1, let only = tally.first else { return nil }
    return only.value > 1 ? only.key : nil
  }

  // MARK: Frames

  /// What scrolls has moved, and its place on the canvas is not recorded.
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

  /// The edge of the safe area that an end of a constraint is.
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
