public import Foundation

/// The options of keyframes; raw values are UIKit's. A filmstrip shows each change at its own time.
public struct UIViewKeyframeAnimationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Lays subviews out with their parent.
  public static let layoutSubviews = UIViewKeyframeAnimationOptions(rawValue: 1 << 0)
  /// Has no effect here, since pictures receive no touches.
  public static let allowUserInteraction = UIViewKeyframeAnimationOptions(rawValue: 1 << 1)
  /// Starts from the current state, as animations here always do.
  public static let beginFromCurrentState = UIViewKeyframeAnimationOptions(rawValue: 1 << 2)
  /// Has no effect here: a filmstrip shows one run.
  public static let `repeat` = UIViewKeyframeAnimationOptions(rawValue: 1 << 3)
  /// Has no effect here: a filmstrip shows one direction.
  public static let autoreverse = UIViewKeyframeAnimationOptions(rawValue: 1 << 4)
  /// Keeps the own duration inside another animation.
  public static let overrideInheritedDuration = UIViewKeyframeAnimationOptions(rawValue: 1 << 5)
  /// Ignores the options of the animation around this one.
  public static let overrideInheritedOptions = UIViewKeyframeAnimationOptions(rawValue: 1 << 9)
  /// An even pace between keyframes.
  public static let calculationModeLinear: UIViewKeyframeAnimationOptions = []
  /// Jumps between keyframes.
  public static let calculationModeDiscrete = UIViewKeyframeAnimationOptions(rawValue: 1 << 10)
  /// An even pace over all keyframes.
  public static let calculationModePaced = UIViewKeyframeAnimationOptions(rawValue: 2 << 10)
  /// A curve through keyframes.
  public static let calculationModeCubic = UIViewKeyframeAnimationOptions(rawValue: 3 << 10)
  /// A curve through keyframes at an even pace.
  public static let calculationModeCubicPaced = UIViewKeyframeAnimationOptions(rawValue: 4 << 10)
}

extension UIView {
  /// The options of keyframes.
  public typealias KeyframeAnimationOptions = UIViewKeyframeAnimationOptions

  /// The start and the duration of the keyframes that are added, in seconds; `nil` outside of their animation.
  private static var keyframes: (delay: TimeInterval, duration: TimeInterval)?

  /// Animates the changes that `addKeyframe` makes in a block, each in its own part of the duration; times are in
  /// seconds.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let outer = keyframes
    keyframes = (delay, duration)
    defer { keyframes = outer }
    animate(
      withDuration: duration, delay: delay, options: .curveLinear, animations: animations, completion: completion)
  }

  /// Animates changes from a part of the duration of the keyframes around them; both numbers are parts of it, from 0 to
  /// 1.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let keyframes else { return animations() }
    animate(
      withDuration: keyframes.duration * frameDuration, delay: keyframes.delay + keyframes.duration * frameStartTime,
      options: [.curveLinear, .overrideInheritedDuration, .overrideInheritedCurve], animations: animations)
  }
}
