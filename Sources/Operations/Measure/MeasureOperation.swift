package import LPLayoutModel
package import LPDrawing
import Foundation
import LPSupport

/// Measures a text as a label shows it, without a catalog.
package struct MeasureOperation: Codable, Sendable {
  /// The text, its font and the label's width.
  package let text: TextRequest
  /// The text size at which the font was chosen.
  package let category: UIContentSizeCategory
  package let metrics: TextMetrics
  /// Folders of fonts besides the system's.
  package let fontFolders: [String]

  package init(
    text: TextRequest, category: UIContentSizeCategory, metrics: TextMetrics, fontFolders: [String]
  ) {
    (self.text, self.category, self.metrics, self.fontFolders) = (text, category, metrics, fontFolders)
  }

  /// - Throws: `FontError` where fonts are missing, `UnknownFontFamily` where no folder has the family.
  package func answer() throws -> MeasureReport {
    let fonts = try FontSet(extraDirectories: fontFolders.map { URL(fileURLWithPath: $0) })
    if case .named(let family) = text.font.family, !fonts.hasFamily(family) {
      throw UnknownFontFamily(family: family)
    }
    let typesetter = PangoTypesetter(fonts: fonts, metrics: metrics)
    return MeasureReport(text, typesetter.typeset(text), category: category, metrics: metrics, fonts: fonts)
  }
}

/// Reports a family that no folder of fonts has.
struct UnknownFontFamily: ExplainedError {
  let family: String

  var problem: String { "no folder of fonts has the family '\(family)'" }
  var remedy: String { "Name a folder that has it with --fonts." }
}
