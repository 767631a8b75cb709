extension NeededSources {
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

  func nearest(_ found: [Int], to source: Int, _ message: CompilerMessage) -> [Int] {
    message.missingMember == nil ? nearest(found, to: source) : found
  }
}
