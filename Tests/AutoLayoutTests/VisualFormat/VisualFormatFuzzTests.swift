import LPVisualFormats
import LPAutoLayout
import Foundation
import LPSupport
import Testing

/// Sentences drawn from the grammar are read as what they were drawn from, and what is broken in them is pointed at.
@MainActor
struct VisualFormatFuzzTests {
  /// A sentence, and what it says.
  private struct Sentence {
    var text = ""
    var isVertical = false
    /// Views in order, with the predicates of each.
    var views: [(name: String, predicates: [String])] = []
    /// Of opening, connections in between, and closing; nil where there is none.
    var connections: [[String]?] = []
  }

  private struct Draw {
    var numbers: SplitMix64

    mutating func chance(_ percent: Int) -> Bool { numbers.below(100) < percent }
    mutating func pick<T>(_ values: [T]) -> T { values[numbers.below(values.count)] }

    /// The text, and its normal form: relation, value, priority.
    mutating func predicate(isSimple: Bool, mayBeView: Bool) -> (text: String, meaning: String) {
      let relation = isSimple ? "" : pick(["", "==", ">=", "<="])
      var values = ["0", "8", "20.5", ".25", "3.", "gap", "below"]
      if !isSimple { values += ["-4", "-.5"] }
      if mayBeView { values += ["a", "_b2"] }
      let value = pick(values)
      let priority = chance(30) ? pick(["250", "999.5", "low"]) : ""
      let meaning =
        (relation.isEmpty ? "==" : relation) + " " + value + (priority.isEmpty ? "" : " @" + priority)
      return (relation + value + (priority.isEmpty ? "" : "@" + priority), meaning)
    }

    mutating func predicates(mayBeView: Bool) -> (text: String, meanings: [String]) {
      let all = (0...numbers.below(3)).map { _ in predicate(isSimple: false, mayBeView: mayBeView) }
      return (all.map(\.text).joined(separator: ","), all.map(\.meaning))
    }

    mutating func connection() -> (text: String, meanings: [String]) {
      switch numbers.below(4) {
      case 0: return ("", [])
      case 1: return ("-", ["standard"])
      case 2:
        let simple = predicate(isSimple: true, mayBeView: false)
        return ("-\(simple.text)-", [simple.meaning])
      default:
        let all = predicates(mayBeView: false)
        return ("-(\(all.text))-", all.meanings)
      }
    }

    mutating func sentence() -> Sentence {
      var sentence = Sentence()
      let axis = pick(["", "H:", "V:"])
      sentence.isVertical = axis == "V:"
      sentence.text = axis
      add(chance(50), to: &sentence) { "|" + $0 }
      let count = 1 + numbers.below(4)
      for index in 0..<count {
        if index > 0 { add(true, to: &sentence) { $0 } }
        let name = pick(["a", "_b2", "Third", "x_9"])
        let sizes = chance(40) ? predicates(mayBeView: true) : nil
        sentence.text += "[\(name)" + (sizes.map { "(\($0.text))" } ?? "") + "]"
        sentence.views.append((name, sizes?.meanings ?? []))
      }
      add(chance(50), to: &sentence) { $0 + "|" }
      return sentence
    }

    private mutating func add(_ isThere: Bool, to sentence: inout Sentence, _ around: (String) -> String) {
      guard isThere else { return sentence.connections.append(nil) }
      let made = connection()
      sentence.text += around(made.text)
      sentence.connections.append(made.meanings)
    }
  }

  // MARK: Reading back

  private func meaning(_ value: VisualFormat.Value) -> String {
    switch value {
    case .number(let number): "\(number)"
    case .name(let name): name
    }
  }

  private func meaning(_ predicate: VisualFormat.Predicate) -> String {
    let relation: String =
      switch predicate.relation {
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      case .lessThanOrEqual: "<="
      }
    return "\(relation) \(meaning(predicate.value))" + (predicate.priority.map { " @" + meaning($0) } ?? "")
  }

  private func meanings(_ connection: VisualFormat.Connection?) -> [String]? {
    switch connection {
    case nil: nil
    case .flush?: []
    case .standard?: ["standard"]
    case .distances(let predicates)?: predicates.map(meaning)
    }
  }

  /// Numbers as they are printed, whichever way they were written.
  private func normal(_ text: String) -> String {
    text.split(separator: " ").map { word in
      let isPriority = word.hasPrefix("@")
      let digits = isPriority ? word.dropFirst() : word
      return Double(digits).map { (isPriority ? "@" : "") + "\($0)" } ?? String(word)
    }.joined(separator: " ")
  }

  @Test("a sentence of the grammar is read as it was meant", arguments: 0..<400 as Range<UInt64>)
  func wellFormed(seed: UInt64) throws {
    var draw = Draw(numbers: SplitMix64(seed: seed))
    let sentence = draw.sentence()
    let format = try VisualFormat(sentence.text)
    #expect(format.axis == (sentence.isVertical ? .vertical : .horizontal))
    #expect(format.views.map(\.name) == sentence.views.map(\.name), "\(sentence.text)")
    #expect(
      format.views.map { $0.predicates.map(meaning) } == sentence.views.map { $0.predicates.map(normal) },
      "\(sentence.text)")
    let connections = [meanings(format.opening)] + format.connections.map { meanings($0) } + [meanings(format.closing)]
    #expect(connections == sentence.connections.map { $0?.map(normal) }, "\(sentence.text)")
    for view in format.views {
      let rest = sentence.text.dropFirst(view.column)
      #expect(rest.hasPrefix(view.name), "the column of \(view.name) in \(sentence.text)")
    }
  }

  @Test(
    "a sentence with metrics makes constraints that can be activated, in both directions", arguments: bothDirections)
  func constraints(direction: UIUserInterfaceLayoutDirection) throws {
    let metrics: [String: Any] = ["gap": 12, "below": -3.5, "low": 240]
    for seed in UInt64(1000)..<1150 {
      var draw = Draw(numbers: SplitMix64(seed: seed))
      let sentence = draw.sentence()
      let fixture = Fixture(direction: direction)
      let views = Dictionary(
        uniqueKeysWithValues: ["a", "_b2", "Third", "x_9"].map { ($0, fixture.view($0) as Any) })
      let made = try VisualFormat(sentence.text).constraints(metrics: metrics, views: views)
      var expected = 0
      for view in sentence.views { expected += view.predicates.count }
      for case let predicates? in sentence.connections { expected += max(1, predicates.count) }
      #expect(made.count == expected, "\(sentence.text)")
      for constraint in made { #expect(constraint.error == nil, "\(sentence.text): \(constraint)") }
      NSLayoutConstraint.activate(made)
      #expect(!made.contains { !$0.isActive })
    }
  }

  @Test(
    "what is broken in a sentence is pointed at, and never before the break", arguments: 2000..<2400 as Range<UInt64>)
  func broken(seed: UInt64) {
    var draw = Draw(numbers: SplitMix64(seed: seed))
    let characters = Array(draw.sentence().text)
    let place = draw.numbers.below(characters.count)
    var text = characters
    switch draw.numbers.below(3) {
    case 0: text.remove(at: place)
    case 1: text.insert(draw.pick(Array(" []()|-@=<>,:.9aV%é\u{301}\n")), at: place)
    default: text[place] = draw.pick(Array(" []()|-@=<>,:.9aV%é\n"))
    }
    do {
      _ = try VisualFormat(String(text))
    } catch {
      #expect((0...text.count).contains(error.column))
      // All that stands before the break reads as it did, but for the number or the sign that it is in.
      let between = text.prefix(place).dropFirst(error.column)
      #expect(between.allSatisfy { "-.=<>0123456789".contains($0) }, "\(String(text)) at \(place): \(error)")
      let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.last?.last == "^")
      #expect(!error.explanation.isEmpty)
    }
  }
}
