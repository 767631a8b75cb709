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

  /// Returns sources, then those that declare what they mention and the extensions that override, the nearest first.
  /// A superclass is as near as its subclass.
  ///
  /// - Parameters:
  ///   - starts: positions of sources, which are all returned.
  ///   - limit: the number of sources to return.
  package func closure(of starts: some Sequence<Int>, limit: Int = .max) -> [Int] {
    var level = withSuperclasses(of: starts)
    var (result, found) = (level, Set(level))
    while !level.isEmpty, found.count < limit {
      let mentioned = level.flatMap { index in
        sources[index].scan.references.flatMap { nearest(declaring[$0] ?? [], to: index) }
          + sources[index].scan.types.filter { $0.kind == .class }.flatMap(overriding)
      }
      level = []
      for index in mentioned where !found.contains(index) && found.count < limit {
        level += withSuperclasses(of: [index]).filter { found.insert($0).inserted }
      }
      result += level
    }
    return result
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
  ///
  /// - Parameter message: one of the compiler's.
  package func answering(_ message: String) -> [Int] {
    if let match = message.firstMatch(of: /has no member '([^'(]+)/) {
      let (name, owner) = (String(match.1), message.firstMatch(of: /type '([\w.]+)/).map { String($0.1) })
      return members(name, of: owner) + (declaring[".\(name)"] ?? [])
    }
    if let match = message.firstMatch(of: /cannot find (?:type |operator )?'([^'(]+)/) {
      return (declaring[String(match.1)] ?? []) + (memberPlaces[String(match.1)] ?? [])
    }
    if let match = message.firstMatch(of: /'([\w.]+)' (?:to )?conforms? to '([\w.]+)'/)
      ?? message.firstMatch(
        of: /'([\w.]+)' does not conform to (?:expected type |protocol )?'([\w.]+)'/)
    {
      return (extending[String(match.1)] ?? []).filter { index in
        sources[index].scan.types.contains { $0.kind == .extension && $0.inherited.contains(String(match.2)) }
      }
    }
    return []
  }
}
