public import Foundation

/// The paint attributes of a view that UIKit keeps in its layer.
@preconcurrency @MainActor
public final class CALayer {
  /// Points.
  public var cornerRadius: CGFloat = 0
  /// Points.
  public var borderWidth: CGFloat = 0
  /// The colour of the border; `nil` for none.
  public var borderColor: UIColor?
  /// Whether children are cut off at the bounds.
  public var masksToBounds = false

  init() {}
}
