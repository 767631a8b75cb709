/// What `render` writes.
package enum OutputFormat: String, CaseIterable, Codable, Sendable {
  case png, svg, pdf, text, json
  /// All variants of a preview in one picture.
  case sheet
  /// One page with everything, and beside each picture what the page shows of its layout.
  case html

  /// What is written where `--format` says nothing.
  package static let standard: [OutputFormat] = [.png, .svg, .text, .sheet, .html]

  /// Of the files for a variant.
  package var suffix: String {
    switch self {
    case .png: "png"
    case .svg: "svg"
    case .pdf: "pdf"
    case .text: "layout.txt"
    case .json: "json"
    case .html: "page.js"
    case .sheet: ""
    }
  }

  /// Each once, in the order of the cases.
  package static func read(_ words: [String]) -> [OutputFormat] {
    if words.isEmpty { return standard }
    return words.contains("all") ? allCases : allCases.filter { words.contains($0.rawValue) }
  }
}
