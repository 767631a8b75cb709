public import Foundation

/// A finished layout, which drawing, goldens and checks read.
///
/// All rectangles are in points from the screen's top left, y down, physical (right-to-left already resolved).
public struct LayoutResult: Hashable, Codable, Sendable {
  /// The size of the screen, in points.
  public var size: CGSize
  /// The traits that the layout was made for.
  public var traits: TraitValues
  /// The part of the screen without bars and notches.
  public var safeArea: CGRect
  /// The views in preorder: parents before children, siblings in painting order.
  public var views: [ViewRecord]
  /// The guides, in the order of their owners.
  public var guides: [GuideRecord]
  /// The constraints in order of activation.
  public var constraints: [ConstraintRecord]
  /// The findings of the layout, in the order of occurrence.
  public var diagnostics: [Diagnostic]

  /// Makes a result.
  public init(
    size: CGSize, traits: TraitValues, safeArea: CGRect, views: [ViewRecord], guides: [GuideRecord],
    constraints: [ConstraintRecord], diagnostics: [Diagnostic]
  ) {
    self.size = size
    self.traits = traits
    self.safeArea = safeArea
    self.views = views
    self.guides = guides
    self.constraints = constraints
    self.diagnostics = diagnostics
  }
}
