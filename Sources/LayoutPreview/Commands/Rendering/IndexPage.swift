import AutoLayout
import Foundation

/// The pictures of a catalog's matrix on one page, beside the files that it shows; it needs nothing from elsewhere.
struct IndexPage {
  let report: RenderReport.CatalogEntry
  let findings: FindingList

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(Self.escaped(report.name))</title>
    <style>
    \(Self.style)
    </style>
    <h1>\(Self.escaped(report.name))</h1>
    <nav>\(report.previews.enumerated().map { link($0, $1) }.joined(separator: "\n"))</nav>
    \(report.previews.enumerated().map { section($0, $1) }.joined(separator: "\n"))
    </html>

    """
  }

  private func link(_ index: Int, _ preview: RenderReport.PreviewEntry) -> String {
    "<a href=\"#p\(index + 1)\">\(Self.escaped(preview.name))</a>"
  }

  private func section(_ index: Int, _ preview: RenderReport.PreviewEntry) -> String {
    let own = findings.findings.filter { $0.preview == preview.name }
    let problems = own.isEmpty ? "" : "\n<ul>\n\(own.map(item).joined(separator: "\n"))\n</ul>"
    return """
      <section id="p\(index + 1)">
      <h2>\(Self.escaped(preview.name))</h2>\(sheets(preview))\(problems)
      <div class="matrix">
      \(preview.variants.map(figure).joined(separator: "\n"))
      </div>
      </section>
      """
  }

  private func sheets(_ preview: RenderReport.PreviewEntry) -> String {
    let links = preview.sheets.map { sheet in
      let name = sheet.split(separator: "/").last.map(String.init) ?? sheet
      return "<a href=\"\(Self.address(relative(sheet)))\">\(Self.escaped(name))</a>"
    }
    return links.isEmpty ? "" : "\n<p class=\"files\">\(links.joined(separator: " "))</p>"
  }

  private func item(_ finding: FindingList.Finding) -> String {
    let diagnostic = finding.diagnostic
    let site = diagnostic.callSite.map { "<code>\(Self.escaped($0.description))</code> " } ?? ""
    let variants = Self.escaped(finding.variants.joined(separator: ", "))
    return "<li class=\"\(diagnostic.severity.rawValue)\">\(site)\(Self.escaped(diagnostic.message)) "
      + "<small>\(variants)</small></li>"
  }

  private func figure(_ variant: RenderReport.VariantEntry) -> String {
    let caption = "<figcaption>\(Self.escaped(variant.name))</figcaption>"
    let files = variant.files.map(relative)
    guard let picture = files.first(where: { $0.hasSuffix(".png") }) ?? files.first(where: { $0.hasSuffix(".svg") })
    else {
      let reason = variant.isDrawn ? "no picture" : "not drawn"
      return "<figure class=\"none\"><p>\(reason)</p>\(caption)\(links(files))</figure>"
    }
    let size = variant.size.map { " width=\"\(Int($0.width))\" height=\"\(Int($0.height))\"" } ?? ""
    let source = Self.address(picture)
    return "<figure><a href=\"\(source)\"><img loading=\"lazy\" src=\"\(source)\"\(size) "
      + "alt=\"\(Self.escaped(variant.name))\"></a>\(caption)\(links(files))</figure>"
  }

  private func links(_ files: [String]) -> String {
    let links = files.map { file in
      let suffix =
        (file as NSString).lastPathComponent.split(separator: ".", maxSplits: 1).last.map(String.init) ?? file
      return "<a href=\"\(Self.address(file))\">\(Self.escaped(suffix))</a>"
    }
    return links.isEmpty ? "" : "<p class=\"files\">\(links.joined(separator: " "))</p>"
  }

  /// From the page's own folder.
  private func relative(_ file: String) -> String { file.split(separator: "/").dropFirst().joined(separator: "/") }

  private static func address(_ file: String) -> String {
    escaped(file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file)
  }

  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  private static let style = """
    :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
    body { margin: 2rem; background: Canvas; color: CanvasText; }
    nav a { margin-right: 1rem; }
    .matrix { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start; }
    figure { margin: 0; max-width: 24rem; }
    figure img { max-width: 100%; height: auto; max-height: 40rem; width: auto; border: 1px solid #8886; }
    figure.none p:first-child { width: 12rem; padding: 4rem 0; text-align: center; border: 1px dashed #888; }
    figcaption { font-weight: 600; overflow-wrap: anywhere; }
    .files { margin: 0; font-size: 0.85rem; }
    li.error { color: #c22; }
    li small { opacity: 0.7; }
    """
}
