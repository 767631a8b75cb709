/// The contents of a catalog file.
struct CatalogContents: Sendable {
  /// The source language that the file declares, if it declares one.
  var sourceLanguage: LanguageTag?
  /// The strings by language. A file in an `.lproj` folder has one language, which the folder names.
  var strings: [LanguageTag: [String: StringEntry]] = [:]
  /// The keys whose text is the same in all languages.
  var untranslatable: Set<String> = []
}
