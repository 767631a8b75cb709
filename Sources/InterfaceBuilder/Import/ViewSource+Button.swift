import LPComponents
import Foundation

extension ViewSource {
  mutating func add(_ button: UIButton) {
    if var configuration = button.configuration {
      // The catalog has no menus: the title is that of the selected element.
      if let selection = button.menuSelection {
        configuration.title = selection.title
        configuration.indicator = .popup
      }
      add(configuration)
    }
    for state in [("normal", UIControl.State.normal), ("selected", .selected), ("disabled", .disabled)] {
      let isNormal = state.1 == .normal
      let shown = button.menuSelection?.title ?? button.title(for: state.1)
      if let title = shown, isNormal || title != button.title(for: .normal) {
        lines.append("\(name).setTitle(\(SwiftText.literal(title)), for: .\(state.0))")
      }
      if let image = button.image(for: state.1), isNormal || image != button.image(for: .normal) {
        lines.append("\(name).setImage(\(SwiftText.image(image)), for: .\(state.0))")
      }
    }
    if let color = button.titleColor(for: .normal) {
      lines.append("\(name).setTitleColor(\(SwiftText.color(color)), for: .normal)")
    }
    if let font = button.titleLabel?.font, reader.child(key: "fontDescription") != nil {
      set("titleLabel?.font", SwiftText.font(font))
    }
    if let mode = button.titleLabel?.lineBreakMode, reader["lineBreakMode"] != nil {
      set("titleLabel?.lineBreakMode", ".\(mode)")
    }
    set("contentEdgeInsets", button.contentEdgeInsets, unless: .zero, SwiftText.insets)
    set("titleEdgeInsets", button.titleEdgeInsets, unless: .zero, SwiftText.insets)
    set("imageEdgeInsets", button.imageEdgeInsets, unless: .zero, SwiftText.insets)
    if button.isSelected { set("isSelected", "true") }
    set("contentHorizontalAlignment", button.contentHorizontalAlignment, unless: .center) { ".\($0)" }
    set("contentVerticalAlignment", button.contentVerticalAlignment, unless: .center) { ".\($0)" }
  }

  private mutating func add(_ configuration: UIButton.Configuration) {
    let style = (reader.child(key: "configuration") ?? reader.child(key: "buttonConfiguration"))?["style"] ?? ""
    var (word, standard) = ("plain", UIButton.Configuration.plain())
    switch style {
    case "filled": (word, standard) = (style, .filled())
    case "tinted": (word, standard) = (style, .tinted())
    case "gray": (word, standard) = (style, .gray())
    default: break
    }
    set("configuration", ".\(word)()")
    func property(_ name: String) -> String { "configuration?.\(name)" }
    if let title = configuration.title { set(property("title"), SwiftText.literal(title)) }
    if let subtitle = configuration.subtitle { set(property("subtitle"), SwiftText.literal(subtitle)) }
    if let image = configuration.image { set(property("image"), SwiftText.image(image)) }
    set(property("imagePlacement"), configuration.imagePlacement, unless: .leading, Self.edge)
    set(property("imagePadding"), configuration.imagePadding, unless: 0, SwiftText.number)
    set(property("titlePadding"), configuration.titlePadding, unless: 1, SwiftText.number)
    // The size has its own insets.
    set(property("buttonSize"), configuration.buttonSize, unless: .medium) { ".\($0)" }
    standard.buttonSize = configuration.buttonSize
    set(property("contentInsets"), configuration.contentInsets, unless: standard.contentInsets, SwiftText.insets)
    set(property("indicator"), configuration.indicator, unless: .automatic) { ".\($0)" }
    set(property("cornerStyle"), configuration.cornerStyle, unless: .dynamic) { ".\($0)" }
    if let color = configuration.baseForegroundColor { set(property("baseForegroundColor"), SwiftText.color(color)) }
    if let color = configuration.baseBackgroundColor { set(property("baseBackgroundColor"), SwiftText.color(color)) }
  }

  private static func edge(_ edge: NSDirectionalRectEdge) -> String {
    switch edge {
    case .trailing: ".trailing"
    case .top: ".top"
    case .bottom: ".bottom"
    default: ".leading"
    }
  }
}
