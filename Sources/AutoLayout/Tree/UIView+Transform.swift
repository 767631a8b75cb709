public import Foundation

/// A view's rectangle with and without its transform. Layout uses only the rectangle without: its size is that of the
/// bounds, its middle is the centre.
extension UIView {
  /// The frame of the layout, without the transform, in the superview's coordinates.
  package var layoutFrame: CGRect {
    get { geometry.frame }
    set {
      guard newValue != geometry.frame, !isRepeated(newValue) else { return }
      guard isUsable([newValue.minX, newValue.minY, newValue.width, newValue.height], "frame") else { return }
      for subview in subviews { subview.keepAutoresizingReference() }
      let isResized = newValue.size != geometry.frame.size
      geometry.frame = newValue
      geometry.autoresizingReference = nil
      if geometry.isUnplaced {
        setNeedsEngineRebuild()
        setNeedsLayout()
      } else if translatesAutoresizingMaskIntoConstraints || superview == nil {
        noteLayoutChange()
        setNeedsLayout()
      } else if isResized {
        setNeedsLayout()
      }
    }
  }

  /// Whether code that runs in a layout sets a frame that the layout before has rounded to pixels: `layoutSubviews()`
  /// that sets the same frames in each pass asks for no other.
  private func isRepeated(_ frame: CGRect) -> Bool {
    guard root.layoutCycle?.isRunningCode == true else { return false }
    let (old, pixel) = (geometry.frame, 1 / max(1, traitCollection.displayScale))
    return abs(frame.minX - old.minX) < pixel && abs(frame.maxX - old.maxX) < pixel
      && abs(frame.minY - old.minY) < pixel && abs(frame.maxY - old.maxY) < pixel
  }

  /// The upright rectangle around the transformed view.
  var transformedFrame: CGRect {
    transform.isIdentity ? layoutFrame : layoutFrame.applying(transform.around(transformOrigin))
  }

  /// Moves the centre to the rectangle's, and sets the size that the transform turns into the rectangle's. Apple calls
  /// the frame undefined with a rotation; this is what Core Animation does.
  func setTransformedFrame(_ frame: CGRect) {
    guard !transform.isIdentity else {
      layoutFrame = frame
      return
    }
    let size = CGRect(origin: .zero, size: frame.size).applying(transform.inverted()).size
    layoutFrame = CGRect(
      x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
    guard transformOrigin != center else { return }
    let shown = transformedFrame
    layoutFrame = layoutFrame.offsetBy(dx: frame.midX - shown.midX, dy: frame.midY - shown.midY)
  }

  /// Reverts a transform that is not finite.
  func transformChanged(from old: CGAffineTransform) {
    guard transform != old else { return }
    guard isUsable([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty], "transform") else {
      transform = old
      return
    }
    cycleState.needsDisplay = true
  }

  /// The transform from the view's own coordinates to its superview's.
  private var toSuperview: CGAffineTransform {
    let origin = geometry.boundsOrigin
    let place = CGAffineTransform(translationX: layoutFrame.minX - origin.x, y: layoutFrame.minY - origin.y)
    return transform.isIdentity ? place : place.concatenating(transform.around(transformOrigin))
  }

  /// The transform from the view's own coordinates to the root's, which begin at the root's bounds.
  private var toRoot: CGAffineTransform {
    var map = CGAffineTransform.identity
    var current = self
    while let parent = current.superview {
      map = map.concatenating(current.toSuperview)
      current = parent
    }
    return map
  }

  private func map(to view: UIView?) -> CGAffineTransform {
    guard view !== self else { return .identity }
    return toRoot.concatenating((view ?? root).toRoot.inverted())
  }

  /// Converts a point to the coordinates of another view in the same tree; `nil` stands for the root.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(map(to: view)) }
  /// Converts from another view's coordinates; `nil` stands for the root's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { (view ?? root).convert(point, to: self) }

  /// Converts a rectangle; if transforms rotate it, the result is the upright rectangle around it.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(map(to: view)) }
  /// Converts from another view's coordinates; `nil` stands for the root's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { (view ?? root).convert(rect, to: self) }
}
