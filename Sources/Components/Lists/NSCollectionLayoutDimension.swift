public import Foundation

/// A length of an item or a group: a part of what is around it, or points.
open class NSCollectionLayoutDimension: NSObject, @unchecked Sendable {
  enum Kind: Equatable { case fractionalWidth, fractionalHeight, absolute, estimated }
  let kind: Kind
  /// The part, or the length in points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) { (self.kind, self.dimension) = (kind, dimension) }

  /// Returns a part of the width around.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  /// Returns a part of the height around.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  /// Returns a length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// Returns a length in points that counts until the content is measured.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// Whether the length is a part of the width around.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether the length is a part of the height around.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether the length is given in points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether the length is measured.
  open var isEstimated: Bool { kind == .estimated }

  /// Returns the length in points inside of a size.
  func length(in size: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: size.width * dimension
    case .fractionalHeight: size.height * dimension
    case .absolute, .estimated: dimension
    }
  }
}
