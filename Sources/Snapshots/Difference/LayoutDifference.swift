package import LPLayoutModel

/// The changes between two layouts, and what caused them.
package struct LayoutDifference: Hashable, Codable, Sendable {
  /// The changes: the screen, views in the new layout's order, removed views, guides, constraints, diagnostics.
  package var changes: [LayoutChange]

  package var isEmpty: Bool { changes.isEmpty }

  /// Compares two documents; the difference is empty only where their texts are byte for byte the same.
  package init(from old: LayoutTextDocument, to new: LayoutTextDocument) {
    self.init(from: old, to: new, constraintSites: [:], viewSites: [:])
  }

  /// Compares a golden's text with a layout; the changes have the layout's call sites.
  package init(
    from old: LayoutTextDocument, to result: LayoutResult
  ) throws(LayoutTextError) {
    let new = try LayoutTextDocument(result)
    let sites = try LayoutTextDocument.callSites(of: result, keys: new.constraintKeys)
    var viewSites: [String: CallSite] = [:]
    for (view, record) in zip(new.views, result.views) { viewSites[view.path] = record.callSite }
    self.init(from: old, to: new, constraintSites: sites, viewSites: viewSites)
  }

  private init(
    from old: LayoutTextDocument, to new: LayoutTextDocument, constraintSites: [String: CallSite],
    viewSites: [String: CallSite]
  ) {
    var comparison = LayoutComparison(
      old: old, new: new, constraintSites: constraintSites, viewSites: viewSites)
    comparison.compare()
    changes = comparison.changes
    if changes.isEmpty { addFirstLineThatDiffers(old, new) }
  }

  /// Strings that are equal in Swift can differ in their bytes, such as a letter with a separate accent.
  private mutating func addFirstLineThatDiffers(_ old: LayoutTextDocument, _ new: LayoutTextDocument) {
    let oldLines = LayoutText.write(old).split(separator: "\n", omittingEmptySubsequences: false)
    let newLines = LayoutText.write(new).split(separator: "\n", omittingEmptySubsequences: false)
    for (index, (from, to)) in zip(oldLines, newLines).enumerated() where !from.utf8.elementsEqual(to.utf8) {
      changes = [LayoutChange(subject: .line(index + 1), kind: .line(from: String(from), to: String(to)))]
      return
    }
  }

  /// The changes to look at, as indices into `changes`: causes of others, and changes that could not be traced.
  package var roots: [Int] {
    let referenced = Set(changes.flatMap(\.causes))
    let authored = changes.indices.filter { changes[$0].isAuthored && changes[$0].causes.isEmpty }
    let roots = referenced.union(authored)
    return roots.isEmpty ? changes.indices.filter { changes[$0].causes.isEmpty } : roots.sorted()
  }
}
