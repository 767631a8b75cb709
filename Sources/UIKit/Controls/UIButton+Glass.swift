public import LPComponents

extension UIButton.Configuration {
  /// A grey background in the place of glass, whose light depends on what moves behind it.
  public static func glass() -> UIButton.Configuration { .gray() }
  /// No background in the place of clear glass.
  public static func clearGlass() -> UIButton.Configuration { .plain() }
  /// A background in the tint colour in the place of tinted glass.
  public static func prominentGlass() -> UIButton.Configuration { .filled() }
  /// A clear background in the place of tinted clear glass.
  public static func prominentClearGlass() -> UIButton.Configuration { .tinted() }
}
