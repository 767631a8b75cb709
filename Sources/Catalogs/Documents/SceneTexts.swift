import LPInterfaceBuilder
import LPLocalization

/// Provides a document's texts in the language of a variant.
struct SceneTexts: DocumentTexts {
  let localizer: Localizer
  let table: String

  func text(objectID: String, property: String, base: String) -> String {
    localizer.objectText("\(objectID).\(property)", table: table, base: base)
  }
}
