import CPageFiles

extension Page.Kind {
  var style: String {
    switch self {
    case .matrix: String(cString: page_matrix_style())
    case .report: String(cString: page_report_style())
    }
  }

  var script: String {
    switch self {
    case .matrix: String(cString: page_matrix_script())
    case .report: String(cString: page_report_script())
    }
  }
}
