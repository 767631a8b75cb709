public import LPAutoLayout
public import Foundation

/// The variants of an image, by traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private var variants: [(traits: UITraitCollection, image: UIImage)] = []

  /// Makes an asset without images.
  public override init() {}
  fileprivate init(_ image: UIImage) { variants = [(UITraitCollection(), image)] }

  /// Adds the image of traits, in the place of one of the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregisterImage(with: traitCollection)
    variants.append((traitCollection, image))
  }
  /// Takes the image of traits away.
  open func unregisterImage(with traitCollection: UITraitCollection) {
    variants.removeAll { $0.traits == traitCollection }
  }
  /// Returns the image of the same appearance and scale, or of the same appearance, or else the first one. An asset
  /// without images has an empty one.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let same = variants.filter { $0.traits.userInterfaceStyle == traitCollection.userInterfaceStyle }
    let exact = same.first { $0.traits.displayScale == traitCollection.displayScale }
    return (exact ?? same.first ?? variants.first)?.image ?? UIImage()
  }
}

extension UIImage {
  private static let storedAsset = Stored<UIImageAsset?>("UIImage.imageAsset", nil)

  /// The variants of the image. Without others it is the only one: images of catalogs follow traits where they are
  /// drawn.
  public var imageAsset: UIImageAsset? {
    if let known = Self.storedAsset[self] { return known }
    let made = UIImageAsset(self)
    Self.storedAsset[self] = made
    return made
  }
}
