/// The files in `Web`, in the order in which a page has them. Scripts share one scope.
extension Page.Kind {
  var style: String {
    switch self {
    case .matrix: Self.joined(shared.styles + [PackageResources.matrix_css, PackageResources.inspector_css])
    case .report: Self.joined(shared.styles + [PackageResources.matrix_css, PackageResources.report_css])
    }
  }

  var script: String {
    switch self {
    case .matrix:
      Self.joined(
        shared.scripts + [
          PackageResources.filters_js, PackageResources.layouts_js, PackageResources.stage_js,
          PackageResources.details_js, PackageResources.outline_js, PackageResources.inspector_js,
          PackageResources.matrix_js,
        ])
    case .report:
      Self.joined(
        shared.scripts + [
          PackageResources.filters_js, PackageResources.decisions_js, PackageResources.textdiff_js,
          PackageResources.comparison_js, PackageResources.report_js,
        ])
    }
  }

  private var shared: (styles: [[UInt8]], scripts: [[UInt8]]) {
    ([PackageResources.base_css], [PackageResources.dom_js, PackageResources.keys_js, PackageResources.viewport_js])
  }

  private static func joined(_ files: [[UInt8]]) -> String {
    files.map { String(decoding: $0, as: UTF8.self) }.joined()
  }
}
