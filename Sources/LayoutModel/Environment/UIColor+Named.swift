public import Foundation

extension UIColor {
  /// Finds a colour of the catalog's asset catalogs, which may differ between light and dark appearance; `nil` if there
  /// is none of the name.
  public convenience init?(named name: String) {
    let images = LayoutEnvironment.current.images
    let found = images.color(named: name)
    guard let color = found ?? images.placeholderColor(named: name) else { return nil }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    self.init(
      light: color.resolved(with: UITraitCollection(TraitValues())), dark: color.resolved(with: dark),
      isPlaceholder: found == nil)
  }

  /// The colour that the asset catalogs have by a name; never what stands in for one that is missing.
  package static func ofCatalogs(named name: String) -> UIColor? {
    LayoutEnvironment.current.images.color(named: name)
  }

  /// The colour as that of a text: what stands in for a missing one must not be that of the box behind it, for which
  /// another may stand in.
  package var forText: UIColor { isPlaceholder ? .label : self }

  /// Finds a colour as `init(named:)` does; all asset catalogs belong to one bundle here.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  private static let systemColors: [String: UIColor] = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "separator": .separator,
    "opaqueSeparator": .opaqueSeparator, "link": .link, "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill,
    "systemBackground": .systemBackground, "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground, "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "systemRed": .systemRed,
    "systemOrange": .systemOrange, "systemYellow": .systemYellow, "systemGreen": .systemGreen,
    "systemMint": .systemMint, "systemTeal": .systemTeal, "systemCyan": .systemCyan, "systemBlue": .systemBlue,
    "systemIndigo": .systemIndigo, "systemPurple": .systemPurple, "systemPink": .systemPink,
    "systemBrown": .systemBrown, "systemGray": .systemGray, "systemGray2": .systemGray2,
    "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5,
    "systemGray6": .systemGray6, "darkText": .black, "lightText": UIColor(white: 1, alpha: 0.6),
    "groupTableViewBackground": .systemGroupedBackground, "tint": .systemBlue, "tableBackground": .systemBackground,
    "tableCellBackground": .systemBackground, "tableCellGroupedBackground": .secondarySystemGroupedBackground,
    "clear": .clear, "white": .white,
    "black": .black, "viewFlipsideBackground": UIColor(white: 0.12, alpha: 1),
    // Since iOS 7 these two are plain colours, the same in both appearances.
    "scrollViewTexturedBackground": UIColor(RGBA(hex: 0x6F7179)), "underPageBackground": UIColor(RGBA(hex: 0xB4B7BB)),
    "darkGray": .darkGray, "lightGray": .lightGray, "gray": .gray, "red": .red, "green": .green, "blue": .blue,
  ]

  /// Returns a system colour by its name in documents and asset catalogs, such as `labelColor` or
  /// `systemBackgroundColor`.
  package static func system(named name: String) -> UIColor? {
    systemColors[name] ?? (name.hasSuffix("Color") ? systemColors[String(name.dropLast(5))] : nil)
  }
}
