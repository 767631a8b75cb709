import LPCassowary

/// The parts of a problem that have only the root in common, whose frame is given: each can be solved by itself.
@MainActor
struct ProblemParts {
  /// The numbers of a part's items in the problem, in preorder, and of its constraints, ascending. The first item is the
  /// root, and the constraints include those about the root alone.
  struct Part {
    var items = [0]
    var sources: [Int]
  }

  private var partOfItem: [Int]
  private var itemsOfPart: [[Int]] = []
  private var sourcesOfPart: [[Int]] = []
  /// The constraints about the root alone.
  private var rootSources: [Int] = []
  private var sourceOfConstraint: [ObjectIdentifier: Int] = [:]
  private var isVolatile: [Bool]
  /// The number of constraints when everything was built.
  private let builtCount: Int

  init(_ problem: LinearProblem) {
    partOfItem = Array(repeating: -1, count: problem.items.count)
    isVolatile = []
    builtCount = problem.constraints.count
    _ = add(Array(problem.items.indices.dropFirst()), sources: 0, of: problem)
  }

  // MARK: Building

  /// Divides items without a part, and the constraints from a number on, into parts.
  ///
  /// - Parameter items: the items in preorder.
  /// - Returns: the numbers of the new parts.
  private mutating func add(_ items: [Int], sources first: Int, of problem: LinearProblem) -> Range<Int> {
    let start = itemsOfPart.count
    var places: [Int: Int32] = [:]
    if first > 0 { for (place, item) in items.enumerated() { places[item] = Int32(place) } }
    func place(_ item: Int) -> Int32 { first > 0 ? places[item] ?? 0 : Int32(item - 1) }
    var sets = DisjointSets(count: items.count)
    for source in first..<problem.constraints.count {
      var one: Int?
      Self.forEachItem(of: problem, source) { other in
        if let one { sets.join(place(one), place(other)) } else { one = other }
      }
    }
    var partOfSet = Array(repeating: -1, count: items.count)
    for (index, item) in items.enumerated() {
      let set = Int(sets.find(Int32(index)))
      if partOfSet[set] < 0 {
        partOfSet[set] = itemsOfPart.count
        itemsOfPart.append([])
        sourcesOfPart.append([])
      }
      partOfItem[item] = partOfSet[set]
      itemsOfPart[partOfSet[set]].append(item)
    }
    addSources(from: first, of: problem)
    return start..<itemsOfPart.count
  }

  private mutating func addSources(from first: Int, of problem: LinearProblem) {
    isVolatile += Array(repeating: false, count: problem.constraints.count - first)
    for source in problem.volatile where source >= first { isVolatile[source] = true }
    for source in first..<problem.constraints.count {
      if let item = Self.item(of: problem.constraints[source]) {
        sourcesOfPart[partOfItem[item]].append(source)
      } else {
        rootSources.append(source)
      }
      if case .constraint(let made) = problem.sources[source] { sourceOfConstraint[ObjectIdentifier(made)] = source }
    }
  }

  private static func item(of term: LinearTerm) -> Int { term.variable.index / Int(ItemVariable.count) }

  /// Returns an item of a constraint; `nil` if it has none but the root.
  private static func item(of constraint: LinearConstraint) -> Int? {
    constraint.terms.lazy.map(item(of:)).first { $0 > 0 }
  }

  /// Visits the items that a constraint ties together, other than the root: those of its terms, and the views that it
  /// mentions, on whose order it has an influence.
  static func forEachItem(of problem: LinearProblem, _ source: Int, _ body: (Int) -> Void) {
    var hasItems = false
    for term in problem.constraints[source].terms where item(of: term) > 0 {
      hasItems = true
      body(item(of: term))
    }
    guard hasItems, case .constraint(let constraint) = problem.sources[source] else { return }
    for reference in [constraint.firstReference, constraint.secondReference] {
      guard let reference, let index = reference.view.map({ Int($0.engineIndex) }), index > 0,
        problem.items.indices.contains(index), problem.items[index] === reference
      else { continue }
      body(index)
    }
  }

  // MARK: Looking up

  /// Returns a constraint's number in the problem.
  func source(of constraint: NSLayoutConstraint) -> Int? { sourceOfConstraint[ObjectIdentifier(constraint)] }

  /// Returns the part of an item; −1 for the root, and for what is in no part.
  func part(ofItem item: Int32) -> Int { partOfItem.indices.contains(Int(item)) ? partOfItem[Int(item)] : -1 }

  /// Returns the part of a linear constraint; `nil` if it is about the root alone.
  func part(of constraint: LinearConstraint) -> Int? { Self.item(of: constraint).map { partOfItem[$0] } }

  /// Returns the number of items of a part without the root.
  func size(of part: Int) -> Int { itemsOfPart[part].count }

  /// Returns the items of a part without the root, in preorder.
  func items(of part: Int) -> [Int] { itemsOfPart[part] }

  /// Returns the numbers of a part's own constraints, ascending.
  func sources(of part: Int) -> [Int] { sourcesOfPart[part] }

  subscript(part: Int) -> Part {
    // Both lists ascend, and the order of constraints is part of the problem.
    Part(items: [0] + itemsOfPart[part], sources: (rootSources + sourcesOfPart[part]).sorted())
  }

  /// Returns the numbers of the constraints that an item's content size makes.
  func contentSources(of item: Int, in part: Int, _ problem: LinearProblem) -> [Int] {
    sourcesOfPart[part].filter { source in
      switch problem.sources[source] {
      case .hugging(let reference, _), .resistance(let reference, _): reference === problem.items[item]
      default: false
      }
    }
  }

  func isVolatile(_ source: Int) -> Bool { isVolatile[source] }

  // MARK: Replacing

  /// Whether most constraints of a problem were replaced, so that it is better built again.
  func isWorn(_ problem: LinearProblem) -> Bool { problem.constraints.count > 2 * builtCount + 1000 }

  /// Adds places for the items that a problem has more than when it was built.
  mutating func addItems(of problem: LinearProblem) {
    partOfItem += Array(repeating: -1, count: problem.items.count - partOfItem.count)
  }

  /// Replaces parts by new ones.
  ///
  /// - Parameters:
  ///   - items: the items of the new parts, in preorder.
  ///   - first: the number of the first of their constraints in the problem.
  /// - Returns: the numbers of the new parts.
  mutating func replace(
    _ parts: Set<Int>, by items: [Int], sources first: Int, of problem: LinearProblem
  ) -> Range<Int> {
    for part in parts {
      for item in itemsOfPart[part] { partOfItem[item] = -1 }
      for source in sourcesOfPart[part] {
        if case .constraint(let constraint) = problem.sources[source] {
          sourceOfConstraint[ObjectIdentifier(constraint)] = nil
        }
      }
      (itemsOfPart[part], sourcesOfPart[part]) = ([], [])
    }
    return add(items, sources: first, of: problem)
  }
}
