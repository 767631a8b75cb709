import CPageFiles

extension Page.Kind {
  var style: String {
    switch self {
    case .matrix: String(cString: page_matrix_style())
    case .report: String(cString: page_report_style())
    case .lint: String(cString: page_lint_style())
    case .coverage: String(cString: page_coverage_style())
    case .live: String(cString: page_live_style())
    }
  }

  var script: String {
    switch self {
    case .matrix: String(cString: page_matrix_script())
    case .report: String(cString: page_report_script())
    case .lint: String(cString: page_lint_script())
    case .coverage: ""
    case .live: String(cString: page_live_script())
    }
  }

  /// The content security policy: files beside a page and what is embedded, but no network; the live page asks its own
  /// server alone.
  var policy: String {
    "default-src 'none'; img-src 'self' file: data: blob:; script-src 'self' file: 'unsafe-inline'; "
      + "style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
      + (self == .live ? "; connect-src 'self'" : "")
  }
}
