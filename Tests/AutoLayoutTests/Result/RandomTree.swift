import LPComponents
import Foundation
import LPSupport

/// A view tree as values, from which any number of equal trees can be built, and edits of these values.
///
/// It has several subtrees that the root or its guides place, with chains, inequalities, wishes that tie or contradict
/// each other, margins, baselines, wrapped text, stack views, buttons, scroll views, masks and hidden views.
@MainActor
struct RandomTree {
  enum Kind: Int { case plain, label, text, box, button, stack, scroll, masked }

  struct Node {
    var parent: Int
    var kind: Kind
    var text = ""
    var isHidden = false
    var isArranged = false
    var preservesMargins = false
    var hugging: Float?
  }

  struct Equation {
    /// The numbers of nodes, with 0 for the root; the guide of the second one's margins or safe area.
    var first: Int
    var second: Int?
    var guide = 0
    var attributes: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)
    var relation: NSLayoutConstraint.Relation = .equal
    var multiplier: CGFloat = 1
    var constant: CGFloat
    var priority: Float = 1000
  }

  let size = CGSize(width: 390, height: 844)
  private let traits: TraitValues
  private let safeArea: UIEdgeInsets
  /// The root is number 0. A node that was removed stays as `nil`.
  private(set) var nodes: [Node?] = [Node(parent: -1, kind: .plain)]
  private(set) var equations: [Equation] = []
  /// The numbers of the equations that are active, in the order of activation.
  private(set) var active: [Int] = []
  /// The guides that equations asked for, also those that were removed: a view keeps its guides.
  private var guides: [(node: Int, guide: Int)] = []
  private var random: SplitMix64
  /// Whether most views are determined and few constraints contradict each other.
  private let isTidy: Bool
  /// Whether all numbers are multiples of a quarter. Otherwise no margin or safe area depends on a frame: the layout
  /// keeps those that change by less than a millionth, so that their last bits depend on the past.
  private let isExact: Bool

  /// Whether there are stack views, which make their constraints again after all others.
  private let hasStacks: Bool

  /// - Parameter subtrees: the number of subtrees; `nil` for a random one.
  init(seed: UInt64, subtrees: Int? = nil, hasStacks: Bool = true) {
    self.hasStacks = hasStacks
    random = SplitMix64(seed: seed)
    traits = TraitValues(
      layoutDirection: random.below(3) == 0 ? .rightToLeft : .leftToRight, displayScale: CGFloat(1 + random.below(3)))
    isTidy = random.below(3) > 0
    let kind = random.below(4)
    isExact = kind < 2
    safeArea = kind == 0 ? UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) : .zero
    for _ in 0..<(subtrees ?? (2 + random.below(7))) { addSubtree() }
  }

  // MARK: Making

  private mutating func number() -> CGFloat {
    switch random.below(isExact ? 2 : 4) {
    case 0: CGFloat(random.below(40))
    case 1 where isExact: CGFloat(random.below(100)) / 4
    case 1: CGFloat(random.below(200)) / 3
    case 2: CGFloat(random.below(400)) / 10
    default: -CGFloat(random.below(20)) / 4
    }
  }

  private mutating func words() -> String {
    (0...random.below(12)).map { _ in ["a", "label", "wrapped", "text", "of", "constraints"][random.below(6)] }
      .joined(separator: " ")
  }

  private mutating func priority() -> Float { [1000, 1000, 1000, 999, 750, 500, 250][random.below(7)] }

  private mutating func add(_ kind: Kind, to parent: Int) -> Int {
    let kind = kind == .stack && !hasStacks ? .plain : kind
    nodes.append(
      Node(
        parent: parent, kind: kind, text: words(), isHidden: random.below(12) == 0,
        isArranged: nodes[parent]?.kind == .stack, preservesMargins: isExact && random.below(6) == 0,
        hugging: random.below(4) == 0 ? [251, 250, 750][random.below(3)] : nil))
    return nodes.count - 1
  }

  private mutating func relate(
    _ first: Int, _ attribute: NSLayoutConstraint.Attribute, _ second: Int? = nil,
    _ other: NSLayoutConstraint.Attribute = .notAnAttribute, guide: Int = 0,
    _ relation: NSLayoutConstraint.Relation = .equal, multiplier: CGFloat = 1, constant: CGFloat? = nil,
    priority: Float? = nil
  ) {
    let constant = constant ?? number()
    equations.append(
      Equation(
        first: first, second: second, guide: guide, attributes: (attribute, other), relation: relation,
        multiplier: multiplier, constant: constant, priority: priority ?? self.priority()))
    active.append(equations.count - 1)
    if let second, guide > 0 { guides.append((second, guide)) }
  }

  private mutating func addSubtree() {
    let card = add([.plain, .plain, .plain, isTidy ? .plain : .scroll, .stack][random.below(5)], to: 0)
    relate(card, .leading, 0, .leading, guide: random.below(3), priority: 1000)
    relate(card, .top, 0, .top, guide: random.below(3), constant: CGFloat(random.below(700)), priority: 1000)
    switch random.below(4) {
    case 0: relate(card, .trailing, 0, .trailing, guide: random.below(3), constant: -number().magnitude, priority: 1000)
    case 1: relate(card, .width, 0, .width, multiplier: 0.5, priority: 1000)
    case 2: relate(card, .width, constant: 80 + 3 * number(), priority: 1000)
    default: relate(card, .width, 0, .width, isTidy ? .equal : .lessThanOrEqual, constant: -40)
    }
    if isTidy {
      if nodes[card]?.kind == .plain { relate(card, .height, constant: 60, priority: 500) }
    } else if random.below(4) == 0 {
      relate(card, .height, constant: CGFloat(40 + random.below(300)))
    }
    var previous: Int?
    for _ in 0..<(1 + random.below(4)) {
      let child = add(Kind(rawValue: random.below(8))!, to: card)
      if nodes[card]?.kind != .stack { place(child, in: card, after: previous, isTidy) }
      if [.plain, .stack].contains(nodes[child]!.kind), random.below(2) == 0 {
        let inner = add([.label, .text, .box][random.below(3)], to: child)
        if nodes[child]!.kind == .plain { place(inner, in: child, after: nil, isTidy) }
      }
      previous = child
    }
    if let previous, nodes[card]?.kind != .stack, random.below(3) > 0 {
      relate(
        previous, .bottom, card, .bottom, [.equal, .lessThanOrEqual][random.below(2)], constant: -number().magnitude,
        priority: isTidy ? 750 : nil)
    }
  }

  private mutating func place(_ child: Int, in card: Int, after previous: Int?, _ isTidy: Bool) {
    let kind = nodes[child]!.kind
    guard kind != .masked else { return }
    if isTidy { return placeTidily(child, kind, in: card, after: previous) }
    if random.below(12) > 0 {
      let isMargin = random.below(4) == 0
      relate(child, .leading, card, isMargin ? .leadingMargin : .leading, guide: isMargin ? 0 : 2 * random.below(2))
    }
    if random.below(2) == 0 {
      relate(
        child, .trailing, card, .trailing, [.equal, .lessThanOrEqual][random.below(2)], constant: -number().magnitude)
    }
    if let previous, random.below(3) > 0 {
      let isBaseline = random.below(5) == 0
      relate(
        child, isBaseline ? .firstBaseline : .top, previous, isBaseline ? .lastBaseline : .bottom,
        [.equal, .greaterThanOrEqual][random.below(2)])
      if random.below(4) == 0 { relate(child, .width, previous, .width) }
    } else {
      relate(child, .top, card, .top)
    }
    if random.below(3) == 0 { relate(child, .width, constant: 10 + 2 * number().magnitude) }
    if random.below(3) == 0 || kind == .plain {
      relate(child, .height, constant: 7.5 + number().magnitude)
    }
  }

  private mutating func placeTidily(_ child: Int, _ kind: Kind, in card: Int, after previous: Int?) {
    relate(child, .leading, card, .leading, guide: 2 * random.below(2), priority: 1000)
    if let previous, nodes[previous]!.kind != .masked {
      relate(child, .top, previous, random.below(3) == 0 ? .lastBaseline : .bottom, priority: 1000)
    } else {
      relate(child, .top, card, .top, priority: 1000)
    }
    if [.label, .text, .button].contains(kind) {
      relate(child, .trailing, card, .trailing, .lessThanOrEqual, constant: -number().magnitude, priority: 999)
      if random.below(3) == 0 { relate(child, .width, constant: 50 + number()) }
    } else {
      relate(child, .width, constant: 20 + number().magnitude, priority: 1000)
      relate(child, .height, constant: 10 + number().magnitude, priority: 1000)
    }
  }

  // MARK: Building

  /// Builds the tree from nothing, in its present state.
  func build() -> BuiltTree {
    let environment = LayoutEnvironment(traits: traits, screenSize: size, safeAreaInsets: safeArea)
    return LayoutEnvironment.$current.withValue(environment) {
      let tree = BuiltTree(root: UIView(frame: CGRect(origin: .zero, size: size)))
      tree.root.marginState.safeArea = safeArea
      for number in nodes.indices.dropFirst() { tree.add(nodes[number], number) }
      for (node, guide) in guides { _ = tree.guide(guide, of: node) }
      for number in equations.indices { tree.add(equations[number]) }
      for number in active { tree.equations[number]?.isActive = true }
      return tree
    }
  }

  // MARK: Editing

  enum Edit { case constant, constants, priority, activation, text, hidden, addition, insertion, removal }

  /// Changes the values and a tree that was built from them in the same way.
  ///
  /// - Parameter isStructural: whether most changes are of constraints and views that come and go.
  mutating func change(_ tree: BuiltTree, isStructural: Bool = false) -> Edit {
    let edit = isStructural ? chooseStructural() : choose()
    switch edit {
    case .constant: changeConstant(tree)
    case .constants: for _ in 0..<(2 + random.below(3)) { changeConstant(tree) }
    case .priority: changePriority(tree)
    case .activation: changeActivation(tree)
    case .text:
      let texts = nodes.indices.filter { [.label, .text, .button].contains(nodes[$0]?.kind) }
      guard !texts.isEmpty else { break }
      let number = texts[random.below(texts.count)]
      nodes[number]!.text = words()
      tree.setText(nodes[number]!.text, of: number)
    case .hidden:
      // A stack view makes its constraints again, after all others.
      let views = nodes.indices.dropFirst().filter { nodes[$0]?.isArranged == false }
      guard !views.isEmpty else { break }
      let number = views[random.below(views.count)]
      nodes[number]!.isHidden.toggle()
      tree.views[number]!.isHidden = nodes[number]!.isHidden
    case .addition: add(to: tree) { $0.addSubtree() }
    case .insertion: add(to: tree) { $0.addView() }
    case .removal: removeView(from: tree)
    }
    return edit
  }

  private mutating func choose() -> Edit {
    switch random.below(100) {
    case 0..<66: .constant
    case 66..<74: .constants
    case 74..<82: .priority
    case 82..<87: hasStack ? .constant : .activation
    case 87..<92: .text
    case 92..<95: .hidden
    case 95..<98: hasStack || nodes.count > 60 ? .constants : .addition
    default: active.count > 12 ? .removal : .constant
    }
  }

  private mutating func chooseStructural() -> Edit {
    switch random.below(100) {
    case 0..<40: .activation
    case 40..<55: .insertion
    case 55..<62: nodes.count > 400 ? .removal : .addition
    case 62..<75: active.count > 12 ? .removal : .insertion
    case 75..<85: .text
    case 85..<92: .priority
    case 92..<95: .hidden
    default: .constants
    }
  }

  /// Whether the order of constraints depends on when the tree was last laid out.
  private var hasStack: Bool { nodes.contains { $0?.kind == .stack } }

  private mutating func changeConstant(_ tree: BuiltTree) {
    guard !active.isEmpty else { return }
    let number = active[random.below(active.count)]
    equations[number].constant = self.number()
    tree.equations[number]!.constant = equations[number].constant
  }

  private mutating func changePriority(_ tree: BuiltTree) {
    let optional = active.filter { equations[$0].priority < 1000 }
    guard !optional.isEmpty else { return changeConstant(tree) }
    let number = optional[random.below(optional.count)]
    equations[number].priority = [999, 750, 500, 250][random.below(4)]
    tree.equations[number]!.priority = UILayoutPriority(equations[number].priority)
  }

  private mutating func changeActivation(_ tree: BuiltTree) {
    let number = random.below(equations.count)
    guard let constraint = tree.equations[number] else { return }
    if let place = active.firstIndex(of: number) { active.remove(at: place) } else { active.append(number) }
    constraint.isActive = active.contains(number)
  }

  /// Adds a view to one of the subtrees.
  private mutating func addView() {
    let cards = nodes.indices.filter { nodes[$0]?.parent == 0 && nodes[$0]?.kind == .plain }
    guard !cards.isEmpty else { return addSubtree() }
    let card = cards[random.below(cards.count)]
    let siblings = nodes.indices.filter { nodes[$0]?.parent == card }
    // Not a view with a mask, which follows the size that the card has at that time.
    let child = add(Kind(rawValue: random.below(7))!, to: card)
    place(child, in: card, after: siblings.isEmpty ? nil : siblings[random.below(siblings.count)], isTidy)
  }

  private mutating func add(to tree: BuiltTree, _ body: (inout RandomTree) -> Void) {
    let (nodeCount, equationCount) = (nodes.count, equations.count)
    body(&self)
    LayoutEnvironment.$current.withValue(tree.root.environment) {
      for number in nodeCount..<nodes.count { tree.add(nodes[number], number) }
      for number in equationCount..<equations.count {
        tree.add(equations[number])
        tree.equations[number]?.isActive = true
      }
    }
  }

  private mutating func removeView(from tree: BuiltTree) {
    let views = nodes.indices.dropFirst().filter { nodes[$0] != nil && nodes[$0]?.isArranged == false }
    guard views.count > 3 else { return changeConstant(tree) }
    let top = views[random.below(views.count)]
    var removed: Set<Int> = [top]
    for number in nodes.indices where nodes[number].map({ removed.contains($0.parent) }) == true {
      removed.insert(number)
    }
    for number in removed { nodes[number] = nil }
    tree.views[top]!.removeFromSuperview()
    for number in equations.indices {
      let ends = [equations[number].first, equations[number].second].compactMap { $0 }
      guard ends.contains(where: removed.contains) else { continue }
      active.removeAll { $0 == number }
      tree.equations[number]?.isActive = false
      tree.equations[number] = nil
    }
    for number in removed { tree.views[number] = nil }
  }
}

/// A tree that was built from values, with views and constraints by their numbers; `nil` for those that were removed.
@MainActor
final class BuiltTree {
  let root: UIView
  var views: [UIView?]
  var equations: [NSLayoutConstraint?] = []

  init(root: UIView) {
    self.root = root
    views = [root]
  }

  func add(_ node: RandomTree.Node?, _ number: Int) {
    guard let node, let parent = views[node.parent] else { return views.append(nil) }
    let view: UIView =
      switch node.kind {
      case .plain: UIView()
      case .masked: UIView(frame: CGRect(x: 3, y: 5, width: 20 + number, height: 10))
      case .label, .text: UILabel()
      case .box: Box(20 + CGFloat(number) / 3, 11)
      case .button: UIButton(type: .system)
      case .stack: UIStackView()
      case .scroll: UIScrollView()
      }
    views.append(view)
    view.accessibilityIdentifier = "v\(number)"
    view.translatesAutoresizingMaskIntoConstraints = node.kind == .masked && !node.isArranged
    view.autoresizingMask = number % 2 == 0 ? [.flexibleWidth] : []
    view.preservesSuperviewLayoutMargins = node.preservesMargins
    if let hugging = node.hugging {
      view.setContentHuggingPriority(UILayoutPriority(hugging), for: number % 2 == 0 ? .horizontal : .vertical)
    }
    (view as? UILabel)?.numberOfLines = node.kind == .text ? 0 : 1
    (view as? UIStackView)?.axis = number % 2 == 0 ? .horizontal : .vertical
    (view as? UIStackView)?.spacing = CGFloat(number % 5)
    setText(node.text, of: number)
    view.isHidden = node.isHidden
    if node.isArranged, let stack = parent as? UIStackView {
      stack.addArrangedSubview(view)
    } else {
      parent.addSubview(view)
    }
  }

  func setText(_ text: String, of number: Int) {
    (views[number] as? UILabel)?.text = text
    (views[number] as? UIButton)?.setTitle(text, for: .normal)
  }

  func add(_ equation: RandomTree.Equation) {
    guard let first = views[equation.first], equation.second.map({ views[$0] != nil }) != false else {
      return equations.append(nil)
    }
    let second: AnyObject? = equation.second.flatMap { guide(equation.guide, of: $0) ?? views[$0] }
    let constraint = NSLayoutConstraint(
      item: first, attribute: equation.attributes.0, relatedBy: equation.relation, toItem: second,
      attribute: equation.attributes.1, multiplier: equation.multiplier, constant: equation.constant)
    constraint.priority = UILayoutPriority(equation.priority)
    equations.append(constraint)
  }

  /// Returns the guide that an equation means; `nil` for the view itself.
  func guide(_ guide: Int, of number: Int) -> UILayoutGuide? {
    guide == 0 ? nil : guide == 1 ? views[number]?.safeAreaLayoutGuide : views[number]?.layoutMarginsGuide
  }
}
