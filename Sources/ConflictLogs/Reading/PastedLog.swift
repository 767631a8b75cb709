/// One conflict of a paste: its list of constraints, and the one that the framework broke.
package struct PastedLog: Sendable {
  package var lines: [PrintedLine] = []
  package var broken: PrintedLine?
  /// The number of the first line in the paste, from 1.
  package var firstLine = 0
  /// Items of the list whose text is withheld, as `<private>` and `...` are.
  package var hidden = 0
  /// Constraints beyond the limit of one list, which are counted only.
  package var dropped = 0
  /// Whether the words before it say that it is from AppKit.
  package var isAppKit = false

  /// The number of the broken constraint in the list, from 1.
  package var brokenNumber: Int? {
    guard let broken = broken?.constraint else { return nil }
    let same =
      lines.firstIndex { $0.constraint?.id == broken.id }
      ?? lines.firstIndex { $0.constraint?.text == broken.text }
    return same.map { $0 + 1 }
  }
}
