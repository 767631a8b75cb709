import LPLayoutModel
import Foundation

/// The tab stops of a paragraph, and the widths of tabs that follow from them.
struct TabRuler {
  private let stops: [TextTab]
  private let interval: Double
  private let firstIndent: Double
  private let otherIndent: Double

  init(_ style: TextParagraph) {
    stops = style.tabs ?? TextTab.standard
    interval = Double(style.tabInterval)
    (firstIndent, otherIndent) = (Double(style.firstLineHeadIndent), Double(style.headIndent))
  }

  /// The widths of the tabs in a line, in points by their offsets.
  struct Widths {
    var tabs: [Int: Double] = [:]
    /// The width of the line.
    var whole = 0.0
    /// Whether text follows a tab after the last stop, which belongs into the next line.
    var overflows = false
  }

  /// Returns the widths in a range of a paragraph that is one line.
  func widths(of range: Range<Int>, in paragraph: ShapedParagraph, isFirst: Bool) -> Widths {
    var widths = Widths()
    let indent = isFirst ? firstIndent : otherIndent
    let tabs = paragraph.tabs(in: range)
    widths.whole = paragraph.width(of: range.lowerBound..<(tabs.first ?? range.upperBound))
    for (index, tab) in tabs.enumerated() {
      let end = index + 1 < tabs.count ? tabs[index + 1] : range.upperBound
      let text = paragraph.width(of: tab + 1..<end)
      let pen = indent + widths.whole
      var width = paragraph.width(of: tab..<tab + 1)
      if let stop = stop(after: pen) {
        width = max(0, Double(stop.location) - pen - Self.share(stop) * text)
      } else if end > tab + 1 {
        widths.overflows = true
      }
      widths.tabs[tab] = width
      widths.whole += width + text
    }
    return widths
  }

  private func stop(after pen: Double) -> TextTab? {
    if let stop = stops.first(where: { Double($0.location) > pen + LineBreaker.tolerance }) { return stop }
    guard interval > 0 else { return nil }
    let number = (pen / interval + LineBreaker.tolerance).rounded(.down) + 1
    return TextTab(alignment: .natural, location: CGFloat(number * interval))
  }

  /// Returns the share of the text that is before the stop. From right to left, stops are mirrored.
  private static func share(_ stop: TextTab) -> Double {
    switch stop.alignment {
    case .center: 0.5
    case .right: 1
    case .left, .natural, .justified: 0
    }
  }
}
