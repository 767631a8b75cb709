/// Provides the texts of a document in a language.
package protocol DocumentTexts: Sendable {
  /// - Parameters:
  ///   - objectID: the id of the view or item that shows the text.
  ///   - property: the property as in the keys of `.strings` files: `text`, `normalTitle`, `segmentTitles[0]`.
  ///   - base: the text in the document itself.
  func text(objectID: String, property: String, base: String) -> String
}
