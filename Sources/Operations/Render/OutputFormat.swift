/// The formats that `render` writes.
package enum OutputFormat: String, CaseIterable, Codable, Sendable {
  case png, svg, pdf, text, json
  /// A contact sheet: all variants of a preview in one picture.
  case sheet
  /// One page for the whole matrix, and a file beside each picture with the details of its layout.
  case html

  /// The formats that are written without `--format`.
  package static let standard: [OutputFormat] = [.png, .svg, .text, .sheet, .html]

  /// The suffix of the file for a variant.
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

  /// Returns the named formats, each once, in the order of the cases.
  package static func read(_ words: [String]) -> [OutputFormat] {
    if words.isEmpty { return standard }
    return words.contains("all") ? allCases : allCases.filter { words.contains($0.rawValue) }
  }
}
