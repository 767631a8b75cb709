/// The facts about app code that the syntax tree of one source holds. The program `preview-syntax` reads them. Places
/// are offsets in bytes of UTF-8.
package struct SourceScan: Codable, Sendable {
  /// A mistake in a source.
  package struct Problem: Codable, Sendable {
    /// From 1; `nil` for what is about the whole file.
    package var line: Int?
    package var column: Int?
    package let message: String

    package init(line: Int? = nil, column: Int? = nil, message: String) {
      (self.line, self.column, self.message) = (line, column, message)
    }
  }

  /// Code that spaces replace.
  package struct Removal: Codable, Sendable {
    package let range: Range<Int>
    /// As reports name it: `@objc`, `dynamic`.
    package let construct: String

    package init(_ range: Range<Int>, _ construct: String) { (self.range, self.construct) = (range, construct) }
  }

  /// The space between an attribute's name and its arguments, which Swift 6 refuses.
  package struct Space: Codable, Sendable {
    package let name: String
    package let range: Range<Int>
    /// Where the arguments end.
    package let end: Int

    package init(name: String, range: Range<Int>, end: Int) { (self.name, self.range, self.end) = (name, range, end) }
  }

  package struct Import: Codable, Sendable {
    /// With attributes, such as `@testable`.
    package let range: Range<Int>
    package let keyword: Int
    package let module: String
    /// Whether the import is inside `#if`.
    package let isConditional: Bool

    package init(range: Range<Int>, keyword: Int, module: String, isConditional: Bool) {
      (self.range, self.keyword, self.module, self.isConditional) = (range, keyword, module, isConditional)
    }
  }

  /// A `#Preview` block at file level.
  package struct Block: Codable, Sendable {
    package let range: Range<Int>
    package let name: String?
    /// The range between the braces; `nil` if the body is no closure that follows.
    package let body: Range<Int>?
    package let hasTraits: Bool
    /// The name that the last statement calls.
    package let result: String?

    package init(
      range: Range<Int>, name: String?, body: Range<Int>?, hasTraits: Bool, result: String?
    ) {
      (self.range, self.name, self.body) = (range, name, body)
      (self.hasTraits, self.result) = (hasTraits, result)
    }
  }

  package var file: String
  package var errors: [Problem] = []
  package var removals: [Removal] = []
  /// `os(iOS)` in conditions of `#if`.
  package var platforms: [Range<Int>] = []
  /// `@main` and its older forms.
  package var entryPoints: [Range<Int>] = []
  package var spaces: [Space] = []
  package var imports: [Import] = []
  package var selectors: [SelectorLiteral] = []
  package var keyPaths: [KeyPathLiteral] = []
  /// `nil` as the table or the value of a look-up of a text.
  package var missingTexts: [Range<Int>] = []
  package var types: [TypeDeclaration] = []
  package var members: [Member] = []
  /// The makers of values besides the initialisers that are written: cases, and the members of a structure.
  package var constructors: [Constructor] = []
  package var requirements: [OptionalRequirement] = []
  package var objectProtocols: [ObjectProtocol] = []
  package var optionalCalls: [OptionalCall] = []
  package var blocks: [Block] = []
  /// The functions and variables at file level.
  package var globals: [String] = []
  /// The identifiers that stand alone or begin a path.
  package var references: [String] = []
  /// The identifiers that follow a period.
  package var memberReferences: [String] = []
  /// The parts that can be left out, where they were asked for.
  package var parts: [SourcePart]?

  package init(file: String) { self.file = file }
}
