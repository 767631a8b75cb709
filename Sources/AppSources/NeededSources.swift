/// The sources of an app that some of its types need.
package struct NeededSources {
  private let sources: [AppSource]
  private var declaring: [String: [Int]] = [:]
  private var extending: [String: [Int]] = [:]
  /// The sources whose extensions have members of a name.
  private var memberPlaces: [String: [Int]] = [:]
  /// The members of types that are not the app's, or that have only aliases here, which may be of such types.
  private var foreignPlaces: [String: [Int]] = [:]

  package init(_ sources: [AppSource]) {
    self.sources = sources
    for (index, source) in sources.enumerated() {
      for type in source.scan.types {
        if type.kind == .extension {
          extending[type.name, default: []].append(index)
        } else {
          declaring[type.name, default: []].append(index)
          // A type that an extension of a foreign type nests.
          if let last = type.name.split(separator: ".").last, last.count < type.name.count {
            declaring[".\(last)", default: []].append(index)
          }
        }
      }
      for name in source.scan.globals { declaring[name, default: []].append(index) }
      for member in source.scan.members where member.isInExtension {
        memberPlaces[member.name, default: []].append(index)
      }
    }
    let own = Set(
      sources.flatMap { $0.scan.types.filter { $0.kind != .extension && $0.kind != .typealias } }.map(\.name))
    for (index, source) in sources.enumerated() {
      for member in source.scan.members
      where member.isInExtension && !own.contains(String(member.type.prefix { $0 != "." })) {
        foreignPlaces[member.name, default: []].append(index)
      }
    }
  }

  /// The sources whose extensions of foreign types have members that a line of a source mentions; for an initialiser,
  /// its labels.
  ///
  /// - Parameter text: the line.
  package func extensions(mentionedIn text: String) -> [Int] {
    let words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    let members = words.sorted().flatMap { foreignPlaces[$0] ?? [] }
    let initialisers = foreignPlaces["init"] ?? []
    return members
      + initialisers.filter { index in
        sources[index].scan.members.contains { member in
          member.isInExtension && member.name == "init" && words.contains(member.type)
            && member.required.allSatisfy { $0 == "_" || words.contains($0) }
        }
      }
  }

  /// Sources with those that declare what their types inherit from.
  private func withSuperclasses(of starts: some Sequence<Int>) -> [Int] {
    var (seen, next, result) = (Set<Int>(), Array(starts)[...], [Int]())
    while let index = next.popFirst() {
      guard seen.insert(index).inserted else { continue }
      result.append(index)
      let inherited = sources[index].scan.types.filter { $0.kind == .class }.flatMap(\.inherited)
      next += inherited.flatMap { nearest(declaring[$0] ?? [], to: index) }
    }
    return result
  }

  private func overriding(_ type: TypeDeclaration) -> [Int] {
    (extending[type.name] ?? []).filter { extender in
      sources[extender].scan.members.contains { $0.type == type.name && $0.isOverride }
    }
  }

  /// Of several sources that declare types of one name, as targets of one app do, the one whose path has most in common
  /// with that of the source which mentions it.
  private func nearest(_ places: [Int], to index: Int) -> [Int] {
    guard places.count > 1 else { return places }
    let path = sources[index].path.utf8
    return places.max { first, second in
      zip(sources[first].path.utf8, path).prefix { $0 == $1 }.count
        < zip(sources[second].path.utf8, path).prefix { $0 == $1 }.count
    }.map { [$0] } ?? []
  }

  /// Some types with those that they inherit from.
  package func ancestry(of types: some Sequence<String>) -> Set<String> {
    var (seen, next) = (Set<String>(), Array(types))
    while let type = next.popLast() {
      if seen.insert(type).inserted { next += declared(type).filter { $0.kind == .class }.flatMap(\.inherited) }
    }
    return seen
  }

  /// The sources that declare a type.
  package func declaring(_ type: String) -> [Int] { declaring[type] ?? [] }

  /// The sources whose extensions of a type, or of one that it inherits from, have a member.
  private func members(_ name: String, of owner: String?) -> [Int] {
    guard let owner, declaring[owner] != nil else { return foreignPlaces[name] ?? [] }
    let types = ancestry(of: [owner])
    let own = (memberPlaces[name] ?? []).filter { index in
      sources[index].scan.members.contains { $0.isInExtension && $0.name == name && types.contains($0.type) }
    }
    return own.isEmpty ? foreignPlaces[name] ?? [] : own
  }

  private func declared(_ type: String) -> [TypeDeclaration] {
    (declaring[type] ?? []).flatMap { sources[$0].scan.types.filter { $0.name == type && $0.kind != .extension } }
  }

  /// The sources whose extensions have what the compiler does not find.
  package func answering(_ message: CompilerMessage) -> [Int] {
    if let missing = message.missingMember {
      return members(missing.name, of: missing.owner) + (declaring[".\(missing.name)"] ?? [])
    }
    if let name = message.missingName { return (declaring[name] ?? []) + (memberPlaces[name] ?? []) }
    if let missing = message.missingConformance {
      return (extending[missing.type] ?? []).filter { index in
        sources[index].scan.types.contains { $0.kind == .extension && $0.inherited.contains(missing.protocol) }
      }
    }
    return []
  }

  // MARK: Growing

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
    var (helpers, views, others) = ([Int](), [Int](), [Int]())
    for problem in problems {
      var found = nearest(answering(problem.message), to: problem.source, problem.message)
      // A call can be wrong because an initialiser is missing.
      if found.isEmpty, problem.message.missingName == nil, problem.message.missingMember == nil {
        helpers += extensions(mentionedIn: problem.line).filter { !chosen.contains($0) }
      }
      found.removeAll(where: chosen.contains)
      for index in found {
        if extendsForeignTypes(index, problem.message) {
          helpers.append(index)
        } else if declaresView(index) {
          views.append(index)
        } else {
          others.append(index)
        }
      }
    }
    var (result, seen) = ([Int](), chosen)
    func add(_ indices: [Int]) {
      for index in indices where result.count < limit && seen.insert(index).inserted { result.append(index) }
    }
    add(helpers)
    for view in views { add(origins(of: [view])) }
    for other in others { if let needed = standingAlone(other, besides: seen) { add(needed) } }
    return result
  }

  /// The sources that declare what the compiler does not find in others, whatever they declare, each with its
  /// superclasses.
  ///
  /// - Parameter problems: what the compiler says of the others, with the lines that it is about.
  package func answering(
    _ problems: [(message: CompilerMessage, line: String, source: Int)]
  ) -> [Int] {
    let found = problems.flatMap { problem -> [Int] in
      let found = nearest(answering(problem.message), to: problem.source, problem.message)
      let mayLackInitializer = problem.message.missingName == nil && problem.message.missingMember == nil
      return found.isEmpty && mayLackInitializer ? extensions(mentionedIn: problem.line) : found
    }
    return origins(of: found)
  }

  private func nearest(_ found: [Int], to source: Int, _ message: CompilerMessage) -> [Int] {
    message.missingMember == nil ? nearest(found, to: source) : found
  }

  /// Whether a source has the missing member in an extension of a type that the app does not declare.
  private func extendsForeignTypes(_ index: Int, _ message: CompilerMessage) -> Bool {
    guard let name = message.missingMember?.name ?? message.missingName else { return false }
    return foreignPlaces[name]?.contains(index) ?? false
  }

  /// Whether a source declares a class that inherits from one of UIKit's views or controllers.
  private func declaresView(_ index: Int) -> Bool {
    sources[index].scan.types.contains { type in
      type.kind == .class && ancestry(of: [type.name]).contains { StandIns.isOfUIKit($0) }
    }
  }

  /// A source with the few others that it needs, where none of them is more than metrics, texts and colours; `nil` where
  /// it needs more.
  private func standingAlone(_ index: Int, besides known: Set<Int>) -> [Int]? {
    var (result, next, seen) = ([Int](), [index], known)
    while let index = next.popLast() {
      guard seen.insert(index).inserted else { continue }
      result.append(index)
      guard result.count <= Self.alone, !declaresView(index),
        !sources[index].scan.imports.contains(where: { $0.module == "SwiftUI" })
      else { return nil }
      let own = Set(sources[index].scan.types.map(\.name))
      for name in sources[index].scan.references where !own.contains(name) && name.first?.isUppercase == true {
        let places = nearest(declaring[name] ?? [], to: index)
        if !places.contains(where: seen.contains) { next += places }
      }
    }
    return result
  }

  /// The number of sources that one may need to stand alone.
  private static let alone = 3

  /// Sources with those that declare what their classes inherit from, and with the extensions that override for these.
  package func origins(of starts: some Sequence<Int>) -> [Int] {
    let own = withSuperclasses(of: starts)
    var (result, seen) = (own, Set(own))
    let extensions = own.flatMap { sources[$0].scan.types.filter { $0.kind == .class }.flatMap(overriding) }
    for index in extensions where seen.insert(index).inserted { result.append(index) }
    return result
  }
}
