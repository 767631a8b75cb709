import LPCPageFiles
import LPDrawing

extension Page.Kind {
  /// The content of the page's style element.
  var style: String { "\n" + files.style.withoutComments }

  /// The content of the page's script element. Its names are its own.
  var script: String { "\n(() => {\n\"use strict\";\n\(files.script.withoutComments)})();\n" }

  private var files: (style: String, script: String) {
    switch self {
    case .matrix: (String(cString: page_matrix_style()), String(cString: page_matrix_script()))
    case .report: (String(cString: page_report_style()), String(cString: page_report_script()))
    case .lint: (String(cString: page_lint_style()), String(cString: page_lint_script()))
    case .coverage: (String(cString: page_coverage_style()), "")
    case .live: (String(cString: page_live_style()), String(cString: page_live_script()))
    }
  }

  /// The content security policy: files beside a page, and its own script and style by their digests, but no network
  /// and no other code in the page; the live page asks its own server alone.
  func policy(style: String, script: String) -> String {
    "default-src 'none'; img-src 'self' file: data: blob:; script-src 'self' file: 'sha256-\(SHA256.base64(script))'; "
      + "style-src 'sha256-\(SHA256.base64(style))'; base-uri 'none'; form-action 'none'"
      + (self == .live ? "; connect-src 'self'" : "")
  }
}

extension String {
  /// The text of a style or script without indentation and without the lines that are comments as a whole, which
  /// readers of pages do not need. No file of a page has text of several lines in which either matters.
  var withoutComments: String {
    var (lines, isInComment): ([Substring], Bool) = ([], false)
    for line in split(separator: "\n") {
      var text = line.drop { $0 == " " }
      if isInComment || text.hasPrefix("/*") {
        guard let end = text.firstRange(of: "*/") else {
          isInComment = true
          continue
        }
        isInComment = false
        text = text[end.upperBound...].drop { $0 == " " }
      }
      if !text.isEmpty, !text.hasPrefix("//") { lines.append(text) }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
