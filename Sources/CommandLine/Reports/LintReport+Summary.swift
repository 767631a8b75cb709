import LPLayoutModel
import LPOperations
import LPSupport

extension LintReport.Finding {
  /// Returns the preview and variants of a finding: `Profile card, in 12 of 32 variants: rtl, …`.
  func extent(in catalog: LintReport.CatalogEntry) -> String {
    let count = catalog.previews.first { $0.name == preview }?.variants ?? 1
    if variants.isEmpty { return preview }
    if count == 1 { return "\(preview), \(variants[0])" }
    if variants.count == count { return "\(preview), in all \(count.grouped) variants" }
    let rest = variants.count - Self.shown
    return "\(preview), in \(variants.count.grouped) of \(count.grouped) variants: "
      + variants.prefix(Self.shown).joined(separator: ", ") + (rest > 0 ? " and \(rest.grouped) more" : "")
  }

  private static let shown = 6
}

extension LintReport {
  /// The number of findings: `2 errors and 3 warnings in 9 previews, 288 variants`.
  var summary: String {
    let previews = catalogs.flatMap(\.previews)
    let variants = previews.reduce(0) { $0 + $1.variants }
    return "\(Self.counted(count(.error), "error")) and \(Self.counted(count(.warning), "warning")) in "
      + "\(Self.counted(previews.count, "preview")), \(Self.counted(variants, "variant"))"
  }

  static func counted(_ number: Int, _ noun: String) -> String {
    "\(number.grouped) \(noun)\(number == 1 ? "" : "s")"
  }
}
