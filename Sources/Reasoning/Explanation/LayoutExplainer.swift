@_spi(Views) package import LPAutoLayout
import LPCassowary
import Foundation

/// Explains the values of a laid-out tree.
///
/// An explainer is made from a tree after layout; a change of the tree requires a new one.
@MainActor
package struct LayoutExplainer {
  let engine: LayoutEngine
  let names: NameTable
  let words: ExplanationNames
  let states: ConstraintStates
  let views: [UIView]
  private let guides: [UILayoutGuide]
  /// The sources by the number of the solver's constraint.
  let sourceOfID: [Int: Int]

  /// Makes an explainer, and lays out the tree if necessary.
  package init(root: UIView) {
    root.layoutIfNeeded()
    engine = root.engine
    names = NameTable(root: root)
    words = ExplanationNames(engine: engine, names: names)
    states = ConstraintStates(engine: engine)
    views = engine.allViews()
    guides = views.flatMap(\.storedGuides)
    sourceOfID = Dictionary(
      uniqueKeysWithValues: engine.ids.enumerated().compactMap { source, id in id.map { ($0.index, source) } })
  }

  /// - Parameters:
  ///   - item: the index in `LayoutResult.views` or `.guides` of the same tree.
  ///   - courses: the number of constraints, the nearest, for which to compute how the value changes; each takes many
  ///     solutions.
  package func explanation(
    of item: ConstraintRecord.Item, _ attribute: NSLayoutConstraint.Attribute, courses: Int = 16
  ) -> AttributeExplanation {
    let subject = subject(item, attribute)
    if let measured = measured(subject, courses: courses) { return measured }
    var solverExplainer = engine.solver.explainer()
    let shares = solverExplainer.explanation(of: subject.expression).contributions
    let chain = Chain(self, subject, shares.compactMap { sourceOfID[$0.constraint.index] })
    return AttributeExplanation(
      item: subject.name, attribute: attribute.name, value: engine.solver.value(of: subject.expression).settled,
      base: subject.base, contributions: contributions(shares, chain, courses: courses),
      unsatisfied: unsatisfied(around: chain),
      room: room(around: chain), freedom: freedom(of: subject), conflicts: conflicts(around: chain))
  }

  /// Explains a subtree that is solved by itself, with the names of the tree around it.
  private init(measuring engine: LayoutEngine, in outer: LayoutExplainer) {
    self.engine = engine
    names = outer.names
    words = ExplanationNames(engine: engine, names: names)
    states = ConstraintStates(engine: engine)
    views = engine.allViews()
    guides = views.flatMap(\.storedGuides)
    sourceOfID = Dictionary(
      uniqueKeysWithValues: engine.ids.enumerated().compactMap { source, id in id.map { ($0.index, source) } })
  }

  /// Returns what inside of a row or a cell made it as high as it is; `nil` for other values, and where the list gave it
  /// another height.
  private func measured(_ subject: Subject, courses: Int) -> AttributeExplanation? {
    guard subject.attribute == .height, let view = subject.item as? UIView, view !== engine.root,
      let target = view.measuredFitting
    else { return nil }
    let fitting = ProblemBuilder.Fitting(
      size: target.size, horizontal: target.horizontal, vertical: target.vertical)
    return view.whileMeasured {
      LayoutEngine.measuring(view, fitting) { engine in
        let explanation = LayoutExplainer(measuring: engine, in: self).explanationOfRoot(courses: courses)
        return abs(explanation.value - Double(view.bounds.height)) <= 1 ? explanation : nil
      }
    }
  }

  /// Explains the height that the content gives the root: first come the sizes of the views that push it, the largest
  /// share first.
  private func explanationOfRoot(courses: Int) -> AttributeExplanation {
    let subject = subject(.view(0), .height)
    var explanation = explanation(of: .view(0), .height, courses: courses)
    var solverExplainer = engine.solver.explainer()
    let pushers = solverExplainer.explanation(of: subject.expression).contributions.compactMap { share in
      sourceOfID[share.constraint.index].flatMap { pusher($0, amount: share.share * engine.constant(of: $0)) }
    }.enumerated().sorted { ($1.element.amount, $0.offset) < ($0.element.amount, $1.offset) }.map(\.element)
    explanation.pushedBy = pushers.map { .init(amount: $0.amount.settled, note: $0.name) }
    for pusher in pushers.reversed() {
      let cause = words.cause(pusher.source)
      guard let index = explanation.contributions.firstIndex(where: { $0.cause == cause }) else { continue }
      explanation.contributions.insert(explanation.contributions.remove(at: index), at: 0)
    }
    return explanation
  }

  private struct Pusher {
    let source: Int
    let name: String
    let amount: Double
  }

  /// Returns the view inside whose content or stated size adds to the root's; `nil` for distances, and for what the
  /// system or the list adds.
  private func pusher(_ source: Int, amount: Double) -> Pusher? {
    guard amount > Self.tolerance else { return nil }
    let item: AnyObject?
    switch engine.sources[source] {
    case .resistance(let reference, _), .hugging(let reference, _): item = reference.object
    case .constraint(let constraint):
      guard constraint.origin == .user, constraint.firstAttribute.kind == .size, constraint.secondItem == nil else {
        return nil
      }
      item = constraint.firstItem
    default: return nil
    }
    guard let item, item !== engine.root else { return nil }
    return Pusher(source: source, name: names.name(of: item), amount: amount)
  }

  // MARK: The question

  /// An attribute as a linear expression of the engine's variables.
  struct Subject {
    let name: String
    let item: AnyObject
    let attribute: NSLayoutConstraint.Attribute
    let axis: NSLayoutConstraint.Axis
    let expression: LinearExpression
    let base: AttributeExplanation.Amount?
  }

  private func subject(_ item: ConstraintRecord.Item, _ attribute: NSLayoutConstraint.Attribute) -> Subject {
    let (object, owner): (AnyObject, UIView)
    switch item {
    case .view(let index): (object, owner) = (views[index], views[index])
    case .guide(let index): (object, owner) = (guides[index], guides[index].owningView ?? engine.root)
    }
    let reference = (object as? UIView)?.reference ?? (object as? UILayoutGuide)?.reference
    let physical = attribute.physical(owner.effectiveUserInterfaceLayoutDirection)
    let axis = physical.axis ?? .horizontal
    var expression = LinearExpression()
    var base: AttributeExplanation.Amount?
    if let reference {
      let place = ItemPlace(reference, attribute: physical, other: nil)
      let form = place.form(of: physical)
      for (variable, coefficient) in [
        (ItemVariable.position(axis), form.position), (ItemVariable.size(axis), form.size),
      ] where coefficient != 0 {
        expression.terms.append(LinearTerm(Variable(index: Int(place.base + variable)), coefficient))
      }
      expression.constant = form.constant
      base = words.inset(reference, physical, nil).map { .init(amount: Double(form.constant).settled, note: $0) }
    }
    return Subject(
      name: names.name(of: object), item: object, attribute: attribute, axis: axis, expression: expression, base: base)
  }

  // MARK: Contributions

  private func contributions(
    _ shares: [Explanation.Contribution], _ chain: Chain, courses: Int
  ) -> [AttributeExplanation.Contribution] {
    var found: [AttributeExplanation.Contribution] = []
    var sum = chain.subject.expression.constant
    let shareOfSource = Dictionary(
      shares.compactMap { share in sourceOfID[share.constraint.index].map { ($0, share.share) } }, uniquingKeysWith: +)
    for source in chain.sources {
      let amount = (shareOfSource[source] ?? 0) * engine.constant(of: source)
      sum += amount
      // The screen's origin is 0, which explains nothing.
      if case .host = engine.sources[source], amount == 0 { continue }
      var contribution = AttributeExplanation.Contribution(cause: words.cause(source), amount: amount.settled)
      if found.count < courses { (contribution.more, contribution.less) = self.courses(of: source, chain.subject) }
      found.append(contribution)
    }
    let rest = engine.solver.value(of: chain.subject.expression) - sum
    if abs(rest) > Self.tolerance {
      found.append(.init(cause: ExplanationNames.free(chain.subject.name), amount: rest.settled))
    }
    return found
  }

  /// The least amount that counts; less is rounding error.
  static let tolerance = 1e-6

  /// Returns how the value changes with the constant, upwards and downwards.
  private func courses(
    of source: Int, _ subject: Subject
  ) -> (more: AttributeExplanation.Course?, less: AttributeExplanation.Course?) {
    guard let id = engine.ids[source] else { return (nil, nil) }
    var sign = 1.0
    switch engine.sources[source] {
    case .constraint(let constraint): sign = constraint.isMirrored ? -1 : 1
    case .nonNegative, .contentOrigin: return (nil, nil)
    case .host, .fitting, .hugging, .resistance, .autoresizing: break
    }
    return (course(of: id, sign, subject), course(of: id, -sign, subject))
  }

  /// Sorts causes: the author's come before implicit ones.
  private static func sorted(_ causes: [Cause]) -> [Cause] {
    Cause.Kind.allCases.flatMap { kind in causes.filter { $0.kind == kind } }
  }

  private func course(of id: ConstraintID, _ sign: Double, _ subject: Subject) -> AttributeExplanation.Course? {
    let sight = 2 * Double(max(engine.root.bounds.width, engine.root.bounds.height, 500))
    guard let reach = try? engine.solver.reach(of: id, by: sign * sight, watching: subject.expression) else {
      return nil
    }
    let isEndless = reach.successors.isEmpty && reach.conflict == nil && reach.distance >= sight - 1e-6
    return AttributeExplanation.Course(
      rate: (reach.rate * sign).settled, distance: isEndless ? nil : reach.distance.settled,
      then: Self.sorted(reach.successors.compactMap { sourceOfID[$0.index] }.map(words.cause)),
      conflicts: reach.conflict != nil)
  }
}
