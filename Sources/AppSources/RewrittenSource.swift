/// A source after the rewrite, and what was done to it.
package struct RewrittenSource: Sendable {
  package struct Change: Sendable, Hashable {
    /// The construct that was replaced: `@objc`, `#selector`.
    package let construct: String
    package let line: Int
  }

  /// A place that the rewrite leaves as it is, although it may not compile.
  package struct Note: Sendable, Hashable {
    package let line: Int
    package let message: String
  }

  package let path: String
  package let bytes: [UInt8]
  package let changes: [Change]
  package let notes: [Note]
  /// The modules that it imports and that do not exist.
  package let missingModules: [String]
  /// The functions that `#Preview` blocks became, by the names of the previews.
  package let blocks: [PreviewBlock]
}

/// A function that makes what a `#Preview` block shows.
package struct PreviewBlock: Sendable, Hashable {
  package let name: String?
  package let function: String
  package let path: String
  package let line: Int
}
