@_spi(Views) import LPAutoLayout
import Foundation

/// The sign of an editor of documents for a list, or a cell of it, without content: words about it, or an outline.
package final class PrototypeNote: UIView {
  private var lines: [(text: String, size: CGFloat, weight: UIFont.Weight)] = []

  /// Makes a note with the name of the list, and a smaller line below; without a name, a dashed outline.
  package convenience init(list name: String?, detail: String) {
    self.init(frame: .zero)
    guard let name else { return }
    lines = [(name, 22, .semibold), (detail, 15, .regular)]
  }

  /// Returns the lines that there is room for: none, the first, or all.
  private var shown: [(text: ControlText, height: CGFloat)] {
    var (found, left): ([(text: ControlText, height: CGFloat)], CGFloat) = ([], bounds.height)
    for line in lines {
      // In a small list the name is as large as it can be, down to 9 points.
      let size = max(9, min(line.size, left * 0.7, bounds.width / 7))
      let font = UIFont.systemFont(ofSize: size, weight: line.weight)
      let height = ControlText.wholeLineHeight(of: font)
      guard height <= left || found.isEmpty else { break }
      found.append((ControlText(view: self, string: line.text, font: font, alignment: .center), height))
      left -= height
    }
    return found
  }

  package override func contentItems() -> [ContentItem] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    // The grey of both appearances can be read on light and dark lists.
    let grey = UIColor.systemGray
    guard !lines.isEmpty else {
      let outline = Path.rect(canvas.insetBy(dx: min(0.5, bounds.width / 2), dy: min(0.5, bounds.height / 2)))
      return [.line(outline, paint(grey), LineStyle(width: 1, dashes: [4, 3]))]
    }
    let texts = shown
    var y = (bounds.height - texts.reduce(0) { $0 + $1.height }) / 2
    return texts.compactMap { text, height in
      defer { y += height }
      return text.item(in: CGRect(x: 0, y: y, width: bounds.width, height: height), grey)
    }
  }
}
