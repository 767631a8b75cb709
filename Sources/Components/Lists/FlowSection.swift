import Foundation

/// The lines of a section of a flow layout, which follow each other downwards.
struct FlowSection {
  struct Measures {
    let inset: UIEdgeInsets
    let header: CGFloat
    let footer: CGFloat
    let lineSpacing: CGFloat
    let itemSpacing: CGFloat
  }

  private struct Line {
    var items: Range<Int>
    var top: CGFloat
    var bottom: CGFloat
  }

  let start: CGFloat
  private let measures: Measures
  private let across: CGFloat
  private(set) var frames: [CGRect] = []
  private(set) var end: CGFloat
  private var lines: [Line] = []

  init(_ measures: Measures, start: CGFloat, across: CGFloat) {
    (self.measures, self.start, self.across) = (measures, start, across)
    end = start
  }

  var header: CGRect { CGRect(x: 0, y: start, width: across, height: measures.header) }
  var footer: CGRect { CGRect(x: 0, y: end - measures.footer, width: across, height: measures.footer) }

  private var available: CGFloat { max(0, across - measures.inset.left - measures.inset.right) }

  /// Distributes items of sizes over lines.
  mutating func place(_ items: FlowSizes) {
    let sizes = items.sizes
    frames.reserveCapacity(sizes.count)
    var y = start + measures.header + measures.inset.top
    var first = 0
    var spacing = measures.itemSpacing
    while first < sizes.count {
      let (last, length) = line(from: first, in: sizes)
      let isLast = last == sizes.count
      let count = last - first
      if !isLast, count > 1 { spacing = (available - length) / CGFloat(count - 1) }
      if isLast, !items.isUniform { spacing = measures.itemSpacing }
      let height = sizes[first..<last].reduce(0) { max($0, $1.height) }
      // A line of one item is centred, except the last one.
      let x = measures.inset.left + (count == 1 && !isLast ? (available - length) / 2 : 0)
      append(sizes[first..<last], x: x, y: y, height: height, spacing: spacing)
      lines.append(Line(items: first..<last, top: y, bottom: y + height))
      y += height + (isLast ? 0 : measures.lineSpacing)
      first = last
    }
    end = y + measures.inset.bottom + measures.footer
  }

  /// Returns the end of the line that begins with an item, and the length of its items.
  private func line(from first: Int, in sizes: [CGSize]) -> (end: Int, length: CGFloat) {
    var (last, length, used) = (first, CGFloat(0), CGFloat(0))
    while last < sizes.count {
      let next = used + (last > first ? measures.itemSpacing : 0) + sizes[last].width
      guard last == first || next <= available + 0.001 else { break }
      (used, length, last) = (next, length + sizes[last].width, last + 1)
    }
    return (last, length)
  }

  private mutating func append(
    _ sizes: ArraySlice<CGSize>, x: CGFloat, y: CGFloat, height: CGFloat, spacing: CGFloat
  ) {
    var x = x
    for size in sizes {
      frames.append(CGRect(x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height))
      x += size.width + spacing
    }
  }

  /// Returns the items of the lines between two places.
  func items(between top: CGFloat, and bottom: CGFloat) -> Range<Int> {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].bottom > top { high = middle } else { low = middle + 1 }
    }
    var last = low
    while last < lines.count, lines[last].top < bottom { last += 1 }
    return low < last ? lines[low].items.lowerBound..<lines[last - 1].items.upperBound : 0..<0
  }
}
