import LPCassowary

/// The parts of a problem that have only the root in common, whose frame is given: each can be solved by itself.
@MainActor
struct ProblemParts {
  /// The numbers of a part's items and constraints in the problem, ascending. The first item is the root, and the
  /// constraints include those about the root alone.
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
  private let isVolatile: [Bool]

  init(_ problem: LinearProblem) {
    var sets = DisjointSets(count: problem.items.count)
    for constraint in problem.constraints {
      guard let first = Self.item(of: constraint) else { continue }
      for term in constraint.terms where Self.item(of: term) > 0 { sets.join(Int32(first), Int32(Self.item(of: term))) }
    }
    partOfItem = Array(repeating: -1, count: problem.items.count)
    for item in problem.items.indices.dropFirst() {
      let first = Int(sets.find(Int32(item)))
      if partOfItem[first] < 0 {
        partOfItem[first] = itemsOfPart.count
        itemsOfPart.append([])
      }
      partOfItem[item] = partOfItem[first]
      itemsOfPart[partOfItem[item]].append(item)
    }
    sourcesOfPart = Array(repeating: [], count: itemsOfPart.count)
    var isVolatile = [Bool](repeating: false, count: problem.constraints.count)
    for source in problem.volatile { isVolatile[source] = true }
    self.isVolatile = isVolatile
    for (source, constraint) in problem.constraints.enumerated() {
      if let item = Self.item(of: constraint) {
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

  /// Returns a constraint's number in the problem.
  func source(of constraint: NSLayoutConstraint) -> Int? { sourceOfConstraint[ObjectIdentifier(constraint)] }

  /// Returns the part of an item; −1 for the root.
  func part(ofItem item: Int32) -> Int { item < 0 ? -1 : partOfItem[Int(item)] }

  /// Returns the part of a linear constraint; `nil` if it is about the root alone.
  func part(of constraint: LinearConstraint) -> Int? { Self.item(of: constraint).map { partOfItem[$0] } }

  /// Returns the number of items of a part without the root.
  func size(of part: Int) -> Int { itemsOfPart[part].count }

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
}
