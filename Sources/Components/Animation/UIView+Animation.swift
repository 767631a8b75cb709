public import Foundation

// UIKit's animations. Outside of a preview's change the closures run at once, and the result is the last layout;
// `preview render --filmstrip` shows what lies between.
extension UIView {
  /// - Parameter duration: the duration in seconds.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates the changes that a block makes, with the default curve; times are in seconds.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// - Parameter delay: the delay in seconds.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(
      AnimationTiming(start: delay, duration: duration, pace: .curve(options.curve)), options: options, animations,
      completion: completion)
  }

  /// Animates the changes that a block makes as a damped spring; times are in seconds.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pace = AnimationTiming.Pace.spring(damping: Double(dampingRatio), velocity: Double(velocity))
    run(
      AnimationTiming(start: delay, duration: duration, pace: pace), options: options, animations,
      completion: completion)
  }

  /// Makes changes without animating them.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    guard let recorder = AnimationRecorder.current else { return actionsWithoutAnimation() }
    recorder.withoutAnimation(actionsWithoutAnimation)
  }

  /// The duration that a nested animation inherits; 0 outside of animations.
  public class var inheritedAnimationDuration: TimeInterval { AnimationRecorder.current?.inherited?.duration ?? 0 }

  private static func run(
    _ timing: AnimationTiming, options: AnimationOptions, _ animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    guard let recorder = AnimationRecorder.current else {
      animations()
      completion?(true)
      return
    }
    recorder.animate(timing, options: options, animations, completion: completion)
  }
}
