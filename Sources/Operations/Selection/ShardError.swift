import LPSupport

/// Reports a share of the work that is not K/N.
package struct ShardError: ExplainedError, Hashable {
  package let text: String
  package var problem: String { "invalid value '\(text)' for --shard" }
  package var remedy: String { "write K/N with K from 1 to N, such as --shard 2/5" }
}
