import Foundation
import LPLayoutModel
import LPSupport
package import LPOperations

/// Shows a report of `suggest` to people.
package struct SuggestPresentation {
  private let console: Console

  package init(_ console: Console) { self.console = console }

  package func show(_ report: SuggestReport) {
    for catalog in report.catalogs { for preview in catalog.previews { show(preview) } }
    for scene in report.changes ?? [] {
      show(scene, isWritten: report.applied?.previews.contains(scene.preview) ?? false)
    }
    guard let applied = report.applied else { return }
    for refusal in applied.refused { console.note("not written: \(refusal.preview): \(refusal.reason)") }
    for file in applied.files { console.print("wrote \(file)") }
    if !applied.previews.isEmpty, report.changes == nil {
      console.print("verified after writing: \(applied.previews.joined(separator: ", "))")
    }
  }

  private func show(_ scene: SuggestReport.SceneChanges, isWritten: Bool) {
    console.print(scene.preview, style: { $0.bold })
    if scene.changes.isEmpty { console.print("  nothing to change") }
    for change in scene.changes {
      let place = "line \(change.line)"
      guard let old = change.old, let new = change.new else {
        console.print("  \(isWritten ? "removed" : "to remove"): \(change.equation)  (\(place))")
        continue
      }
      let doubt = change.isAssumed == true ? ", by an assumed margin or safe area" : ""
      console.print(
        "  \(change.equation): \(formatNumber(CGFloat(old))) → \(formatNumber(CGFloat(new)))  (\(place)\(doubt))")
    }
  }

  private func show(_ preview: SuggestReport.PreviewEntry) {
    console.print(preview.name, style: { $0.bold })
    if preview.suggestions.isEmpty { console.print("  nothing is missing") }
    for suggestion in preview.suggestions {
      let isShared = suggestion.variants.count == preview.variants.count
      console.print("  \(suggestion.line)" + (isShared ? "" : "  // needed in \(Self.listed(suggestion.variants))"))
    }
    for variant in preview.variants where !variant.isVerified { show(variant) }
    let verified = preview.variants.count(where: \.isVerified)
    if !preview.suggestions.isEmpty {
      console.print(
        "  verified: unambiguous, without conflicts, every other view in its place in \(verified) of "
          + "\(preview.variants.count) variants")
    }
  }

  private func show(_ variant: SuggestReport.VariantEntry) {
    var problems: [String] = []
    if !variant.ambiguous.isEmpty { problems.append("still ambiguous: \(Self.listed(variant.ambiguous))") }
    if !variant.moved.isEmpty { problems.append("in another place: \(Self.listed(variant.moved))") }
    if variant.conflicts > 0 { problems.append("conflicts: \(variant.conflicts)") }
    console.note("note: in \(variant.name), \(problems.joined(separator: "; "))")
  }

  private static func listed(_ names: [String]) -> String {
    let shown = names.prefix(6).joined(separator: ", ")
    return shown + (names.count > 6 ? " and \((names.count - 6).grouped) more" : "")
  }
}
