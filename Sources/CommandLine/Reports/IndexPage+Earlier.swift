import LPCatalogs
import Foundation
import LPSupport
import LPOperations
import LPPages
import LPVariants

/// The previews that a run does not draw stay on the page.
extension IndexPage {
  /// Adds the previews of an earlier page that the catalog still has and this page lacks, if their files are there.
  ///
  /// - Parameters:
  ///   - earlier: the page that an earlier run wrote.
  ///   - folder: the page's folder.
  func adding(_ earlier: IndexPage, of catalog: CatalogDescription, in folder: String) -> IndexPage {
    let own = Set(previews.map(\.name))
    let kept = Set(
      earlier.previews.filter { preview in
        !own.contains(preview.name) && FileManager.default.fileExists(atPath: "\(folder)/\(preview.folder)")
      }.map(\.name))
    guard earlier.schema == schema, !kept.isEmpty else { return self }
    var page = self
    page.files = files.filter(earlier.files.contains)
    let parts = [(self, own), (earlier, kept)]
    let sources = catalog.previews.compactMap { preview in
      parts.compactMap { part, names in
        part.previews.firstIndex { $0.name == preview.name && names.contains($0.name) }.map { (part, index: $0) }
      }.first
    }
    page.previews = sources.map { part, index in part.preview(index, without: page.files) }
    page.findings = sources.enumerated().flatMap { number, source in
      source.0.findings.filter { $0.preview == source.index }.map { finding in
        var finding = finding
        finding.preview = number
        return finding
      }
    }
    page.placeVariants()
    return page
  }

  /// Returns a preview with the files that not all variants of the joint page have listed for each variant.
  private func preview(_ index: Int, without common: [String]) -> PreviewEntry {
    var entry = previews[index]
    let own = files.filter { !common.contains($0) }
    for variant in entry.variants.indices where entry.variants[variant].failure == nil {
      entry.variants[variant].more = own.map { "\(entry.variants[variant].name).\($0)" } + entry.variants[variant].more
    }
    return entry
  }

  private mutating func placeVariants() {
    let points = AxisPoints(previews.flatMap { $0.variants.compactMap { try? Variant(name: $0.name) } })
    axes = points.axes
    for preview in previews.indices {
      for index in previews[preview].variants.indices {
        guard let variant = try? Variant(name: previews[preview].variants[index].name) else { continue }
        previews[preview].variants[index].at = points.position(of: variant)
      }
    }
  }

  /// Reads a page; `nil` if there is none, or another version wrote it.
  init?(contentsOf path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let json = Page.data(of: String(decoding: data, as: UTF8.self)),
      let page = try? JSONText.decode(IndexPage.self, from: Data(json.utf8))
    else { return nil }
    self = page
  }
}
