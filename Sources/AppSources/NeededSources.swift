/// The sources of an app that some of its types need. Sources are parsed when they may be among these.
package final class NeededSources {
  private let sources: [AppSource]
  private let words: NotedWords
  private var declaring: [String: [Int]] = [:]
  private var extending: [String: [Int]] = [:]
  private var memberPlaces: [String: [Int]] = [:]
  private var foreignPlaces: [String: [Int]] = [:]
  private var own: [String: Bool] = [:]
  private var giving: [Int: Bool] = [:]

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
  private func extending(_ type: String) -> [Int] {
    if let known = extending[type] { return known }
    let candidates = words.extended[String(type.split(separator: ".").last ?? "")] ?? []
    let found = candidates.filter { index in
      sources[index].scan.types.contains { $0.kind == .extension && $0.name == type }
    }
    extending[type] = found
    return found
  }

  /// The sources whose extensions have members of a name.
  private func memberPlaces(_ name: String) -> [Int] {
    if let known = memberPlaces[name] { return known }
    let found = (words.values[name] ?? []).filter { index in
      sources[index].scan.members.contains { $0.isInExtension && $0.name == name }
    }
    memberPlaces[name] = found
    return found
  }

  /// The same of types that are not the app's, or that have only aliases here, which may be of such types.
  private func foreignPlaces(_ name: String) -> [Int] {
    if let known = foreignPlaces[name] { return known }
    let found = memberPlaces(name).filter { index in
      sources[index].scan.members.contains { member in
        member.isInExtension && member.name == name && !isOwn(String(member.type.prefix { $0 != "." }))
      }
    }
    foreignPlaces[name] = found
    return found
  }

  /// The same but of classes of views and controllers whose declarations are in no source, as those in Objective-C are:
  /// no other class inherits the members of these.
  private func commonPlaces(_ name: String) -> [Int] {
    foreignPlaces(name).filter { index in
      sources[index].scan.members.contains { member in
        member.isInExtension && member.name == name && isCommon(member.type, in: index)
      }
    }
  }

  /// Whether other classes than an extended one may have the members of the extension.
  private func isCommon(_ type: String, in index: Int) -> Bool {
    let isUIKits = UIKitName.isOfUIKit(type)
    return !isOwn(String(type.prefix { $0 != "." }))
      && (isUIKits || !UIKitName.hasViewNameOfItsOwn(type) || !declaring(type).isEmpty)
      && !(Self.ofSwiftUI.contains(type) && isOfSwiftUI(index))
  }

  /// Types of SwiftUI that an app often extends beside those of UIKit.
  private static let ofSwiftUI: Set = ["View", "Text", "Color", "Font", "Image", "Button", "Shape", "EdgeInsets"]

  /// Whether a type is declared by the app.
  private func isOwn(_ type: String) -> Bool {
    if let known = own[type] { return known }
    let isOwn = (words.types[type] ?? []).contains { index in
      sources[index].scan.types.contains { $0.kind != .extension && $0.kind != .typealias && $0.name == type }
    }
    own[type] = isOwn
    return isOwn
  }

  /// The sources whose extensions of foreign types have members that a line of a source mentions; for an initialiser,
  /// its labels.
  ///
  /// - Parameters:
  ///   - text: the line.
  ///   - source: the one that has it: an initialiser that calls another one is of a type there, or extends it.
  package func extensions(mentionedIn text: String, of source: Int? = nil) -> [Int] {
    var mentioned = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    if let source, text.contains("self.init(") {
      mentioned.formUnion(ancestry(of: sources[source].scan.types.map(\.name)))
    }
    let members = Self.membersMentioned(in: text).sorted().flatMap(commonPlaces)
    let withInitialisers = Set(words.values["init"] ?? [])
    let candidates = Set(mentioned.flatMap { words.extended[$0] ?? [] }).intersection(withInitialisers)
    let initialisers = candidates.sorted().filter { index in
      sources[index].scan.members.contains { member in
        member.isInExtension && member.name == "init" && mentioned.contains(member.type)
          && !isOwn(String(member.type.prefix { $0 != "." }))
          && member.required.allSatisfy { $0 == "_" || mentioned.contains($0) }
      }
    }
    return (members + initialisers).filter { $0 != source }
  }

  /// The words of a line that are behind a period or in front of a parenthesis: all others are no members of a value.
  private static func membersMentioned(in text: String) -> Set<String> {
    func isOfWord(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber || letter == "_" }
    var (found, before, rest) = (Set<String>(), Character(" "), text[...])
    while let first = rest.first {
      let word = rest.prefix(while: isOfWord)
      rest = rest.dropFirst(max(1, word.count))
      if !word.isEmpty, before == "." || rest.first == "(" { found.insert(String(word)) }
      before = word.last ?? first
    }
    return found.subtracting(["init"])
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

  /// The sources whose extensions of a type, or of one that it inherits from, have a member.
  private func members(_ name: String, of owner: String?) -> [Int] {
    guard let owner else { return commonPlaces(name) }
    guard !declaring(owner).isEmpty else { return foreignPlaces(name, of: owner) }
    let types = ancestry(of: [owner])
    let own = memberPlaces(name).filter { index in
      sources[index].scan.members.contains { $0.isInExtension && $0.name == name && types.contains($0.type) }
    }
    let foreign = types.filter { declaring($0).isEmpty }.sorted().first { UIKitName.isOfUIKit($0) }
    return own.isEmpty ? foreign.map { foreignPlaces(name, of: $0) } ?? commonPlaces(name) : own
  }

  /// The sources whose extensions of a type that is not the app's have a member; where none extends that type itself,
  /// those that may extend one that it inherits from.
  private func foreignPlaces(_ name: String, of owner: String) -> [Int] {
    func places(where fits: (String, Int) -> Bool) -> [Int] {
      foreignPlaces(name).filter { index in
        sources[index].scan.members.contains { $0.isInExtension && $0.name == name && fits($0.type, index) }
      }
    }
    let exact = places { type, _ in type == owner }
    if !exact.isEmpty { return exact }
    // What is neither of UIKit nor plainly of another framework may be an alias or a protocol.
    return places { type, index in
      !Self.values.contains(type) && (UIKitName.isOfUIKit(owner) || !UIKitName.isOfUIKit(type))
        && isCommon(type, in: index)
    }
  }

  /// Types whose extensions no class inherits.
  private static let values: Set = [
    "String", "Int", "Double", "Float", "CGFloat", "Bool", "Array", "Dictionary", "Set", "Optional", "Date", "URL",
    "Data", "CGRect", "CGSize", "CGPoint", "UIEdgeInsets", "UIColor", "UIFont", "UIImage", "Bundle", "Collection",
    "NSAttributedString", "NSMutableAttributedString", "Sequence", "UserDefaults", "FileManager", "Locale",
    "DateFormatter",
  ]

  private func declared(_ type: String) -> [TypeDeclaration] {
    declaring(type).flatMap { sources[$0].scan.types.filter { $0.name == type && $0.kind != .extension } }
  }

  /// Whether an extension of a source has a member that the types of another source inherit: what a name without a type
  /// in front of it may mean.
  private func isInherited(_ name: String, from place: Int, in source: Int) -> Bool {
    let own = ancestry(of: sources[source].scan.types.map(\.name))
    return sources[place].scan.members.contains { member in
      guard member.isInExtension, member.name == name else { return false }
      return own.contains(member.type) || member.type == "NSObject" || UIKitName.isOfUIKit(member.type)
        || declared(member.type).contains { $0.kind == .protocol }
    }
  }

  /// The sources whose extensions have what the compiler does not find.
  ///
  /// - Parameter source: the one that the message is about.
  package func answering(_ message: CompilerMessage, in source: Int? = nil) -> [Int] {
    if let missing = message.missingMember {
      return members(missing.name, of: missing.owner) + declaring(".\(missing.name)")
    }
    if let name = message.missingName {
      if let source, let inner = declaringInside(name, of: source) { return inner }
      return declaring(name)
        + memberPlaces(name).filter { place in
          source.map { isInherited(name, from: place, in: $0) } ?? true
        }
    }
    if let missing = message.missingConformance {
      return extending(missing.type).filter { index in
        sources[index].scan.types.contains { $0.kind == .extension && $0.inherited.contains(missing.protocol) }
      }
    }
    return []
  }

  /// The sources that declare a type inside of one that another source declares or extends, or inside of one that this
  /// inherits from; `nil` for none.
  private func declaringInside(_ name: String, of source: Int) -> [Int]? {
    guard name.first?.isUppercase == true else { return nil }
    let outer = ancestry(of: sources[source].scan.types.map(\.name)).sorted()
    let found = outer.flatMap { declaring("\($0).\(name)") }.filter { $0 != source }
    return found.isEmpty ? nil : found
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

  /// Whether a source declares a type that another one declares too, as the sources of an app's other targets do.
  private func declaresAgain(_ index: Int, besides chosen: Set<Int>) -> Bool {
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

  /// Each source once, those first that most mistakes lack; of equals the first.
  private static func mostMentioned(_ indices: [Int]) -> [Int] {
    let places = Dictionary(grouping: indices.indices) { indices[$0] }.values
    return places.sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }.map { indices[$0[0]] }
  }

  /// Whether a source gives rectangles, images, colours or views of UIKit: without its functions nothing would be seen.
  private func isOfLooks(_ index: Int) -> Bool {
    guard !isOfSwiftUI(index) else { return false }
    let importsUIKit = sources[index].scan.imports.contains { $0.module == UIKitModule.name }
    return givesViews(index) || importsUIKit && Self.givingLooks.contains(where: sources[index].mentions)
  }

  /// Whether a source has functions that make views.
  private func givesViews(_ index: Int) -> Bool {
    if let known = giving[index] { return known }
    let gives = String(decoding: sources[index].bytes, as: UTF8.self)
      .contains(/-> (?:\w+ & )?(?!NS)\w*(?:View|Label|Button)\??\s*\{/)
    giving[index] = gives
    return gives
  }

  private static let givingLooks = [
    "-> CGRect", "-> CGSize", "-> UIImage", "-> UIColor", ": UIImage {", ": UIImage? {", ": UIColor {", "= UIImage(",
    "= UIColor(",
  ]

  private func isOfSwiftUI(_ index: Int) -> Bool {
    let modules = sources[index].scan.imports.filter { !$0.isConditional }.map(\.module)
    return modules.contains("SwiftUI") || modules.contains("AppKit") || modules.contains("WatchKit")
  }

  /// Whether a source is about a view of SwiftUI, which shows nothing here.
  private func declaresSwiftUIView(_ index: Int) -> Bool {
    isOfSwiftUI(index)
      && sources[index].scan.types.contains { type in
        type.kind == .struct && ["View", "ViewModifier"].contains(where: type.inherited.contains)
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

  /// The sources that declare what the compiler does not find in others, whatever they declare, each with its
  /// superclasses.
  ///
  /// - Parameter problems: what the compiler says of the others, with the lines that it is about.
  package func answering(
    _ problems: [(message: CompilerMessage, line: String, source: Int)]
  ) -> [Int] {
    let found = problems.flatMap { problem -> [Int] in
      let found = nearest(answering(problem.message, in: problem.source), to: problem.source, problem.message)
      let mayLackInitializer = problem.message.missingName == nil && problem.message.missingMember == nil
      return found.isEmpty && mayLackInitializer ? extensions(mentionedIn: problem.line, of: problem.source) : found
    }
    return origins(of: found)
  }

  private func nearest(_ found: [Int], to source: Int, _ message: CompilerMessage) -> [Int] {
    message.missingMember == nil ? nearest(found, to: source) : found
  }

  /// Whether a source has the missing member in an extension of a type that the app does not declare.
  private func extendsForeignTypes(_ index: Int, _ message: CompilerMessage) -> Bool {
    guard let name = message.missingMember?.name ?? message.missingName else { return false }
    return foreignPlaces(name).contains(index)
  }

  /// Whether a source declares a class that inherits from one of UIKit's views or controllers, or from a missing one
  /// that is named as these are.
  package func declaresView(_ index: Int) -> Bool {
    sources[index].scan.types.contains { $0.kind == .class && isShown($0) }
  }

  /// Whether a source declares such a class or makes views, or extends those of UIKit, or what they are painted with.
  package func isAboutViews(_ index: Int) -> Bool {
    declaresView(index) || !isOfSwiftUI(index) && givesViews(index)
      || sources[index].scan.types.contains { type in
        type.kind == .extension && (UIKitName.isOfUIKit(type.name) || Self.looks.contains(type.name))
      }
  }

  private static let looks: Set = ["UIColor", "UIFont", "UIImage"]

  /// Whether a line mentions colours, fonts or images.
  package func isAboutLooks(_ line: String) -> Bool { Self.looks.contains(where: line.contains) }

  /// Whether the first class of a source that inherits from UIKit's is a controller: of one that is mentioned, nothing is
  /// seen but what it is a superclass of.
  private func declaresController(_ index: Int) -> Bool {
    let classes = sources[index].scan.types.filter { $0.kind == .class }
    return classes.compactMap { superclass(of: $0.name) }.first?.hasSuffix("Controller") ?? false
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
