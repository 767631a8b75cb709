extension UIView {
  /// How an animation's pace changes.
  public typealias AnimationCurve = UIViewAnimationCurve

  /// The options of an animation. Raw values are UIKit's; only curves and inheritance have an effect here.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays subviews out at commit time, so that they are animated with their parent.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Has no effect here, since pictures receive no touches.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the current state, as animations here always do.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Has no effect here: a filmstrip shows one run.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Has no effect here: a filmstrip shows one direction.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// A nested animation keeps its own duration instead of the outer one's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// A nested animation keeps its own curve instead of the outer one's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Has no effect here, since no transition redraws content.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Has no effect here, since transitions are not animated.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Has no effect here, since transitions are not animated.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Has no effect here, since transitions are not animated.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Has no effect here, since transitions are not animated.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Has no effect here, since transitions are not animated.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Has no effect here, since transitions are not animated.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Has no effect here, since transitions are not animated.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Has no effect here, since transitions are not animated.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Ignores the options of the animation around this one.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Starts and ends slowly; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Runs at an even pace.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }
  }
}
