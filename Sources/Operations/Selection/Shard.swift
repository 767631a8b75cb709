import LPSupport

/// A share of the work: the K-th of N.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// The number of the share, from 1 to `count`.
  package let index: Int
  package let count: Int

  /// Parses a share such as `2/5`.
  ///
  /// - Throws: `ShardError` if the text has another form, or K is not from 1 to N.
  package init(_ text: String) throws(ShardError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]), count >= 1,
      (1...count).contains(index)
    else { throw ShardError(text: text) }
    self.index = index
    self.count = count
  }

  package init(index: Int, count: Int) {
    precondition((1...count).contains(index))
    self.index = index
    self.count = count
  }

  package var description: String { "\(index)/\(count)" }
}

/// Reports a share of the work that is not K/N.
package struct ShardError: ExplainedError, Hashable {
  package let text: String
  package var problem: String { "invalid value '\(text)' for --shard" }
  package var remedy: String { "write K/N with K from 1 to N, such as --shard 2/5" }
}
