/// A change that resolves a conflict; the list was solved with it.
package struct Repair: Sendable {
  /// The number of the line from 1.
  package let line: Int
  package let creator: Creator
  package let advice: String
}
