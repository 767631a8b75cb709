import LPLayoutModel

/// The traits that the variations of a scene name, and the cases in which the scene may differ: every combination of
/// their values.
struct TraitCases {
  /// A trait, with the values that variations tell apart.
  private struct Axis {
    /// The property of `UITraitCollection`.
    let property: String
    /// The values; the last one of an axis with an `isOpen` stands for all that no variation names.
    let values: [Value]
    var isOpen = false
  }

  private enum Value: Equatable {
    case horizontal(UIUserInterfaceSizeClass)
    case vertical(UIUserInterfaceSizeClass)
    case idiom(UIUserInterfaceIdiom)

    var word: String {
      switch self {
      case .horizontal(let size), .vertical(let size): "\(size)"
      case .idiom(let idiom): "\(idiom)"
      }
    }

    func set(in traits: inout TraitValues) {
      switch self {
      case .horizontal(let size): traits.horizontalSizeClass = size
      case .vertical(let size): traits.verticalSizeClass = size
      case .idiom(let idiom): traits.userInterfaceIdiom = idiom
      }
    }
  }

  private let axes: [Axis]
  /// For each case, the number of its value on each axis.
  private let cases: [[Int]]

  /// All cases.
  var all: Set<Int> { Set(cases.indices) }
  var count: Int { cases.count }

  @MainActor
  init(_ scene: InterfaceBuilderScene) {
    var conditions: [TraitCondition] = []
    scene.root.walk { view in
      conditions += view.variations.map(\.traits) + view.constraints.flatMap { $0.variations.map(\.traits) }
    }
    conditions.removeAll { $0.isUnknown || $0.idiom == "mac" }
    var axes: [Axis] = []
    if conditions.contains(where: { $0.widthClass != nil }) {
      axes.append(Axis(property: "horizontalSizeClass", values: [.horizontal(.regular), .horizontal(.compact)]))
    }
    if conditions.contains(where: { $0.heightClass != nil }) {
      axes.append(Axis(property: "verticalSizeClass", values: [.vertical(.regular), .vertical(.compact)]))
    }
    let words = Set(conditions.compactMap(\.idiom))
    let idioms: [(String, UIUserInterfaceIdiom)] = [("pad", .pad), ("phone", .phone), ("tv", .tv)]
    let named = idioms.filter { words.contains($0.0) }
    if !named.isEmpty {
      let other = idioms.first { !words.contains($0.0) }?.1 ?? .unspecified
      axes.append(
        Axis(property: "userInterfaceIdiom", values: named.map { .idiom($0.1) } + [.idiom(other)], isOpen: true))
    }
    self.axes = axes
    cases = axes.reduce([[]]) { known, axis in known.flatMap { one in axis.values.indices.map { one + [$0] } } }
  }

  /// Returns traits with the values of a case.
  func traits(of number: Int, from base: TraitValues) -> TraitValues {
    var traits = base
    for (axis, value) in zip(axes, cases[number]) { axis.values[value].set(in: &traits) }
    return traits
  }

  // MARK: Conditions

  /// Returns the condition that holds in the given cases and in no other one of those that can occur: a value of each
  /// trait that matters, or several such terms.
  func condition(_ wanted: Set<Int>, among possible: Set<Int>) -> String {
    var left = wanted
    var terms: [[Int?]] = []
    while !left.isEmpty {
      // The term that covers most; of equal ones, that with the fewest values.
      let best = candidates.filter { matches($0).intersection(possible).isSubset(of: wanted) }.max { one, other in
        let covered = (matches(one).intersection(left).count, matches(other).intersection(left).count)
        return (covered.0, -weight(one)) < (covered.1, -weight(other))
      }
      guard let best else { break }
      terms.append(best)
      left.subtract(matches(best))
    }
    let texts = terms.map(text)
    return texts.count == 1
      ? texts[0] : zip(texts, terms).map { weight($1) > 1 ? "(\($0))" : $0 }.joined(separator: " || ")
  }

  /// All terms: on each axis a value, or `nil` for any.
  private var candidates: [[Int?]] {
    axes.reduce([[]]) { known, axis in
      known.flatMap { one in (axis.values.indices.map { $0 } + [nil]).map { one + [$0] } }
    }
  }

  private func weight(_ term: [Int?]) -> Int { term.count { $0 != nil } }

  private func matches(_ term: [Int?]) -> Set<Int> {
    all.filter { number in zip(term, cases[number]).allSatisfy { $0 == nil || $0 == $1 } }
  }

  private func text(_ term: [Int?]) -> String {
    let parts = zip(axes, term).flatMap { axis, value -> [String] in
      guard let value else { return [] }
      guard axis.isOpen, value == axis.values.count - 1 else {
        return ["traits.\(axis.property) == .\(axis.values[value].word)"]
      }
      return axis.values.dropLast().map { "traits.\(axis.property) != .\($0.word)" }
    }
    return parts.isEmpty ? "true" : parts.joined(separator: " && ")
  }
}
