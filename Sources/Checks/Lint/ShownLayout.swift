import AutoLayout
import Foundation

/// A layout as somebody sees it: what is shown of each view, and where.
struct ShownLayout {
  let result: LayoutResult
  let children: [[Int]]
  /// Not hidden, not transparent, and with an area.
  let isShown: [Bool]
  /// Where something of the view can be seen, scrolling included; in the screen's coordinates.
  let regions: [CGRect]
  private let indices: [String: Int]

  /// Fainter than this is nothing to read.
  private static let leastAlpha: CGFloat = 0.05

  init(_ result: LayoutResult) {
    self.result = result
    var children = [[Int]](repeating: [], count: result.views.count)
    var shown: [Bool] = []
    var regions: [CGRect] = []
    var alphas: [CGFloat] = []
    let contents = Self.contents(of: result)
    for (index, view) in result.views.enumerated() {
      let parent = view.parent.flatMap { $0 >= 0 && $0 < index ? $0 : nil }
      if let parent { children[parent].append(index) }
      let alpha = (parent.map { alphas[$0] } ?? 1) * view.alpha
      alphas.append(alpha)
      shown.append(!view.isHidden && alpha > Self.leastAlpha && view.frame.isArea)
      guard let parent else {
        regions.append(view.frame)
        continue
      }
      let owner = result.views[parent]
      if owner.role == .scrolling {
        regions.append(contents[parent]?.union(owner.frame) ?? .everywhere)
      } else if owner.clipsToBounds {
        regions.append(regions[parent].intersection(owner.frame))
      } else {
        regions.append(regions[parent])
      }
    }
    self.children = children
    self.regions = regions
    isShown = shown
    indices = Dictionary(result.views.enumerated().map { ($1.path, $0) }) { first, _ in first }
  }

  /// What scrolls, by the view that it scrolls in; none where nothing determines its size.
  private static func contents(of result: LayoutResult) -> [Int: CGRect] {
    var found: [Int: CGRect] = [:]
    for guide in result.guides where guide.kind == .content && guide.frame.isArea { found[guide.owner] = guide.frame }
    return found
  }

  func view(at path: String) -> Int? { indices[path] }

  // MARK: What is painted

  /// The ink of each text line, and the box of whatever else a view paints itself.
  func ink(of index: Int) -> [CGRect] {
    let view = result.views[index]
    return Self.paintsBox(view) ? [view.alignmentRect] : textInk(of: index)
  }

  /// Whether more than letters is painted: a picture, a background, a border.
  static func paintsBox(_ view: ViewRecord) -> Bool {
    if let background = view.background, background.alpha > leastAlpha { return true }
    if let border = view.border, border.width > 0, border.color.alpha > leastAlpha { return true }
    return view.content.contains { item in
      switch item {
      case .text: false
      case .fill(_, let color), .stroke(_, let color, _): color.alpha > leastAlpha
      case .symbol, .image: true
      }
    }
  }

  /// Letters reach about this far from the baseline, in shares of the font's size: Latin capitals and descenders.
  private static let rise: CGFloat = 0.73
  private static let fall: CGFloat = 0.21

  func textInk(of index: Int) -> [CGRect] {
    let view = result.views[index]
    return view.content.flatMap { item -> [CGRect] in
      guard case .text(let block, let place, let color) = item, color.alpha > Self.leastAlpha else { return [] }
      return block.lines.compactMap { line in
        guard line.width > 0 else { return nil }
        // Of text that was measured and not set, the size is known from its lines.
        let size = line.runs.map(\.size).max() ?? block.size.height / CGFloat(block.lines.count) * 0.84
        return CGRect(
          x: view.frame.minX + place.x + line.x, y: view.frame.minY + place.y + line.baseline - Self.rise * size,
          width: line.width, height: (Self.rise + Self.fall) * size)
      }
    }
  }

  /// Whether somebody looks at the view itself, or uses it: texts, pictures, controls.
  func isContent(_ index: Int) -> Bool {
    let view = result.views[index]
    if view.role == .target || view.role == .control { return true }
    return view.content.contains { item in
      switch item {
      case .text, .symbol, .image: true
      case .fill, .stroke: false
      }
    }
  }

  /// The view and everything below it, the view first.
  func subtree(of index: Int) -> [Int] { [index] + children[index].flatMap(subtree) }

  func ancestors(of index: Int) -> [Int] {
    var found: [Int] = []
    var next = result.views[index].parent
    while let current = next, current < (found.last ?? index) {
      found.append(current)
      next = result.views[current].parent
    }
    return found
  }
}

extension CGRect {
  static let everywhere = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

  var isArea: Bool {
    width > 0 && height > 0 && width.isFinite && height.isFinite && minX.isFinite && minY.isFinite
  }
}

/// `12`, `12.5`: at most one decimal, as lengths stand in sentences.
func points(_ value: CGFloat) -> String { formatNumber((value * 10).rounded() / 10) }

extension Diagnostic {
  init(_ rule: LintRule, _ message: String, at site: CallSite?, notes: [Note] = [], fix: String, views: [String]) {
    self.init(
      rule.severity, rule: rule.rawValue, message: message, callSite: site, notes: notes, fix: fix, views: views)
  }
}
