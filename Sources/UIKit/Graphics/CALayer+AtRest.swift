public import LPAutoLayout
public import Foundation

/// How a picture fills a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Makes a value of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// In both directions, whatever its shape.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As a whole.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// So that it covers the layer.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

extension CALayer {
  private static let storedContents = Stored<Any?>("CALayer.contents", nil)
  private static let storedGravity = Stored("CALayer.contentsGravity", CALayerContentsGravity.resize)
  private static let storedSublayers = Stored("CALayer.sublayerTransform", CATransform3DIdentity)
  private static let storedTransform = Stored<CATransform3D?>("CALayer.transform", nil)
  private static let storedDepth = Stored<CGFloat>("CALayer.zPosition", 0)

  /// A picture of the layer, which is not drawn.
  public var contents: Any? {
    get { Self.storedContents[self] }
    set {
      Self.storedContents[self] = newValue
      if newValue != nil { InactiveUse.record("CALayer.contents", because: "pictures of layers are not drawn") }
    }
  }
  /// Kept.
  public var contentsGravity: CALayerContentsGravity {
    get { Self.storedGravity[self] }
    set { Self.storedGravity[self] = newValue }
  }
  /// Kept; sublayers have their own transforms.
  public var sublayerTransform: CATransform3D {
    get { Self.storedSublayers[self] }
    set {
      Self.storedSublayers[self] = newValue
      if !CATransform3DIsIdentity(newValue) {
        InactiveUse.record("CALayer.sublayerTransform", because: "sublayers have their own transforms only")
      }
    }
  }
  /// The transform, of which the part in the plane is shown.
  public var transform: CATransform3D {
    get { Self.storedTransform[self] ?? CATransform3DMakeAffineTransform(affineTransform()) }
    set {
      Self.storedTransform[self] = newValue
      setAffineTransform(CATransform3DGetAffineTransform(newValue))
    }
  }
  /// Kept; layers are drawn in the order of their layer around them.
  public var zPosition: CGFloat {
    get { Self.storedDepth[self] }
    set {
      Self.storedDepth[self] = newValue
      if newValue != 0 { InactiveUse.record("CALayer.zPosition", because: "layers are drawn in their order") }
    }
  }
}

extension CALayer {
  private static let storedSpeed = Stored<Float>("CALayer.speed", 1)
  private static let storedOffset = Stored("CALayer.timeOffset", 0.0)
  private static let storedBegin = Stored("CALayer.beginTime", 0.0)
  private static let storedDuration = Stored("CALayer.duration", 0.0)
  private static let storedRepeat = Stored<Float>("CALayer.repeatCount", 0)

  /// The speed of time in the layer; kept, as time stands still.
  public var speed: Float {
    get { Self.storedSpeed[self] }
    set { Self.storedSpeed[self] = newValue }
  }
  /// A time in seconds; kept.
  public var timeOffset: Double {
    get { Self.storedOffset[self] }
    set { Self.storedOffset[self] = newValue }
  }
  /// A time in seconds; kept.
  public var beginTime: Double {
    get { Self.storedBegin[self] }
    set { Self.storedBegin[self] = newValue }
  }
  /// A time in seconds; kept.
  public var duration: Double {
    get { Self.storedDuration[self] }
    set { Self.storedDuration[self] = newValue }
  }
  /// Kept.
  public var repeatCount: Float {
    get { Self.storedRepeat[self] }
    set { Self.storedRepeat[self] = newValue }
  }
}
