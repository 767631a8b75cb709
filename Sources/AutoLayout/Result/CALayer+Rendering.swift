public import Foundation

extension CALayer {
  /// Draws the layer with everything inside it into a context, in the layer's own coordinates. A view's layer is drawn
  /// as pixels, at the scale of the context, where the environment can draw.
  public func render(in context: CGContext) {
    if let view {
      ViewDrawing(view: view).draw(in: view.bounds, of: context)
    } else {
      let capture = LayerCapture(
        layer: self, traits: UITraitCollection.current, size: bounds.size, clips: masksToBounds)
      let (x, y) = (bounds.minX, bounds.minY)
      context.record(capture.content.map { $0.moved(by: CGPoint(x: x, y: y)) })
    }
  }
}

extension UIView {
  /// Draws the view with everything inside it into a rectangle of the current context.
  ///
  /// - Parameter afterUpdates: has no effect: the tree is laid out before it is drawn.
  /// - Returns: whether there is a context, and something that can draw.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    return ViewDrawing(view: self).draw(in: rect, of: context)
  }

  /// Returns a view that shows a picture of this one.
  ///
  /// - Parameter afterUpdates: has no effect: the tree is laid out before it is drawn.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let scale = max(1, traitCollection.displayScale)
    let shown = UIImageView(frame: CGRect(origin: .zero, size: bounds.size))
    shown.image = ViewDrawing(view: self).image(of: CGRect(origin: .zero, size: bounds.size), scale: scale)
    return shown
  }
}

/// Draws a view of a tree with everything inside it, and nothing around it.
@MainActor
private struct ViewDrawing {
  let view: UIView

  /// Draws the view into a rectangle of a context, and returns whether it could be drawn.
  @discardableResult
  func draw(in rect: CGRect, of context: CGContext) -> Bool {
    guard !view.isHidden, view.bounds.width > 0, view.bounds.height > 0 else { return true }
    let scale = context.scale > 0 ? context.scale : max(1, view.traitCollection.displayScale)
    // What the context cannot show is not drawn: a window may be far larger than a picture of its corner.
    let shown = rect.intersection(context.boundingBoxOfClipPath.integral)
    guard !shown.isEmpty, rect.width > 0, rect.height > 0 else { return true }
    let area = shown.offsetBy(dx: -rect.minX, dy: -rect.minY).applying(
      CGAffineTransform(scaleX: view.bounds.width / rect.width, y: view.bounds.height / rect.height))
    guard let image = image(of: area, scale: scale) else {
      context.miss("drawing a view into an image")
      return false
    }
    let painter = ContentPainter(traits: view.traitCollection, images: view.environment.images, isRightToLeft: false)
    context.record(painter.picture(image, in: shown, .black))
    return true
  }

  /// Returns the picture of an area from the view's corner, without its transform; `nil` where nothing can be drawn.
  func image(of area: CGRect, scale: CGFloat) -> UIImage? {
    guard let coding = view.environment.images as? any PixelDrawing else { return nil }
    let part = part
    guard let root = part.views.first,
      let pixels = coding.pixels(
        of: part, in: area.offsetBy(dx: root.frame.minX, dy: root.frame.minY), scale: max(1, Int(scale.rounded(.up))))
    else { return nil }
    return UIImage(pictureOfSize: area.size, scale: CGFloat(pixels.width) / max(1, area.width)) { pixels }
  }

  /// The records of the view and of everything inside it. Code that runs during the layout gets the views as they are.
  private var part: LayoutResult {
    var root = view
    while let next = root.superview { root = next }
    if !root.engine.isRunningCode { root.engine.layOutForRecord() }
    let capture = LayoutCapture(root: root)
    return capture.result().part(at: capture.indices[ObjectIdentifier(view)] ?? 0)
  }
}

extension LayoutResult {
  /// The records of a view and of the views inside it, as a tree of their own at the same place.
  fileprivate func part(at index: Int) -> LayoutResult {
    let depth = views[index].depth
    let end = views[(index + 1)...].firstIndex { $0.depth <= depth } ?? views.count
    var part = Array(views[index..<end])
    part[0].appearance.transform = nil
    for number in part.indices {
      part[number].parent = number == 0 ? nil : part[number].parent.map { $0 - index }
      part[number].depth -= depth
    }
    return LayoutResult(
      size: size, traits: traits, safeArea: safeArea, views: part, guides: [], constraints: [], diagnostics: [])
  }
}
