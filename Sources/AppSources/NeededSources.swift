/// The sources of an app that some of its types need. Sources are parsed when they may be among these.
package final class NeededSources {
  let sources: [AppSource]
  let words: NotedWords
  private var declaring: [String: [Int]] = [:]
  private var extending: [String: [Int]] = [:]
  private var memberPlaces: [String: [Int]] = [:]
  private var foreignPlaces: [String: [Int]] = [:]
  private var own: [String: Bool] = [:]
  var giving: [Int: Bool] = [:]

  /// - Parameters:
  ///   - words: the declared words of the sources, if they are known.
  ///   - note: is given each question that is asked of these.
  package init(
    _ sources: [AppSource], words: DeclaredWords? = nil, noting note: (@Sendable (WordUse) -> Void)? = nil
  ) {
    self.sources = sources
    self.words = NotedWords(words ?? DeclaredWords(sources), note)
  }

  /// The sources that seem to declare classes.
  var classPlaces: [Int] { Set(words.classes.flatMap { words.types[$0] ?? [] }).sorted() }

  /// The declarations of a type, without its extensions.
  func declarations(of type: String) -> [TypeDeclaration] { declared(type) }

  /// The names of the classes that the sources seem to declare.
  package var classNames: [String] { words.classes.sorted() }

  /// The modules that some source imports, whose members are seen in all of them.
  package var importedModules: Set<String> { words.modules }

  /// The sources that declare a type, or a function or a variable at file level. A name that begins with a period is that
  /// of a type inside of others.
  package func declaring(_ name: String) -> [Int] {
    if let known = declaring[name] { return known }
    let isInner = name.hasPrefix(".")
    let last = String(name.split(separator: ".").last ?? "")
    let candidates = Set(words.types[last] ?? []).union(isInner || last != name ? [] : words.values[name] ?? [])
    let found = candidates.sorted().filter { index in
      let scan = sources[index].scan
      return scan.types.contains { $0.kind != .extension && (isInner ? $0.name.hasSuffix(name) : $0.name == name) }
        || scan.globals.contains(name)
    }
    declaring[name] = found
    return found
  }

  /// The name of a class with those of the types around it, where one source declares it inside of another type and none
  /// by itself; else the name.
  package func fullName(of name: String) -> String {
    guard !name.contains("."), declaring(name).isEmpty else { return name }
    let found = declaring(".\(name)").flatMap { sources[$0].scan.types }.filter {
      $0.kind == .class && $0.name.hasSuffix(".\(name)")
    }
    let names = Set(found.map(\.name))
    return names.count == 1 ? names.first ?? name : name
  }

  /// The sources that extend a type.
  func extending(_ type: String) -> [Int] {
    if let known = extending[type] { return known }
    let candidates = words.extended[String(type.split(separator: ".").last ?? "")] ?? []
    let found = candidates.filter { index in
      sources[index].scan.types.contains { $0.kind == .extension && $0.name == type }
    }
    extending[type] = found
    return found
  }

  /// The sources whose extensions have members of a name.
  func memberPlaces(_ name: String) -> [Int] {
    if let known = memberPlaces[name] { return known }
    let found = (words.values[name] ?? []).filter { index in
      sources[index].scan.members.contains { $0.isInExtension && $0.name == name }
    }
    memberPlaces[name] = found
    return found
  }

  /// The same of types that are not the app's, or that have only aliases here, which may be of such types.
  func foreignPlaces(_ name: String) -> [Int] {
    if let known = foreignPlaces[name] { return known }
    let found = memberPlaces(name).filter { index in
      sources[index].scan.members.contains { member in
        member.isInExtension && member.name == name && !isOwn(String(member.type.prefix { $0 != "." }))
      }
    }
    foreignPlaces[name] = found
    return found
  }

  /// Whether a type is declared by the app.
  func isOwn(_ type: String) -> Bool {
    if let known = own[type] { return known }
    let isOwn = (words.types[type] ?? []).contains { index in
      sources[index].scan.types.contains { $0.kind != .extension && $0.kind != .typealias && $0.name == type }
    }
    own[type] = isOwn
    return isOwn
  }

  /// Sources with those that declare what their types inherit from.
  private func withSuperclasses(of starts: some Sequence<Int>) -> [Int] {
    var (seen, next, result) = (Set<Int>(), Array(starts)[...], [Int]())
    while let index = next.popFirst() {
      guard seen.insert(index).inserted else { continue }
      result.append(index)
      let inherited = sources[index].scan.types.filter { $0.kind == .class }.flatMap(\.inherited)
      next += inherited.flatMap { nearest(declaring($0), to: index) }
    }
    return result
  }

  private func overriding(_ type: TypeDeclaration) -> [Int] {
    extending(type.name).filter { extender in
      sources[extender].scan.members.contains { $0.type == type.name && $0.isOverride }
    }
  }

  /// Of several sources that declare types of one name, as targets of one app do, the one whose path has most in common
  /// with that of the source which mentions it.
  func nearest(_ places: [Int], to index: Int) -> [Int] {
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

  func declared(_ type: String) -> [TypeDeclaration] {
    declaring(type).flatMap { sources[$0].scan.types.filter { $0.name == type && $0.kind != .extension } }
  }

  /// Whether a source declares a type that another one declares too, as the sources of an app's other targets do.
  func declaresAgain(_ index: Int, besides chosen: Set<Int>) -> Bool {
    sources[index].scan.types.contains { type in
      guard type.kind != .extension, type.isNameable, !type.isConditional, !type.name.contains(".") else {
        return false
      }
      return declaring(type.name).contains { other in
        other != index && chosen.contains(other) && sources[other].scan.types.contains { $0.name == type.name }
          && ![index, other].contains { isPrivate(type.name, in: $0) }
      }
    }
  }

  /// Whether a source seems to keep a type to itself.
  private func isPrivate(_ type: String, in index: Int) -> Bool {
    let text = String(decoding: sources[index].bytes, as: UTF8.self)
    return text.matches(of: /private (?:final )?(?:class|struct|enum|protocol|typealias|actor) (\w+)/).contains {
      $0.1 == type
    }
  }

  /// The class of UIKit that one of the app's inherits from; `nil` where it inherits from none.
  package func superclass(of type: String) -> String? {
    var (next, steps) = (type, 0)
    while steps < 32, let declaration = declared(next).first(where: { $0.kind == .class }) {
      guard let inherited = declaration.inherited.first else { return nil }
      next = String(inherited.prefix { $0 != "<" })
      steps += 1
    }
    return steps > 0 && next.hasPrefix("UI") && next.dropFirst(2).first?.isUppercase == true ? next : nil
  }

  /// Sources with those that declare what their classes inherit from, and with the extensions that override for these.
  package func origins(of starts: some Sequence<Int>) -> [Int] {
    let own = withSuperclasses(of: starts)
    var (result, seen) = (own, Set(own))
    let extensions = own.flatMap { sources[$0].scan.types.filter { $0.kind == .class }.flatMap(overriding) }
    for index in extensions where !declaresAgain(index, besides: seen) {
      if seen.insert(index).inserted { result.append(index) }
    }
    return result
  }
}
