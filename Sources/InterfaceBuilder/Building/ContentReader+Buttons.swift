import LPComponents
import Foundation

extension ContentReader {
  func apply(_ button: UIButton) {
    let states = reader.element.children("state")
    for state in states {
      let kind = controlState(state["key"])
      let title = localized(
        "\(state["key"] ?? "normal")Title", title(of: state))
      if let title { button.setTitle(title, for: kind) }
      if let attributed = state.child(key: "attributedTitle").flatMap({ DocumentAttributedText($0) }),
        attributed.text == title
      {
        button.setAttributedTitle(attributed.string(colors), for: kind)
      }
      if let picture = image(state) { button.setImage(picture, for: kind) }
      if let color = state.child(key: "titleColor").flatMap(colors.color) { button.setTitleColor(color, for: kind) }
    }
    if let font = font() { button.titleLabel?.font = font }
    if let mode = reader["lineBreakMode"] { button.titleLabel?.lineBreakMode = lineBreakMode(mode) }
    button.contentEdgeInsets = insets("contentEdgeInsets")
    button.titleEdgeInsets = insets("titleEdgeInsets")
    button.imageEdgeInsets = insets("imageEdgeInsets")
    button.isSelected = reader.flag("selected") ?? false
    applyAlignment(button)
    button.menuSelection = menuSelection()
    guard let written = reader.child(key: "configuration") ?? reader.child(key: "buttonConfiguration") else { return }
    button.configuration = self.configuration(written)
  }

  /// Returns the title, which may be plain or attributed.
  private func title(of element: DocumentElement) -> String? {
    element["title"] ?? element.child(key: "title").flatMap { $0.tag == "nil" ? nil : $0.text }
      ?? element.child(key: "attributedTitle").flatMap { DocumentAttributedText($0)?.text }
  }

  private func configuration(_ written: DocumentElement) -> UIButton.Configuration {
    var configuration = styled(written["style"])
    configuration.title = localized("configuration.title", title(of: written))
    configuration.subtitle = localized("configuration.subtitle", written["subtitle"])
    configuration.image = image(written)
    let placements: [String: NSDirectionalRectEdge] = [
      "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    ]
    if let edge = written["imagePlacement"].flatMap({ placements[$0] }) { configuration.imagePlacement = edge }
    configuration.imagePadding = CGFloat(written.number("imagePadding") ?? 0)
    configuration.titlePadding = CGFloat(written.number("titlePadding") ?? 1)
    let sizes: [String: UIButton.Configuration.Size] = ["small": .small, "mini": .mini, "large": .large]
    if let size = written["buttonSize"].flatMap({ sizes[$0] }) { configuration.buttonSize = size }
    let corners: [String: UIButton.Configuration.CornerStyle] = [
      "fixed": .fixed, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]
    if let corner = written["cornerStyle"].flatMap({ corners[$0] }) { configuration.cornerStyle = corner }
    if let insets = written.child(key: "contentInsets") {
      func length(_ name: String) -> CGFloat { CGFloat(insets.number(name) ?? 0) }
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: length("top"), leading: length("leading"), bottom: length("bottom"), trailing: length("trailing"))
    }
    configuration.baseForegroundColor = written.child(key: "baseForegroundColor").flatMap(colors.color)
    configuration.baseBackgroundColor = written.child(key: "baseBackgroundColor").flatMap(colors.color)
    return configuration
  }

  private func styled(_ style: String?) -> UIButton.Configuration {
    switch style {
    case "filled": .filled()
    case "tinted": .tinted()
    case "gray": .gray()
    default: .plain()
    }
  }

  private func controlState(_ key: String?) -> UIControl.State {
    switch key {
    case "highlighted": .highlighted
    case "disabled": .disabled
    case "selected": .selected
    case "focused": .focused
    default: .normal
    }
  }

  private func insets(_ key: String) -> UIEdgeInsets {
    guard let inset = reader.child(key: key) else { return .zero }
    func length(_ name: String) -> CGFloat { CGFloat(inset.number(name) ?? 0) }
    return UIEdgeInsets(top: length("minY"), left: length("minX"), bottom: length("maxY"), right: length("maxX"))
  }

  func applyAlignment(_ control: UIControl) {
    let horizontal: [String: UIControl.ContentHorizontalAlignment] = [
      "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
    ]
    let vertical: [String: UIControl.ContentVerticalAlignment] = [
      "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ]
    control.contentHorizontalAlignment = reader["contentHorizontalAlignment"].flatMap { horizontal[$0] } ?? .center
    control.contentVerticalAlignment = reader["contentVerticalAlignment"].flatMap { vertical[$0] } ?? .center
  }
}
