extension NeededSources {
  /// The sources that a view's own ones use and that are likely to show more of it, the most useful first: helpers that
  /// extend the types of others, then classes of views and controllers, each with its superclasses, then what compiles
  /// by itself, such as metrics and texts. Models and services are none of these.
  ///
  /// - Parameters:
  ///   - problems: what the compiler says of the sources that are compiled, with the lines that it is about.
  ///   - chosen: the sources that are compiled.
  ///   - limit: the number of sources to return.
  package func useful(
    for problems: [(message: CompilerMessage, line: String, source: Int)], besides chosen: Set<Int>, limit: Int
  ) -> [Int] {
    growth(for: problems, besides: chosen, limit: limit, shapes: 0).whole
  }

  /// Sources to add: those that are compiled as they are, and those of models and services, of which only what they
  /// declare is.
  package struct Growth {
    package var whole: [Int] = []
    package var shapes: [Int] = []
    package var isEmpty: Bool { whole.isEmpty && shapes.isEmpty }
    package func contains(anyOf sources: Set<Int>) -> Bool { !sources.isDisjoint(with: whole + shapes) }

    /// The same without some sources; nothing where there are none of these.
    package func without(_ sources: Set<Int>) -> Growth {
      let rest = Growth(whole: whole.filter { !sources.contains($0) }, shapes: shapes.filter { !sources.contains($0) })
      return rest.whole.count + rest.shapes.count < whole.count + shapes.count ? rest : Growth()
    }
  }

  /// The sources that would show more of a view, as `useful(for:besides:limit:)` finds them, and those of the models and
  /// services that it uses.
  ///
  /// - Parameters:
  ///   - limit: the number of sources to add as they are.
  ///   - shapes: the number of sources to add without what their functions do.
  package func growth(
    for problems: [(message: CompilerMessage, line: String, source: Int)], besides chosen: Set<Int>, limit: Int,
    shapes: Int
  ) -> Growth {
    var (helpers, views, others) = ([Int](), [Int](), [Int]())
    for problem in problems {
      var found = nearest(answering(problem.message, in: problem.source), to: problem.source, problem.message)
      // A call can be wrong because an initialiser is missing.
      if found.isEmpty, problem.message.missingName == nil, problem.message.missingMember == nil {
        helpers += extensions(mentionedIn: problem.line, of: problem.source).filter {
          !chosen.contains($0) && !declaresSwiftUIView($0)
        }
      }
      found.removeAll(where: chosen.contains)
      for index in found where !declaresSwiftUIView(index) {
        if extendsForeignTypes(index, problem.message) {
          helpers.append(index)
        } else if declaresView(index) {
          if shapes == 0 || !declaresController(index) { views.append(index) }
        } else {
          others.append(index)
        }
      }
    }
    var (result, seen) = ([Int](), chosen)
    // The metrics and texts that a screen is full of cost little, and take no place of others.
    let counts = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
    for other in Self.mostMentioned(others).prefix(Self.common) where counts[other, default: 0] >= Self.often {
      let needed = standingAlone(other, besides: seen) ?? []
      result += needed.filter { !declaresAgain($0, besides: seen) && seen.insert($0).inserted }
    }
    let most = limit + result.count
    func add(_ indices: [Int]) {
      for index in indices where result.count < most && !declaresAgain(index, besides: seen) {
        if seen.insert(index).inserted { result.append(index) }
      }
    }
    // Helpers are many, and a view in the class's properties shows more than most of them.
    let ranked = Self.mostMentioned(helpers)
    add(Array(ranked.prefix(views.isEmpty ? limit : limit / 2)))
    for view in views { add(origins(of: [view])) }
    add(ranked)
    for other in others {
      if let needed = standingAlone(other, besides: seen) {
        add(needed)
      } else if isOfLooks(other) {
        add([other])
      }
    }
    var models: [Int] = []
    for other in others where models.count < shapes && !isOfSwiftUI(other) && !declaresAgain(other, besides: seen) {
      if seen.insert(other).inserted { models.append(other) }
    }
    return Growth(whole: result, shapes: models)
  }

  /// How many sources that stand alone are added for being mentioned often, and how often that is.
  private static let (common, often) = (4, 3)

  /// Each source once, those first that most mistakes lack; of equals the first.
  private static func mostMentioned(_ indices: [Int]) -> [Int] {
    let places = Dictionary(grouping: indices.indices) { indices[$0] }.values
    return places.sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }.map { indices[$0[0]] }
  }

  /// Whether a source has the missing member in an extension of a type that the app does not declare.
  private func extendsForeignTypes(_ index: Int, _ message: CompilerMessage) -> Bool {
    guard let name = message.missingMember?.name ?? message.missingName else { return false }
    return foreignPlaces(name).contains(index)
  }

  /// A source with the few others that it needs, where none of them is more than metrics, texts and colours; `nil` where
  /// it needs more.
  private func standingAlone(_ index: Int, besides known: Set<Int>) -> [Int]? {
    var (result, next, seen) = ([Int](), [index], known)
    while let index = next.popLast() {
      guard seen.insert(index).inserted else { continue }
      result.append(index)
      guard result.count <= Self.alone, !declaresView(index),
        !sources[index].scan.imports.contains(where: { $0.module == "SwiftUI" && !$0.isConditional })
      else { return nil }
      // A type inside of another is mentioned by its own name too.
      let own = Set(sources[index].scan.types.flatMap { [$0.name] + $0.name.split(separator: ".").map(String.init) })
      for name in sources[index].scan.references where !own.contains(name) && name.first?.isUppercase == true {
        let places = nearest(declaring(name), to: index)
        if !places.contains(where: seen.contains) { next += places }
      }
    }
    return result
  }

  /// The number of sources that one may need to stand alone.
  private static let alone = 3
}
