import LPSupport

/// Finds catalogs in a source file. A mention of the protocol is not enough: this command mentions it too, and programs
/// that write catalogs have them in their strings, which are indented.
enum CatalogSource {
  /// Returns whether a source declares a catalog and starts it.
  static func isCatalog(_ source: String) -> Bool {
    source.contains(/(^|\n)@main\b/) && !declared(in: source).isEmpty
  }

  /// Returns the types that a source declares to be catalogs.
  static func declared(in source: String) -> Set<String> {
    guard source.contains("PreviewCatalog") else { return [] }
    let declarations = source.matches(
      of: /(?:^|\n)(?:@?\w+ +)*(?:struct|class|enum|actor|extension) +(\w+)\s*:[^{]*\bPreviewCatalog\b/)
    return Set(declarations.map { String($0.1) })
  }

  /// - Parameter places: the two places that declare a catalog of the name.
  static func sameName(_ name: String, _ places: String) -> CommandFailure {
    CommandFailure(
      "two catalogs are named \(name), in \(places); their goldens would be in the same folder",
      remedy: "Rename the type in one of them, then run the command again.")
  }

  /// Returns the types whose `main()` a source calls outside of functions.
  static func started(by source: String) -> Set<String> {
    Set(source.matches(of: /(?:^|\n)(?:\w+\.)*(\w+)\.main\(\)/).map { String($0.1) })
  }
}
