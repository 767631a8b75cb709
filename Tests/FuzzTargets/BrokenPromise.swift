/// What a target promises about every input, and did not keep about one.
package struct BrokenPromise: Error, CustomStringConvertible {
  package let description: String
}

/// - Throws: `BrokenPromise` if the condition does not hold.
func promise(_ condition: Bool, _ sentence: @autoclosure () -> String) throws {
  if !condition { throw BrokenPromise(description: sentence()) }
}

/// The parts of an input that stands for several texts, which NUL separates.
func parts(_ bytes: [UInt8], atMost limit: Int) -> [[UInt8]] {
  bytes.split(separator: 0, maxSplits: limit - 1, omittingEmptySubsequences: false).map { Array($0) }
}
