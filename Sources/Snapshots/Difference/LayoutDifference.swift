package import AutoLayout

/// The changes between two layouts, and what caused them.
package struct LayoutDifference: Hashable, Codable, Sendable {
  /// The screen first; then views in the new layout's order, those that are gone, guides, constraints, diagnostics.
  package var changes: [LayoutChange]

  package var isEmpty: Bool { changes.isEmpty }

  /// Compares two documents; the difference is empty only where their texts are byte for byte the same.
  package init(from old: LayoutTextDocument, to new: LayoutTextDocument) {
    self.init(from: old, to: new, constraintSites: [:], viewSites: [:])
  }

  /// Compares a document with a layout, whose call sites the changes have.
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

  /// Strings that Swift takes for equal can have other bytes, such as a letter with a separate accent.
  private mutating func addFirstLineThatDiffers(_ old: LayoutTextDocument, _ new: LayoutTextDocument) {
    let oldLines = LayoutText.write(old).split(separator: "\n", omittingEmptySubsequences: false)
    let newLines = LayoutText.write(new).split(separator: "\n", omittingEmptySubsequences: false)
    for (index, (from, to)) in zip(oldLines, newLines).enumerated() where !from.utf8.elementsEqual(to.utf8) {
      changes = [LayoutChange(subject: .line(index + 1), kind: .line(from: String(from), to: String(to)))]
      return
    }
  }

  /// What made the others, or nothing could be traced for: what a reader has to look at. Indices into `changes`.
  package var roots: [Int] {
    let referenced = Set(changes.flatMap(\.causes))
    let authored = changes.indices.filter { changes[$0].isAuthored && changes[$0].causes.isEmpty }
    let roots = referenced.union(authored)
    return roots.isEmpty ? changes.indices.filter { changes[$0].causes.isEmpty } : roots.sorted()
  }
}
