import LPChecks
import LPOperations
import LPSupport

/// What `render` prints of an app that is shown as a whole: a line for each class, by folder, and the sums.
struct AppSummary {
  private let entries: [(preview: RenderReport.PreviewEntry, app: AppEntry)]

  /// - Returns: `nil` for any other catalog.
  init?(_ catalog: RenderReport.CatalogEntry) {
    entries = catalog.previews.compactMap { preview in preview.app.map { (preview, $0) } }
    guard !entries.isEmpty else { return nil }
  }

  /// The states, as the page names them, and how they are counted.
  private static let states = [
    ("recognisable", "recognisable"), ("partly", "partly shown"), ("name-only", "only a name"), ("blank", "blank"),
    ("crashed", "crashed"), ("not-compiled", "not compiled"), ("left-out", "left out"),
  ]

  var lines: [String] {
    var (lines, folder) = ([String](), String?.none)
    for (preview, app) in entries {
      if app.folder != folder {
        lines.append("\(app.folder)/")
        folder = app.folder
      }
      lines.append("  " + Self.line(preview, app))
    }
    return lines + [sums]
  }

  private static func line(_ preview: RenderReport.PreviewEntry, _ app: AppEntry) -> String {
    let variant = preview.variants.first
    if let shown = variant?.shown { return "\(preview.name): \(shown.sentence)" }
    guard let failure = variant?.failure else { return "\(preview.name): not drawn" }
    // The reason names the class where it does not compile or is left out.
    return app.isMade ? "\(preview.name): \(failure.problem)" : failure.problem
  }

  private var sums: String {
    let counts = Dictionary(entries.map { ($0.app.state(of: $0.preview.variants.first), 1) }, uniquingKeysWith: +)
    let parts = Self.states.compactMap { state, words in counts[state].map { "\($0.grouped) \(words)" } }
    return "\(entries.count.grouped) in all: " + parts.joined(separator: ", ")
  }
}
