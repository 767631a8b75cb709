/// The sources of an app that some of its types need.
package struct NeededSources {
  private let sources: [AppSource]
  private var declaring: [String: [Int]] = [:]
  private var extending: [String: [Int]] = [:]
  /// The sources whose extensions have members of a name.
  private var memberPlaces: [String: [Int]] = [:]
  /// Those of types that are not the app's.
  private var foreignPlaces: [String: [Int]] = [:]

  package init(_ sources: [AppSource]) {
    self.sources = sources
    for (index, source) in sources.enumerated() {
      for type in source.scan.types {
        if type.kind == .extension {
          extending[type.name, default: []].append(index)
        } else {
          declaring[type.name, default: []].append(index)
          // What an extension of a foreign type nests.
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
    for (index, source) in sources.enumerated() {
      for member in source.scan.members
      where member.isInExtension && declaring[String(member.type.prefix { $0 != "." })] == nil {
        foreignPlaces[member.name, default: []].append(index)
      }
    }
  }

  /// The sources whose extensions of foreign types have members that some sources mention by name.
  ///
  /// - Parameter paths: the sources.
  package func extensions(mentionedIn paths: Set<String>) -> [Int] {
    sources.filter { paths.contains($0.path) }.flatMap { source in
      (source.scan.references + source.scan.memberReferences).flatMap { foreignPlaces[$0] ?? [] }
    }
  }

  /// Returns sources with all that declare what they mention, and with the extensions that override.
  ///
  /// - Parameter starts: positions of sources.
  package func closure(of starts: some Sequence<Int>) -> Set<Int> {
    var (found, next) = (Set<Int>(), Array(starts))
    while let index = next.popLast() {
      guard found.insert(index).inserted else { continue }
      next += sources[index].scan.references.flatMap { declaring[$0] ?? [] }
      for type in sources[index].scan.types where type.kind == .class {
        next += (extending[type.name] ?? []).filter { extender in
          sources[extender].scan.members.contains { $0.type == type.name && $0.isOverride }
        }
      }
    }
    return found
  }

  /// The sources that declare a type.
  package func declaring(_ type: String) -> [Int] { declaring[type] ?? [] }

  /// The sources whose extensions have what the compiler does not find.
  ///
  /// - Parameter message: one of the compiler's.
  package func answering(_ message: String) -> [Int] {
    if let match = message.firstMatch(of: /has no member '([^'(]+)/) {
      return (memberPlaces[String(match.1)] ?? []) + (declaring[".\(match.1)"] ?? [])
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
