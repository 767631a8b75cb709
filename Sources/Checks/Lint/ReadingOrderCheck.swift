import LPLayoutModel
import Foundation

/// `reading-order`: columns of text that a screen reader reads across, because it goes from top to bottom and, at one
/// height, in reading direction. A table, whose columns have one kind of text each and whose rows agree, is meant to be
/// read across.
struct ReadingOrderCheck {
  let layout: ShownLayout

  private struct Column {
    let view: Int
    let rows: [Row]
  }

  private struct Row {
    let rect: CGRect
    let size: CGFloat
  }

  func findings() -> [Diagnostic] {
    layout.result.views.indices.flatMap { parent -> [Diagnostic] in
      // A row of a table is one element, which reads the texts in it one after the other.
      guard !layout.isInRow(parent) else { return [] }
      let columns = layout.children[parent].compactMap(column)
      return zip(columns, columns.dropFirst()).compactMap { one, other in
        isReadAcross(one, other) ? finding(one.view, other.view) : nil
      }
    }
  }

  /// Returns a child as a column: a plain view with two or more texts below each other and nothing to operate.
  private func column(_ child: Int) -> Column? {
    let view = layout.result.views[child]
    guard layout.isShown[child], view.role == .plain, !view.accessibility.groupsChildren,
      view.accessibility.label == nil, !view.className.hasSuffix("Cell"), !layout.children[child].isEmpty
    else { return nil }
    var rows: [Row] = []
    for part in layout.subtree(of: child) where layout.isShown[part] {
      let inner = layout.result.views[part]
      guard inner.role == .plain || inner.role == .target else { return nil }
      guard let ink = layout.textInk(of: part, isOfLine: true).first else { continue }
      rows.append(Row(rect: inner.alignmentRect, size: ink.height))
    }
    rows.sort { $0.rect.minY < $1.rect.minY }
    let isStacked = zip(rows, rows.dropFirst()).allSatisfy { $0.rect.maxY <= $1.rect.minY + 1 }
    return rows.count >= 2 && isStacked ? Column(view: child, rows: rows) : nil
  }

  private func isReadAcross(_ one: Column, _ other: Column) -> Bool {
    let (a, b) = (layout.result.views[one.view].alignmentRect, layout.result.views[other.view].alignmentRect)
    guard a.span(.horizontal).common(b.span(.horizontal)) <= 1, a.span(.vertical).common(b.span(.vertical)) > 0 else {
      return false
    }
    // One column is read after the other if it begins below the other's last text.
    guard one.rows[0].rect.minY < other.rows[other.rows.count - 1].rect.minY,
      other.rows[0].rect.minY < one.rows[one.rows.count - 1].rect.minY
    else { return false }
    return !isTable(one, other)
  }

  private func isTable(_ one: Column, _ other: Column) -> Bool {
    guard one.rows.count == other.rows.count else { return false }
    let areRows = zip(one.rows, other.rows).allSatisfy { abs($0.rect.midY - $1.rect.midY) < 4 }
    func isUniform(_ column: Column) -> Bool { column.rows.allSatisfy { abs($0.size - column.rows[0].size) < 0.5 } }
    return areRows && isUniform(one) && isUniform(other)
  }

  private func finding(_ one: Int, _ other: Int) -> Diagnostic {
    let (first, second) = (layout.result.views[one], layout.result.views[other])
    return Diagnostic(
      .readingOrder, "a screen reader reads across the columns `\(first.name)` and `\(second.name)`, line by line",
      at: first.callSite ?? second.callSite,
      fix: "set shouldGroupAccessibilityChildren on both, or make each one element with an accessibilityLabel",
      views: [first.path, second.path])
  }
}
