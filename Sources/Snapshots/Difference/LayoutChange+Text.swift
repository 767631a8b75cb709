import LPSupport

extension LayoutChange {
  /// The sentence that the terminal and reports show.
  package var sentence: String {
    switch subject {
    case .screen: screenSentence
    case .view(_, let name): "\(name) \(viewPhrase)"
    case .guide(let name): guideSentence(name)
    case .constraint(let equation): constraintSentence(equation)
    case .diagnostic, .line: plainSentence
    }
  }

  /// The change of the view, as a phrase: `moved 4 pt right (x 213 → 217)`.
  var viewPhrase: String {
    switch kind {
    case .moved(let from, let to): Self.movement(from: from, to: to)
    case .resized(let from, let to): Self.growth(from: from, to: to)
    case .added: "is new"
    case .removed: "is gone"
    case .reordered(let before): before.map { "now comes after \($0)" } ?? "now comes first"
    case .renamed(let from, _): "was called \(from)"
    case .reparented(let from, let to): "moved in the tree (\(from) → \(to))"
    case .reclassed(let from, let to): "is a \(to) and was a \(from)"
    case .text(let from, let to): "says \(Self.quoted(to)) and said \(Self.quoted(from))"
    case .rewrapped(let from, let to): Self.wrapping(from: from, to: to)
    case .truncated(let now): now ? "is truncated now" : "is no longer truncated"
    case .textClipped(let now): now ? "has text that no longer fits" : "has text that fits again"
    case .clipped(_, let to): to.map { "is clipped by \($0) now" } ?? "is no longer clipped"
    case .offScreen(let now): now ? "reaches beyond the screen now" : "is within the screen again"
    case .hidden(let now): now ? "is hidden now" : "is no longer hidden"
    case .painted: "looks different"
    default: detailPhrase
    }
  }

  private var detailPhrase: String {
    switch kind {
    case .restyled(let from, let to): "has parts in other fonts (\(Self.runs(from)) → \(Self.runs(to)))"
    case .ambiguous(_, let to):
      to.isEmpty ? "is no longer ambiguous" : "is ambiguous now (\(to.joined(separator: ", ")))"
    case .direction(let from, let to): "reads \(to ?? "as the screen does") and read \(from ?? "as the screen did")"
    case .framed(let from, let to): "has another frame (\(from.description) → \(to.description))"
    case .baselines(let from, let to): "has other baselines (\(Self.list(from)) → \(Self.list(to)))"
    case .wishes(let from, let to): "wants another size (\(Self.wish(from)) → \(Self.wish(to)))"
    case .held(let from, let to): Self.heldPhrase(from: from, to: to)
    default: "changed"
    }
  }

  private var screenSentence: String {
    switch kind {
    case .screen(let from, let to): "the screen is \(to) and was \(from)"
    case .safeArea(let from, let to): "the safe area is \(to.description) and was \(from.description)"
    case .traits(let from, let to): "the traits are \(to) and were \(from)"
    default: "the screen changed"
    }
  }

  private func guideSentence(_ name: String) -> String {
    switch kind {
    case .added: "guide \(name) is used now"
    case .removed: "guide \(name) is no longer used"
    case .guideChanged(let from, let to) where from.kind == to.kind:
      "guide \(name) " + Self.change(from: from.frame, to: to.frame)
    case .guideChanged(let from, let to): "guide \(name) is a \(to.kind) guide and was a \(from.kind) guide"
    default: "guide \(name) changed"
    }
  }

  private func constraintSentence(_ equation: String) -> String {
    switch kind {
    case .added: "`\(equation)` is new"
    case .removed: "`\(equation)` is gone"
    case .constant(_, let to), .equation(_, let to): "`\(equation)` became `\(to)`"
    case .priority(let from, let to): "`\(equation)` became \(Self.priority(to)) (\(Self.priority(from)) before)"
    case .state(let from, let to): "`\(equation)` \(Self.state(to)) now (\(Self.state(from)) before)"
    case .identifier(let from, let to): "`\(equation)` is named \(Self.quoted(to)) and was \(Self.quoted(from))"
    case .conflict(_, let to): "`\(equation)` is in \(to.map { "conflict \($0)" } ?? "no conflict") now"
    default: "`\(equation)` changed"
    }
  }

  private var plainSentence: String {
    switch kind {
    case .diagnostic(nil, let new?): "new \(new.severity): \(new.message) [\(new.rule)]"
    case .diagnostic(let old?, nil): "no longer: \(old.severity): \(old.message) [\(old.rule)]"
    case .line(let from, let to): "the text reads \(Quotation.quote(to)) and read \(Quotation.quote(from))"
    default: "changed"
    }
  }

  // MARK: Parts of sentences

  static func runs(_ runs: [LayoutTextRun]) -> String {
    runs.isEmpty ? "one font" : runs.map(\.description).joined(separator: ", ")
  }

  static func movement(from: LayoutTextRect, to: LayoutTextRect) -> String {
    var ways: [String] = []
    var numbers: [String] = []
    for (name, was, now, words) in [("x", from.x, to.x, ("right", "left")), ("y", from.y, to.y, ("down", "up"))]
    where was != now {
      ways.append("\((now - was).magnitude.description) pt \(now > was ? words.0 : words.1)")
      numbers.append("\(name) \(was.description) → \(now.description)")
    }
    return "moved \(ways.joined(separator: " and ")) (\(numbers.joined(separator: ", ")))"
  }

  static func growth(from: LayoutTextRect, to: LayoutTextRect) -> String {
    var ways: [String] = []
    var numbers: [String] = []
    let sides = [
      ("width", from.width, to.width, ("wider", "narrower")), ("height", from.height, to.height, ("taller", "shorter")),
    ]
    for (name, was, now, words) in sides where was != now {
      ways.append("\((now - was).magnitude.description) pt \(now > was ? words.0 : words.1)")
      numbers.append("\(name) \(was.description) → \(now.description)")
    }
    return "is \(ways.joined(separator: " and ")) (\(numbers.joined(separator: ", ")))"
  }

  private static func wrapping(from: [String], to: [String]) -> String {
    if from.count == to.count { return "has its lines broken elsewhere" }
    return "is broken into \(to.count.counted("line")) (\(from.count) before)"
  }

  private static func change(from: LayoutTextRect, to: LayoutTextRect) -> String {
    var phrases: [String] = []
    if from.x != to.x || from.y != to.y { phrases.append(movement(from: from, to: to)) }
    if from.width != to.width || from.height != to.height { phrases.append(growth(from: from, to: to)) }
    return phrases.joined(separator: " and ")
  }

  private static func quoted(_ text: String?) -> String {
    guard let text else { return "nothing" }
    return Quotation.quote(text.count > 60 ? String(text.prefix(59)) + "…" : text)
  }

  private static func list(_ numbers: [LayoutNumber]) -> String {
    numbers.isEmpty ? "none" : numbers.map(\.description).joined(separator: " ")
  }

  private static func wish(_ sides: [LayoutNumber?]) -> String {
    if sides.allSatisfy({ $0 == nil }) { return "what it has" }
    return zip(sides, ["wide", "high"]).compactMap { side, word in side.map { "\($0.description) \(word)" } }
      .joined(separator: " ")
  }

  private static func heldPhrase(from: [String], to: [String]) -> String {
    let (lost, won) = (from.filter { !to.contains($0) }, to.filter { !from.contains($0) })
    if lost.isEmpty { return "is held by \(won.joined(separator: ", ")) too" }
    if won.isEmpty { return "is no longer held by \(lost.joined(separator: ", "))" }
    return "is held by \(won.joined(separator: ", ")) instead of \(lost.joined(separator: ", "))"
  }

  private static func priority(_ priority: LayoutNumber) -> String {
    priority == LayoutTextConstraint.required ? "required" : "~ \(priority.description)"
  }

  private static func state(_ state: LayoutTextConstraint.State) -> String {
    switch state {
    case .holds: "holds exactly"
    case .slack: "has room to spare"
    case .broken(let by): "is broken by \(by.description) pt"
    case .setAside(let by): "is set aside, \(by.description) pt off"
    }
  }
}
