import Foundation

/// The lengths of lists, in points.
///
/// Rows, headers and footers follow the frames that documents of Interface Builder recorded, of about 1,000 rows;
/// `docs/evidence/fidelity.md` tells what is measured and what is chosen.
@MainActor
struct ListMetrics {
  private let environment: LayoutEnvironment
  private let traits: UITraitCollection

  init(_ environment: LayoutEnvironment) { (self.environment, traits) = (environment, environment.traits) }

  /// Lengths that grow with the text size of a view.
  init(_ view: UIView) { (environment, traits) = (view.environment, view.traitCollection) }

  private var isNew: Bool { environment.metrics == .ios26 }

  /// The margin at the sides of rows: that of the screen.
  var side: CGFloat { environment.rootMargin }
  /// The margin of a row's content above and below: 11, on iOS 26 15 (documents).
  var verticalMargin: CGFloat { isNew ? 15 : 11 }
  /// The least height of a row with standard content: 44, on iOS 26 51 (documents).
  var rowHeight: CGFloat { isNew ? 51 : 44 }
  /// The radius of the corners of an inset group: 10 (Human Interface Guidelines), on iOS 26 26 (an estimate).
  var cornerRadius: CGFloat { isNew ? 26 : 10 }
  /// The thickness of a separator: one pixel.
  var hairline: CGFloat { 1 / environment.traits.displayScale }
  /// The space above the first header of a grouped list, on the pixel grid (documents: 55.33 and 55.5 with a title).
  var firstGroupGap: CGFloat {
    let scale = environment.traits.displayScale
    return (ListLengths.groupGap * scale).rounded(.down) / scale
  }

  /// Returns a length that grows with body text.
  func scaled(_ length: CGFloat) -> CGFloat {
    UIFontMetrics.default.scaledValue(for: length, compatibleWith: traits)
  }
}
