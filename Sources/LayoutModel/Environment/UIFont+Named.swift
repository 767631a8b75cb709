public import Foundation

extension UIFont {
  /// Makes a font from its PostScript name, such as `HelveticaNeue-LightItalic`, and a size in points; `nil` if neither
  /// iOS nor the project's fonts have it. Text in a family of iOS without a font file is set in the system font.
  ///
  /// The other parameters are the place in the source, where `lint` reports a font that is missing.
  public convenience init?(
    name fontName: String, size fontSize: CGFloat, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let font = FontDescription(named: fontName, pointSize: fontSize)
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard font.isInstalled(as: fontName, in: LayoutEnvironment.current.text, askedAt: site) else { return nil }
    self.init(font)
  }

  /// The names of all font families: those of iOS, and those of the project's files.
  public class var familyNames: [String] {
    let own = LayoutEnvironment.current.text.projectFonts.map(\.family)
    return Set(InstalledFonts.familyNames + own).sorted()
  }

  /// Returns the PostScript names of a family's fonts; empty for a family that does not exist.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    let own = LayoutEnvironment.current.text.projectFonts.filter { $0.family == familyName }.map(\.name)
    return own.isEmpty ? InstalledFonts.fontNames(ofFamily: familyName) : own
  }
}
