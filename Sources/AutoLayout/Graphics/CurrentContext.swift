public import Foundation

/// The contexts of a thread, the current one last, as in UIKit.
private enum ContextStack {
  private final class Contexts { var list: [CGContext] = [] }

  // Every view that is captured asks for it; the dictionary of `Thread` takes longer than most views' drawing.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { contexts in
      if let contexts { Unmanaged<Contexts>.fromOpaque(contexts).release() }
    }
    return key
  }()

  private static var contexts: Contexts {
    if let known = pthread_getspecific(key) { return Unmanaged<Contexts>.fromOpaque(known).takeUnretainedValue() }
    let made = Contexts()
    pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
    return made
  }

  static var list: [CGContext] {
    get { contexts.list }
    _modify { yield &contexts.list }
  }
}

/// Returns the context that drawing code draws into; `nil` outside of it.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.list.last }
/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.list.append(context) }
/// Makes the context before the current one.
public func UIGraphicsPopContext() { _ = ContextStack.list.popLast() }

/// Fills a rectangle in the fill colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
/// Draws a line of a point inside the edges of a rectangle, in the fill colour.
public func UIRectFrame(_ rect: CGRect) {
  let context = UIGraphicsGetCurrentContext()
  context?.draw(
    Path(Path.rect(rect).elements + Path.rect(rect.insetBy(dx: 1, dy: 1)).elements), fill: true, evenOdd: true)
}
/// Clips what follows to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
  /// Makes the colour that of areas and lines.
  public func set() {
    setFill()
    setStroke()
  }
  /// Makes the colour that of areas.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(self) }
  /// Makes the colour that of lines.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(self) }
}

extension UIBezierPath {
  /// Fills the path in the fill colour of the current context.
  public func fill() { fill(with: .normal, alpha: 1) }
  /// Fills the path with an opacity. Other modes than `normal` are reported.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    let context = UIGraphicsGetCurrentContext()
    context?.setBlendMode(blendMode)
    context?.draw(shape, fill: true, evenOdd: usesEvenOddFillRule, alpha: alpha)
  }
  /// Strokes the path in the stroke colour of the current context.
  public func stroke() { stroke(with: .normal, alpha: 1) }
  /// Strokes the path with an opacity. Other modes than `normal` are reported.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    let context = UIGraphicsGetCurrentContext()
    context?.setBlendMode(blendMode)
    context?.draw(shape, fill: false, alpha: alpha, line: lineStyle)
  }
  /// Clips what follows to the path.
  public func addClip() { UIGraphicsGetCurrentContext()?.addClip(shape, evenOdd: usesEvenOddFillRule) }
}
