import LPLayoutModel
import Foundation
import LPInterfaceBuilder

/// Why a recorded size is left out of the main comparison: what the document and its editor say about a view, never how
/// far the measured size is from it.
enum ContentSizeReason: String, CaseIterable {
  /// Nothing speaks against the comparison.
  case none
  case hidden, attributed, configuration, image, insets, wrapped, shrinking, otherScript
  /// The view's own class measures, which the document does not have.
  case customClass
  /// Controls drawn by Xcode 26, whose sizes are those of iOS 26.
  case newControls
  /// Text fields and segmented controls drawn before Xcode 11, in the sizes of iOS 12.
  case oldControls
  /// Text measured before Xcode 12 in the two cuts of San Francisco, Text and Display, which had other widths.
  case oldFace
  /// Drawn at one pixel a point, on a display without Retina: no label of the scene has a fraction of a point, or a
  /// label is as many whole points high as a line of its font needs, which is not its height on the device's pixels.
  case wholePoints
  /// A label or segmented control whose width and height both are whole points, so that it may have been drawn at one
  /// pixel a point or at the device's pixels. Compared with both.
  case unknownPixels
  /// A text style in a document whose canvas has another text size than Large: a label or button of the document is
  /// lower than a line of its style is. If it is the only one, it tells about its width alone.
  case otherTextSize

  private static let xcode11 = 15000
  private static let xcode12 = 17000
  private static let xcode26 = 24000

  init(_ source: DocumentView, in document: InterfaceBuilderDocument, hasFractions: Bool) {
    let element = source.element
    let states = element.children("state")
    let isText = source.tag == "label"
    self =
      if element.flag("hidden") == true {
        .hidden
      } else if element["customClass"] != nil {
        .customClass
      } else if element.child(key: "attributedText") != nil || states.contains(where: { $0.hasAttributedTitle }) {
        .attributed
      } else if element.child("buttonConfiguration") != nil {
        .configuration
      } else if states.contains(where: \.hasImage) || Self.segments(of: source).contains(where: \.hasImage) {
        .image
      } else if ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"].contains(where: {
        element.child(key: $0) != nil
      }) {
        .insets
      } else if isText, element["adjustsFontSizeToFit"] != "NO", element["minimumFontSize"] != nil {
        .shrinking
      } else if let lines = element["numberOfLines"], lines != "1" {
        .wrapped
      } else if Self.string(source).unicodeScalars.contains(where: \.isOutsideLatin) {
        .otherScript
      } else if !isText, document.toolsVersion >= Self.xcode26 {
        .newControls
      } else if ["textField", "segmentedControl"].contains(source.tag), document.toolsVersion < Self.xcode11 {
        .oldControls
      } else if source.tag != "switch", document.toolsVersion < Self.xcode12 {
        .oldFace
      } else if source.tag != "switch", !hasFractions {
        .wholePoints
      } else {
        .none
      }
  }

  /// Returns the reason for a view of a recorded size, in points, whose text has a font.
  func refined(tag: String, recorded: CGSize, font: UIFont, scale: CGFloat) -> ContentSizeReason {
    guard self == .none, tag == "label" || tag == "segmentedControl" else { return self }
    let whole = font.lineHeight.rounded(.up)
    if tag == "label", recorded.height == whole, ceilToPixel(font.lineHeight, scale) < whole { return .wholePoints }
    return recorded.width.rounded() == recorded.width && recorded.height.rounded() == recorded.height
      ? .unknownPixels : self
  }

  private static func segments(of source: DocumentView) -> [DocumentElement] {
    source.element.child("segments")?.children ?? []
  }

  /// The texts of a view, joined.
  static func string(_ source: DocumentView) -> String {
    let element = source.element
    let title = element.children("state").first { $0["key"] == "normal" }?["title"]
    let words = [element["text"], element["placeholder"], title] + segments(of: source).map { $0["title"] }
    return words.compactMap { $0 }.joined(separator: "|")
  }
}

extension DocumentElement {
  fileprivate var hasAttributedTitle: Bool { child("attributedString") != nil }
  fileprivate var hasImage: Bool {
    self["image"] != nil || self["backgroundImage"] != nil || self["catalog"] != nil || child("imageReference") != nil
  }
}

extension Unicode.Scalar {
  fileprivate var isOutsideLatin: Bool {
    value > 0x24F && properties.isAlphabetic || properties.isEmojiPresentation || properties.isVariationSelector
  }
}
