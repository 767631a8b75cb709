import Foundation
package import LPAutoLayout

/// How a bar is painted behind and around its content.
@MainActor
package struct BarLook {
  /// The colour and the font of a text; `nil` for those of the system.
  package struct TextLook {
    package var color: UIColor?
    package var font: UIFont?
    /// The colour of the image beside the text.
    package var icon: UIColor?

    /// The attributes that the look has.
    package var attributes: [NSAttributedString.Key: Any] {
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let color { attributes[.foregroundColor] = color }
      if let font { attributes[.font] = font }
      return attributes
    }

    package init(color: UIColor? = nil, font: UIFont? = nil) { (self.color, self.font) = (color, font) }

    /// Takes the attributes that a text's colour and font have, over those that are there.
    package func taking(_ attributes: [NSAttributedString.Key: Any]?) -> TextLook {
      var look = self
      look.color = attributes?[.foregroundColor] as? UIColor ?? color
      look.font = attributes?[.font] as? UIFont ?? font
      return look
    }
  }

  /// What is painted over the bar's background colour, up to the edge of the screen; `nil` for nothing.
  package var background: UIColor?
  /// The line between bar and content; `nil` for none.
  package var line: UIColor?
  package var (title, largeTitle, button) = (TextLook(), TextLook(), TextLook())
  /// The icons and titles of tabs.
  package var (tab, selectedTab) = (TextLook(), TextLook())

  package init(background: UIColor? = nil, line: UIColor? = nil) { (self.background, self.line) = (background, line) }

  /// Returns the background and the line of a bar that is below its content.
  func items(above size: CGSize, in view: UIView) -> [ContentItem] {
    let ground = background.map { ContentItem.fill(.rect(CGRect(origin: .zero, size: size)), view.paint($0)) }
    let line = line.map { color in
      let width = 1 / view.traitCollection.displayScale
      return ContentItem.fill(.rect(CGRect(x: 0, y: 0, width: size.width, height: width)), view.paint(color))
    }
    return [ground, line].compactMap(\.self)
  }

  /// A bar over scrolled content, or without a controller around it.
  package static let standard = BarLook(line: .separator)
  /// A bar whose content is at its start: since iOS 15 it has neither background nor line.
  package static let scrollEdge = BarLook()
}

extension UIView {
  /// The scroll view that a bar at the top of a screen belongs to: the content itself, or what is first in it.
  private var scrolledContent: UIScrollView? {
    if let own = self as? UIScrollView { return own }
    return subviews.lazy.compactMap { ($0 as? UIScrollView) ?? $0.subviews.first as? UIScrollView }.first
  }

  /// Whether content has been moved up under a bar at the top.
  package var isScrolledUnderTopBar: Bool { scrolledContent.map { $0.contentOffset.y > 0.5 } ?? false }
}
