public import LPAutoLayout
public import Foundation

/// How the picture of a view looks that menus and drags lift; kept.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The part that is lifted, in the view's coordinates; `nil` for all of it.
  open var visiblePath: UIBezierPath?
  /// The shape that casts a shadow; `nil` for the part that is lifted.
  open var shadowPath: UIBezierPath?
  /// The colour behind it.
  open var backgroundColor: UIColor! = .systemBackground

  /// Makes the look of a whole view.
  public override init() {}
  /// Makes the look of lines of text, of which rectangles are given.
  public init(textLineRects: [NSValue]) {}
}

/// How the picture of a dragged view looks; kept.
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The place of a picture; kept.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view around it.
  public let container: UIView
  /// The middle, in the coordinates of the view around it.
  public let center: CGPoint
  /// The transform.
  public let transform: CGAffineTransform

  /// Makes a place.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
  }
}

/// The place of a dragged picture; kept.
open class UIDragPreviewTarget: UIPreviewTarget {}

/// The picture of a view that a menu lifts; no menu is shown.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// The look.
  public let parameters: UIPreviewParameters
  private let given: UIPreviewTarget?

  /// Makes a picture at a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, given) = (view, parameters, target)
  }
  /// Makes a picture at the place of its view.
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    (self.view, self.parameters, given) = (view, parameters, nil)
  }

  /// The place.
  open var target: UIPreviewTarget {
    given ?? UIPreviewTarget(container: view.superview ?? view, center: view.center)
  }
  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }
}

/// The picture of a view that a drag lifts; nothing is dragged.
open class UITargetedDragPreview: UITargetedPreview {}

/// The picture of a view below the finger; nothing is dragged.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view.
  public let view: UIView
  /// The look.
  public let parameters: UIDragPreviewParameters

  /// Makes a picture.
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
  }
}
