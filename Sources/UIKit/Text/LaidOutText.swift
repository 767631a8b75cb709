import LPAutoLayout
import LPComponents
import Foundation

/// The lines of a text in an area, with the parts of the text that are in them. Texts run from left to right.
@MainActor
struct LaidOutText {
  /// A line.
  struct Line {
    /// Units of UTF-16, with the space and the break at its end.
    var range: NSRange
    /// The whole width of the area, in points from its corner.
    var rect: CGRect
    /// The part of it that has letters.
    var used: CGRect
  }

  private let text: NSAttributedString
  private let environment: LayoutEnvironment
  private let traits: UITraitCollection
  let lines: [Line]

  init(_ text: NSAttributedString, in container: NSTextContainer) {
    let owner = container.owner
    (self.text, environment) = (text, owner?.environment ?? .current)
    traits = owner?.traitCollection ?? environment.traits
    let padding = container.lineFragmentPadding
    let room = container.size.width - 2 * padding
    let block =
      text.length == 0
      ? .empty
      : Self.block(
        text, width: room > 0 && room < 1e6 ? room : nil, lines: container.maximumNumberOfLines, environment, traits)
    lines = Self.lines(
      of: block, text.string as NSString, padding: padding, width: max(container.size.width, block.size.width))
  }

  private static func block(
    _ text: NSAttributedString, width: CGFloat?, lines: Int, _ environment: LayoutEnvironment,
    _ traits: UITraitCollection
  ) -> TypesetText {
    let font = text.firstValue(.font) as? UIFont ?? .systemFont(ofSize: 12)
    let style = text.firstValue(.paragraphStyle) as? NSParagraphStyle ?? .default
    var request = TextRequest(
      string: text.string, font: font, maxWidth: width, numberOfLines: lines, lineBreakMode: .byWordWrapping,
      alignment: style.alignment, scale: traits.displayScale, language: traits.localeIdentifier)
    request.runs = AttributedContent(text: text, font: font).runs(with: traits, link: .link)
    return environment.text.measure(request)
  }

  /// Finds the part of each line behind that of the line before; the last one has the rest.
  private static func lines(
    of block: TypesetText, _ text: NSString, padding: CGFloat, width: CGFloat
  ) -> [Line] {
    var starts: [Int] = []
    var place = 0
    for line in block.lines {
      starts.append(place)
      place = end(of: line.text, from: place, in: text)
    }
    let count = max(1, block.lines.count)
    let pitch = block.size.height / CGFloat(count)
    return block.lines.enumerated().map { index, line in
      let end = index + 1 < starts.count ? starts[index + 1] : text.length
      let next = index + 1 < count ? block.lines[index + 1].baseline - line.baseline : pitch
      let top = line.baseline - block.firstBaseline
      let height = index + 1 < count ? next : block.size.height - top
      return Line(
        range: NSRange(location: starts[index], length: max(0, end - starts[index])),
        rect: CGRect(x: 0, y: top, width: width, height: height),
        used: CGRect(x: padding + line.x, y: top, width: line.width, height: height))
    }
  }

  /// Returns where a line ends that begins at a place: behind its words, the spaces after them, and one break.
  private static func end(of line: String, from place: Int, in text: NSString) -> Int {
    var words = line[...]
    while let last = words.last, last.isWhitespace { words.removeLast() }
    let rest = NSRange(location: place, length: text.length - place)
    // A line that was cut has an ellipsis, which the text has not.
    let found = words.isEmpty ? rest : text.range(of: String(words), options: .literal, range: rest)
    var end = place
    if !words.isEmpty { end = found.location == NSNotFound ? text.length : NSMaxRange(found) }
    while end < text.length, [0x20, 0x09].contains(text.character(at: end)) { end += 1 }
    guard end < text.length else { return end }
    let unit = text.character(at: end)
    let isPair = unit == 0x0D && end + 1 < text.length && text.character(at: end + 1) == 0x0A
    return [0x0A, 0x0D, 0x2028, 0x2029].contains(unit) ? end + (isPair ? 2 : 1) : end
  }

  /// Returns the number of the line with a unit of UTF-16; the last one for the end.
  func line(at index: Int) -> Int? {
    lines.lastIndex { $0.range.location <= index }
  }

  /// Returns where a unit of a line begins, in points from the area's left edge.
  func x(of index: Int, in line: Line) -> CGFloat {
    let length = min(max(0, index - line.range.location), line.range.length)
    guard length > 0 else { return line.used.minX }
    let part = text.attributedSubstring(from: NSRange(location: line.range.location, length: length))
    let width = Self.block(part, width: nil, lines: 1, environment, traits).lines.first?.width ?? 0
    return min(line.used.maxX, line.used.minX + width)
  }

  /// Returns the smallest rectangle around a part, in points from the area's corner.
  func rect(of range: NSRange) -> CGRect {
    lines.filter { NSIntersectionRange($0.range, range).length > 0 }.reduce(CGRect.null) { whole, line in
      let part = NSIntersectionRange(line.range, range)
      let (start, end) = (x(of: part.location, in: line), x(of: NSMaxRange(part), in: line))
      return whole.union(CGRect(x: start, y: line.rect.minY, width: end - start, height: line.rect.height))
    }
  }

  /// Returns the unit below a point, and how much of it is before the point; beside the text the nearest one.
  func unit(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
    guard let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last, line.range.length > 0 else {
      return (0, 0)
    }
    var (low, high) = (line.range.location, NSMaxRange(line.range))
    while high - low > 1 {
      let middle = (low + high) / 2
      if x(of: middle, in: line) <= point.x { low = middle } else { high = middle }
    }
    let (start, end) = (x(of: low, in: line), x(of: low + 1, in: line))
    return (low, end > start ? min(1, max(0, (point.x - start) / (end - start))) : 1)
  }
}
