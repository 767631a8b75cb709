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
  /// In the middle of the upper edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// In the middle of the lower edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// In the middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// In the middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the upper left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the upper right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the lower left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the lower right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// As a whole.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// So that it covers the layer.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

extension CALayer {
  private static let storedContents = Stored<Any?>("CALayer.contents", nil)
  private static let storedGravity = Stored("CALayer.contentsGravity", CALayerContentsGravity.resize)
  private static let storedOpaque = Stored("CALayer.isOpaque", false)
  private static let storedGeometry = Stored("CALayer.isGeometryFlipped", false)
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
  /// Whether the layer says that it has no transparent parts; kept, as all layers are drawn over what is below.
  public var isOpaque: Bool {
    get { Self.storedOpaque[self] }
    set { Self.storedOpaque[self] = newValue }
  }
  /// Kept; y points down in all layers.
  public var isGeometryFlipped: Bool {
    get { Self.storedGeometry[self] }
    set {
      Self.storedGeometry[self] = newValue
      if newValue { InactiveUse.record("CALayer.isGeometryFlipped", because: "y points down in all layers") }
    }
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
