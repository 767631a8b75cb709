/// The words that the sources of an app declare something by, found without parsing: which sources may declare or extend
/// a type, or have a member. A source that is listed may turn out not to; one that declares a word is listed.
package struct DeclaredWords: Sendable {
  /// The sources by the last names of the types that they declare.
  private(set) var types: [String: [Int]] = [:]
  /// The sources by each name of the types that they extend.
  private(set) var extended: [String: [Int]] = [:]
  /// The sources by the names of their functions and variables; `init` for initialisers.
  private(set) var values: [String: [Int]] = [:]
  /// The names of classes.
  private(set) var classes: Set<String> = []
  /// The names of the modules that some source imports.
  package private(set) var modules: Set<String> = []

  /// The names of functions and variables in sources that extend types.
  package var extendingMembers: Set<String> {
    let extending = Set(extended.values.flatMap { $0 })
    return Set(values.filter { !extending.isDisjoint(with: $0.value) }.keys).subtracting(["init"])
  }

  package init(_ sources: [AppSource]) {
    for (index, source) in sources.enumerated() {
      source.bytes.withUnsafeBufferPointer { bytes in
        var reader = Reader(bytes: bytes)
        while let (keyword, name) = reader.next() { add(keyword, name, index) }
      }
    }
  }

  /// What a word in front of a name says that the name is.
  private enum Keyword {
    case `class`, type, `extension`, value, module
  }

  private mutating func add(_ keyword: Keyword, _ name: String, _ index: Int) {
    switch keyword {
    case .class:
      classes.insert(name)
      Self.add(index, to: &types[name, default: []])
    case .type: Self.add(index, to: &types[name, default: []])
    case .extension: Self.add(index, to: &extended[name, default: []])
    case .value: Self.add(index, to: &values[name, default: []])
    // Comments have the word too.
    case .module: if name.first?.isUppercase == true { modules.insert(name) }
    }
  }

  private static func add(_ index: Int, to list: inout [Int]) {
    if list.last != index { list.append(index) }
  }

  /// Finds the words behind the keywords of declarations.
  private struct Reader {
    private static let keywords: [String: Keyword] = [
      "class": .class, "struct": .type, "enum": .type, "actor": .type, "protocol": .type, "typealias": .type,
      "extension": .extension, "func": .value, "var": .value, "let": .value, "import": .module,
    ]
    /// The first bytes of the keywords, and of `init`.
    private static let initials = Set("csaptefvli".utf8)

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var keyword: Keyword?

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    mutating func next() -> (Keyword, String)? {
      while let word = nextWord() {
        if keyword == .value, let symbol = symbol(before: word) {
          keyword = nil
          position = symbol.upperBound
          return (.value, String(decoding: bytes[symbol], as: UTF8.self))
        }
        if let keyword {
          let ends = position >= bytes.count || bytes[position] != UInt8(ascii: ".") || keyword != .extension
          if ends { self.keyword = nil }
          // `import class UIKit.UIView`.
          if keyword == .module, Self.keyword(word, in: bytes) != nil {
            self.keyword = .module
            continue
          }
          // `class func`, `class var`.
          if keyword == .class, let other = Self.keyword(word, in: bytes) {
            self.keyword = other
            continue
          }
          return (keyword, String(decoding: bytes[word], as: UTF8.self))
        }
        if word.count == 4, bytes[word].elementsEqual("init".utf8) { return (.value, "init") }
        keyword = Self.keyword(word, in: bytes)
      }
      return nil
    }

    /// The operator that a function is called, in front of a word.
    private func symbol(before word: Range<Int>) -> Range<Int>? {
      var start = word.lowerBound
      while start > 0, !Self.isPartOfWord(bytes[start - 1]) { start -= 1 }
      while start < word.lowerBound, bytes[start] == UInt8(ascii: " ") { start += 1 }
      let end = (start..<word.lowerBound).first { !Self.symbols.contains(bytes[$0]) } ?? word.lowerBound
      return start < end ? start..<end : nil
    }

    private static let symbols = Set("+-*/%=<>!&|^~?.".utf8)

    private static func keyword(_ word: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Keyword? {
      guard (3...9).contains(word.count), initials.contains(bytes[word.lowerBound]) else { return nil }
      return keywords[String(decoding: bytes[word], as: UTF8.self)]
    }

    private mutating func nextWord() -> Range<Int>? {
      while position < bytes.count, !Self.isPartOfWord(bytes[position]) { position += 1 }
      let start = position
      while position < bytes.count, Self.isPartOfWord(bytes[position]) { position += 1 }
      return start < position ? start..<position : nil
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        true
      default: false
      }
    }
  }
}
