/// What a source says of catalogs. To mention the protocol is not enough: this command does so itself, and programs that
/// write catalogs have them in their strings, which are indented.
enum CatalogSource {
  /// Whether it declares one and starts it.
  static func isCatalog(_ source: String) -> Bool {
    source.contains(/(^|\n)@main\b/) && !declared(in: source).isEmpty
  }

  /// Types that are declared to be catalogs.
  static func declared(in source: String) -> Set<String> {
    guard source.contains("PreviewCatalog") else { return [] }
    let declarations = source.matches(
      of: /(?:^|\n)(?:@?\w+ +)*(?:struct|class|enum|actor|extension) +(\w+)\s*:[^{]*\bPreviewCatalog\b/)
    return Set(declarations.map { String($0.1) })
  }

  /// Types whose `main()` is called in no function.
  static func started(by source: String) -> Set<String> {
    Set(source.matches(of: /(?:^|\n)(?:\w+\.)*(\w+)\.main\(\)/).map { String($0.1) })
  }
}
