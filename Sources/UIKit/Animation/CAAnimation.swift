public import LPAutoLayout
public import Foundation

/// A time in seconds.
public typealias CFTimeInterval = Double

/// The pace of an animation of layers; kept.
open class CAMediaTimingFunction: NSObject {
  /// The name of the pace; `nil` for control points.
  public let name: CAMediaTimingFunctionName?
  /// Makes a pace by its name.
  public init(name: CAMediaTimingFunctionName) { self.name = name }
  /// Makes a pace by two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { name = nil }
}

/// The name of a pace.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A constant pace.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// A slow start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// A slow end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// A slow start and a slow end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The pace of the system.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The values that a layer shows before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The first value before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The last value after.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// An animation of a layer: kept by the layer, which shows what it is without one.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  /// The duration in seconds.
  open var duration: CFTimeInterval = 0
  /// The time at which it starts, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// How often it is repeated.
  open var repeatCount: Float = 0
  /// How long it is repeated, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it also runs backwards.
  open var autoreverses = false
  /// The values that the layer shows before and after.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether the layer drops it at the end.
  open var isRemovedOnCompletion = true
  /// The pace; `nil` for a constant one.
  open var timingFunction: CAMediaTimingFunction?
  /// The speed of time in it.
  open var speed: Float = 1
  /// The seconds by which time in it is moved.
  open var timeOffset: CFTimeInterval = 0
  /// The delegate, which is never called.
  open var delegate: (any CAAnimationDelegate)?
  /// Makes an animation.
  public override init() {}
}

/// Is told of the start and the end of an animation; never called.
@preconcurrency @MainActor
public protocol CAAnimationDelegate {
  /// The animation starts.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation ended.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a property.
open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?
  /// Whether values are added to the property's.
  open var isAdditive = false
  /// Whether repetitions begin where the last one ended.
  open var isCumulative = false
  /// Makes an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// The value that is added to the first one.
  open var byValue: Any?
}

/// An animation that swings like a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass of what swings.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The damping.
  open var damping: CGFloat = 10
  /// The speed at the start.
  open var initialVelocity: CGFloat = 0
  /// The seconds until it rests, about.
  open var settlingDuration: CFTimeInterval { 1 }
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The times of the values, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The paces between values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The path that a position follows.
  open var path: CGPath?
}

/// Several animations at once.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// A change from one content of a layer to another.
open class CATransition: CAAnimation {
  /// Kept.
  open var type = CATransitionType.fade
  /// Kept.
  open var subtype: CATransitionSubtype?
  /// Where it begins, from 0 to 1; kept.
  open var startProgress: Float = 0
  /// Where it ends, from 0 to 1; kept.
  open var endProgress: Float = 1
}

extension CALayer {
  private static let storedAnimations = Stored<[(key: String, animation: CAAnimation)]>("CALayer.animations", [])

  /// Keeps an animation; the layer shows what it is without one.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    InactiveUse.record("CALayer.add(_:forKey:)", because: "a layer is drawn as it is without animations")
    Self.storedAnimations[self].append((key ?? "", anim))
  }
  /// The animation under a key.
  public func animation(forKey key: String) -> CAAnimation? {
    Self.storedAnimations[self].last { $0.key == key }?.animation
  }
  /// The keys of the animations.
  public func animationKeys() -> [String]? {
    let keys = Self.storedAnimations[self].map(\.key)
    return keys.isEmpty ? nil : keys
  }
  /// Removes the animations under a key.
  public func removeAnimation(forKey key: String) { Self.storedAnimations[self].removeAll { $0.key == key } }
  /// Removes all animations.
  public func removeAllAnimations() { Self.storedAnimations[self] = [] }
  /// The layer itself: nothing moves.
  public func presentation() -> Self? { self }

  private static let storedRasterize = Stored("CALayer.shouldRasterize", false)
  private static let storedRasterScale = Stored<CGFloat>("CALayer.rasterizationScale", 1)
  private static let storedContentsScale = Stored<CGFloat>("CALayer.contentsScale", 1)
  private static let storedAntialiasing = Stored("CALayer.allowsEdgeAntialiasing", true)
  private static let storedActions = Stored<[String: Any]?>("CALayer.actions", nil)
  private static let storedRedraws = Stored("CALayer.needsDisplayOnBoundsChange", false)

  /// Kept; pictures are drawn at the screen's scale.
  public var shouldRasterize: Bool {
    get { Self.storedRasterize[self] }
    set { Self.storedRasterize[self] = newValue }
  }
  /// Kept; pictures are drawn at the screen's scale.
  public var rasterizationScale: CGFloat {
    get { Self.storedRasterScale[self] }
    set { Self.storedRasterScale[self] = newValue }
  }
  /// Kept; pictures are drawn at the screen's scale.
  public var contentsScale: CGFloat {
    get { Self.storedContentsScale[self] }
    set { Self.storedContentsScale[self] = newValue }
  }
  /// Kept; edges are always smooth.
  public var allowsEdgeAntialiasing: Bool {
    get { Self.storedAntialiasing[self] }
    set { Self.storedAntialiasing[self] = newValue }
  }
  /// Kept; changes are not animated.
  public var actions: [String: Any]? {
    get { Self.storedActions[self] }
    set { Self.storedActions[self] = newValue }
  }
  /// Kept; every layout is drawn.
  public var needsDisplayOnBoundsChange: Bool {
    get { Self.storedRedraws[self] }
    set { Self.storedRedraws[self] = newValue }
  }
  /// Does nothing: every layout is drawn.
  public func displayIfNeeded() {}
}

/// Groups changes of layers, which happen at once here.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private static var completions: [(() -> Void)?] = []

  /// Begins a group.
  open class func begin() { completions.append(nil) }
  /// Ends a group, and runs its completion block.
  open class func commit() { completions.popLast()??() }
  /// Does nothing.
  open class func flush() {}
  /// Does nothing: changes are not animated.
  open class func setDisableActions(_ flag: Bool) {}
  /// Does nothing: changes are not animated.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {}
  /// Does nothing: changes are not animated.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Sets what runs at the end of the group; at once outside of one.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard !completions.isEmpty else { return block?() ?? () }
    completions[completions.count - 1] = block
  }
}

/// A timer of the screen, which never fires.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  /// Whether it would pause.
  open var isPaused = false
  /// How often it would fire in a second; 0 for every frame.
  open var preferredFramesPerSecond = 0
  /// Always 0.
  open var timestamp: CFTimeInterval { 0 }
  /// A sixtieth of a second.
  open var duration: CFTimeInterval { 1 / 60 }

  /// Makes a timer with the name of a method, which is never called.
  public init(target: Any, selector sel: Selector) {
    super.init()
    InactiveUse.record("CADisplayLink", because: "no time passes")
  }
  /// Does nothing.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Does nothing.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Does nothing.
  open func invalidate() {}
}

/// Returns a time in seconds; it is the same in every preview.
public func CACurrentMediaTime() -> CFTimeInterval { 0 }
