public import LPAutoLayout
public import Foundation

/// Describes the pace of an animation; kept.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {}

/// The pace of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// Makes the pace of a spring.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {}
  /// Makes the pace of a spring with a mass.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector = .zero) {}
}

/// The pace of a curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// Makes a pace by its curve.
  public init(animationCurve curve: UIView.AnimationCurve) {}
  /// Makes a pace by two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {}
}

/// An animation that can be stopped: its changes happen at once when it starts.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The duration in seconds.
  public let duration: TimeInterval
  /// Whether its changes were made.
  public private(set) var isRunning = false
  /// How much is done, from 0 to 1.
  open var fractionComplete: CGFloat = 0
  /// Whether it runs backwards.
  open var isReversed = false
  /// Whether it may be paused; kept.
  open var isInterruptible = true
  /// Whether it stays until it is ended; kept.
  open var pausesOnCompletion = false

  /// Makes an animation with a pace.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
  }
  /// Makes an animation with a curve.
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration
    self.animations = animations.map { [$0] } ?? []
  }
  /// Makes an animation with a spring.
  public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.duration = duration
    self.animations = animations.map { [$0] } ?? []
  }

  /// Makes an animation and starts it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  /// Adds changes with a delay, which is not kept.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { animations.append(animation) }
  /// Adds what runs at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }
  /// Makes the changes.
  open func startAnimation() {
    let (changes, ends) = (animations, completions)
    (animations, completions) = ([], [])
    UIView.animate(withDuration: duration) { for change in changes { change() } }
    for end in ends { end(.end) }
  }
  /// Makes the changes.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Does nothing: the changes were made.
  open func pauseAnimation() {}
  /// Makes the changes at once, if they are not made yet.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    startAnimation()
  }
  /// Does nothing: the changes were made.
  open func stopAnimation(_ withoutFinishing: Bool) {}
  /// Does nothing: the changes were made.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}

/// Where an animation ended; raw values are UIKit's.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start, current
}

/// A direction with a length.
public struct CGVector: Hashable, Sendable {
  /// The part to the right.
  public var dx: CGFloat
  /// The part down.
  public var dy: CGFloat
  /// Makes a vector.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  /// Makes a vector of 0.
  public init() { self.init(dx: 0, dy: 0) }
  /// A vector of 0.
  public static let zero = CGVector()
}
