/// Texts of a document in a language.
package protocol DocumentTexts: Sendable {
  /// - Parameters:
  ///   - objectID: of the view or item that shows the text.
  ///   - property: as `.strings` files name it after the id: `text`, `normalTitle`, `segmentTitles[0]`.
  ///   - base: what the document itself has.
  func text(objectID: String, property: String, base: String) -> String
}
