import LPLayoutModel
import Foundation

/// The visible part of a layout: what is shown of each view, and where.
struct ShownLayout {
  let result: LayoutResult
  let children: [[Int]]
  /// Whether each view is not hidden, not transparent, and has an area.
  let isShown: [Bool]
  /// The region in which each view can be visible, scrolling included, in the screen's coordinates.
  let regions: [CGRect]
  private let indices: [String: Int]
  /// The scrolled content by the view that scrolls it; none if nothing determines its size.
  private let contents: [Int: CGRect]

  /// The least alpha that is readable.
  private static let leastAlpha: CGFloat = 0.05

  init(_ result: LayoutResult) {
    self.result = result
    var children = [[Int]](repeating: [], count: result.views.count)
    var shown: [Bool] = []
    var regions: [CGRect] = []
    var alphas: [CGFloat] = []
    contents = Self.contents(of: result)
    for (index, view) in result.views.enumerated() {
      let parent = view.parent.flatMap { $0 >= 0 && $0 < index ? $0 : nil }
      if let parent { children[parent].append(index) }
      let alpha = (parent.map { alphas[$0] } ?? 1) * view.appearance.alpha
      alphas.append(alpha)
      shown.append(!view.isHidden && alpha > Self.leastAlpha && view.frame.isArea)
      guard let parent else {
        regions.append(view.frame)
        continue
      }
      let owner = result.views[parent]
      if owner.role == .scrolling {
        let content = contents[parent]?.union(owner.frame) ?? .everywhere
        regions.append(view.scrolledSection.map { content.union($0) } ?? content)
      } else if owner.appearance.clipsToBounds {
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

  /// Returns the scrolled content by the view that scrolls it; none if nothing determines its size.
  private static func contents(of result: LayoutResult) -> [Int: CGRect] {
    var found: [Int: CGRect] = [:]
    for guide in result.guides where guide.kind == .content && guide.frame.isArea { found[guide.owner] = guide.frame }
    return found
  }

  func view(at path: String) -> Int? { indices[path] }

  /// Returns whether a view scrolls: its content is larger than the view itself, or of a size that nothing determines.
  func scrolls(_ index: Int) -> Bool {
    guard result.views[index].role == .scrolling else { return false }
    guard let content = contents[index] else { return true }
    let size = result.views[index].frame.size
    return content.width > size.width + 1 || content.height > size.height + 1
  }

  // MARK: What is painted

  /// Returns the ink of each text line, and the rectangle of whatever else a view paints.
  func ink(of index: Int) -> [CGRect] {
    let view = result.views[index]
    return Self.paintsBox(view) ? [view.alignmentRect] : visibleInk(of: index)
  }

  /// Returns the ink of each text line that is seen: a label draws into its bounds, and what is beyond them is lost. The
  /// title of a button is a view of its own.
  func visibleInk(of index: Int) -> [CGRect] {
    let view = result.views[index]
    guard view.role == .plain else { return textInk(of: index) }
    return textInk(of: index).map { $0.intersection(view.frame) }.filter(\.isArea)
  }

  /// Returns whether a view is disabled and shows neither text nor pictures nor a background: it keeps a place free.
  func isBlank(_ index: Int) -> Bool {
    result.views[index].accessibility.isDisabled && subtree(of: index).allSatisfy { ink(of: $0).isEmpty }
  }

  /// Returns whether a view is, or is in, a row of a table, which is one element for screen readers.
  func isInRow(_ index: Int) -> Bool {
    ([index] + ancestors(of: index)).contains { result.views[$0].className.hasSuffix("TableViewCell") }
  }

  /// Returns whether a view paints more than text: a picture, a background or a border.
  static func paintsBox(_ view: ViewRecord) -> Bool {
    if let background = view.appearance.background, background.alpha > leastAlpha { return true }
    if let border = view.appearance.border, border.width > 0, border.color.alpha > leastAlpha { return true }
    if let effects = view.appearance.effects, !effects.backdrop.isEmpty || !effects.sublayers.isEmpty { return true }
    return view.content.items.contains { item in
      switch item {
      case .text: false
      case .fill(_, let color), .stroke(_, let color, _), .line(_, let color, _): color.alpha > leastAlpha
      case .symbol, .image, .gradient, .group: true
      }
    }
  }

  /// The controls that show a placeholder while they are empty.
  static let fields: Set<String> = ["TextField", "SearchBar"]

  /// Returns whether a colour is that of a field's placeholder: it is paler than text.
  static func isPlaceholder(_ color: RGBA, in view: ViewRecord) -> Bool {
    fields.contains(view.className) && color.alpha < 0.65
  }

  /// How far Latin capitals and descenders reach from the baseline, as shares of the font's size, and what digits and
  /// capitals reach below it.
  private static let rise: CGFloat = 0.73
  private static let fall: CGFloat = 0.21
  private static let overshoot: CGFloat = 0.02

  /// Returns how far the letters of a line reach below its baseline, as a share of the font's size.
  private static func fall(of line: TextLine) -> CGFloat {
    let standing = !line.runs.isEmpty && line.runs.allSatisfy { $0.text.unicodeScalars.allSatisfy(isOnBaseline) }
    return standing ? overshoot : fall
  }

  /// Returns whether a character is a digit, a capital or a sign that ends at the baseline, or a space.
  private static func isOnBaseline(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "A"..."P", "R"..."Z", " ", "\u{A0}": true
    case ".", ":", "+", "-", "−", "–", "%", "!", "?", "€", "£", "×": true
    default: false
    }
  }

  /// Returns the ink of each text line.
  ///
  /// - Parameter isOfLine: whether a line of digits counts as high as one of letters.
  func textInk(of index: Int, isOfLine: Bool = false) -> [CGRect] {
    let view = result.views[index]
    return view.content.items.flatMap { item -> [CGRect] in
      guard case .text(let block, let place, let color) = item, color.alpha > Self.leastAlpha else { return [] }
      return block.lines.compactMap { line in
        guard line.width > 0 else { return nil }
        let size = line.runs.map(\.size).max() ?? textSize(of: block)
        return CGRect(
          x: view.frame.minX + place.x + line.x, y: view.frame.minY + place.y + line.baseline - Self.rise * size,
          width: line.width, height: (Self.rise + (isOfLine ? Self.fall : Self.fall(of: line))) * size)
      }
    }
  }

  /// Returns the size of a text's font; that of text that was measured but not typeset follows from its lines.
  func textSize(of block: TypesetText) -> CGFloat {
    block.lines.flatMap(\.runs).map(\.size).max() ?? block.size.height / CGFloat(max(block.lines.count, 1)) * 0.84
  }

  /// Returns the size of the smallest font of a text.
  func leastTextSize(of block: TypesetText) -> CGFloat {
    block.lines.flatMap(\.runs).filter { !$0.text.allSatisfy(\.isWhitespace) }.map(\.size).min()
      ?? textSize(of: block)
  }

  /// The largest number of views below a view that are checked one by one.
  private static let asked = 40

  /// Returns whether the view, or one of the first views below it, is shown content.
  func showsContent(_ index: Int) -> Bool {
    isShown[index] && subtree(of: index).prefix(Self.asked).contains { isShown[$0] && isContent($0) }
  }

  /// Returns notes with the author's constraints that hold the size of a view, other than those to the edges of the
  /// screen.
  func sizeNotes(of index: Int) -> [Diagnostic.Note] {
    let item = ConstraintRecord.Item.view(index)
    let own: [ConstraintRecord] = result.views[index].heldBy.compactMap { number in
      let record = result.constraints[number]
      return record.origin == .user && (record.first == item || record.second == item) ? record : nil
    }
    return own.prefix(4).map { Diagnostic.Note("held by `\($0.equation)`", callSite: $0.callSite) }
  }

  /// Returns whether the view itself is content: a text, a picture or a control.
  func isContent(_ index: Int) -> Bool {
    let view = result.views[index]
    if view.role == .target || view.role == .control { return true }
    return view.content.items.contains { item in
      switch item {
      case .text, .symbol, .image: true
      case .fill, .stroke, .gradient, .line, .group: false
      }
    }
  }

  /// Returns the view, followed by everything below it.
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

/// Formats a length for a sentence, with at most one decimal: `12`, `12.5`.
func points(_ value: CGFloat) -> String { formatNumber((value * 10).rounded() / 10) }
