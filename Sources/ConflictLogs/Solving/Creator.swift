/// Who created a constraint.
package enum Creator: String, Codable, Sendable {
  case app, autoresizing, cell, stackView, safeArea, margins, layoutGuide, contentSize, interfaceBuilder, system

  package init(_ constraint: PrintedConstraint) {
    let identifier = constraint.identifier ?? ""
    let className = constraint.className
    self =
      if className.hasPrefix("NSAutoresizingMask") {
        .autoresizing
      } else if className == "_UILayoutSupportConstraint" {
        .layoutGuide
      } else if className == "NSContentSizeLayoutConstraint" {
        .contentSize
      } else if className == "NSIBPrototypingLayoutConstraint" || identifier.hasPrefix("IB auto generated") {
        .interfaceBuilder
      } else if identifier.contains("-Encapsulated-Layout-") {
        constraint.items.contains { $0.name.contains("Cell") } ? .cell : .system
      } else if identifier.hasPrefix("UISV-") || identifier.hasPrefix("NSStackView.") {
        .stackView
      } else if identifier.hasPrefix("UIViewSafeAreaLayoutGuide") || identifier.hasPrefix("NSViewSafeAreaLayoutGuide") {
        .safeArea
      } else if identifier.hasSuffix("Margin-guide-constraint") {
        .margins
      } else if Self.systemPrefixes.contains(where: identifier.hasPrefix)
        || constraint.items.allSatisfy(\.isPrivate)
      {
        .system
      } else {
        .app
      }
  }

  private static let systemPrefixes = [
    "_UI", "_NS", "UIView", "NSView", "UIInput", "UINav", "UIScroll", "IB_", "TB_", "GridView.", "BIB_", "UITab",
  ]

  package var words: String {
    switch self {
    case .app: "the app"
    case .autoresizing: "the autoresizing mask"
    case .cell: "the cell's table or collection view"
    case .stackView: "a stack view"
    case .safeArea: "the safe area"
    case .margins: "the layout margins"
    case .layoutGuide: "a top or bottom layout guide"
    case .contentSize: "the intrinsic content size"
    case .interfaceBuilder: "Interface Builder"
    case .system: "the framework"
    }
  }
}
