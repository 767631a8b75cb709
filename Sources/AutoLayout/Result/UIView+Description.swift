import Foundation

extension UIView {
  /// The view as UIKit prints it: `<UILabel: 0x…; frame = (16 20; 120 24); text = 'Hello'; autoresize = RM+BM; layer =
  /// <CALayer: 0x…>>`.
  package var consoleText: String {
    var parts = ["\(ConstraintDescription.className(self)): \(ConstraintDescription.address(self))"]
    let rect = frame
    func number(_ value: CGFloat) -> String { ConstraintDescription.number(value) }
    parts.append("frame = (\(number(rect.minX)) \(number(rect.minY)); \(number(rect.width)) \(number(rect.height)))")
    if let text = contentText()?.string, !text.isEmpty { parts.append("text = '\(text)'") }
    if isHidden { parts.append("hidden = YES") }
    if alpha != 1 { parts.append("alpha = \(number(alpha))") }
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.consoleText)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    parts.append("layer = <\(type(of: layer)): \(ConstraintDescription.address(layer))>")
    return "<\(parts.joined(separator: "; "))>"
  }

  /// Returns the descriptions of the view and everything in it, one a line.
  public func recursiveDescription() -> String { lines(depth: 0).joined(separator: "\n") }

  private func lines(depth: Int) -> [String] {
    [String(repeating: "   | ", count: depth) + description] + subviews.flatMap { $0.lines(depth: depth + 1) }
  }
}

extension UIView.AutoresizingMask {
  /// The members as UIKit prints them: `LM+W+RM`.
  fileprivate var consoleText: String {
    let names: [(Self, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
      (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
