import AutoLayout
import Foundation

extension ContentReader {
  /// What an element shows: by its attributes, or by the reference in it that newer editors write.
  func image(_ element: DocumentElement?) -> UIImage? {
    guard let element, let reference = ImageReference(element) else { return nil }
    return image(reference, SymbolConfiguration(element.child(key: "preferredSymbolConfigurationForImage")))
  }

  func apply(_ view: UIImageView) {
    guard let reference = ImageReference(reader) else { return }
    view.image = image(reference, SymbolConfiguration(reader.child(key: "preferredSymbolConfiguration")))
  }

  /// Where the picture cannot be had, an empty one of the recorded size.
  func image(_ reference: ImageReference, _ configuration: SymbolConfiguration) -> UIImage? {
    let name = reference.name
    let recorded = document.resources.image(name, isSystem: reference.isSystem)?.size
    if reference.isSystem { return UIImage(.symbol(name), size: configuration.size(recorded, scale: reference.scale)) }
    let found = LayoutEnvironment.current.images.size(of: .file(name))
    let size = recorded ?? found ?? CGSize(width: 20, height: 20)
    return UIImage(found == nil ? .missing(name) : .file(name), size: size)
  }
}

/// The name of an image, as an attribute or as an `<imageReference>`.
struct ImageReference {
  let name: String
  let isSystem: Bool
  /// `small`, `medium`, `large`.
  let scale: String?

  init?(_ element: DocumentElement) {
    if let name = element["image"] {
      self.init(name, element["catalog"], nil)
    } else {
      self.init(reference: element.child("imageReference", key: "image"))
    }
  }

  init?(_ reader: ElementReader) {
    if let name = reader["image"] {
      self.init(name, reader["catalog"], nil)
    } else {
      self.init(reference: reader.child(key: "image"))
    }
  }

  private init?(reference: DocumentElement?) {
    guard let reference, let name = reference["image"] else { return nil }
    self.init(name, reference["catalog"], reference["symbolScale"])
  }

  private init(_ name: String, _ catalog: String?, _ scale: String?) {
    self.name = name
    self.scale = scale
    isSystem = catalog == "system"
  }
}

/// How large a symbol of the system is.
///
/// Documents record symbols with their longer side at 64 or 128 points, whatever they are shown at. Shown at 50 points
/// they were saved 58 × 63 and 71 × 48, at the standard 17 points 20 × 19: about 1.2 times the points of the font.
struct SymbolConfiguration {
  private let pointSize: CGFloat
  private let scale: String?

  init(_ element: DocumentElement?) {
    let points = element?.number("pointSize").map { CGFloat($0) } ?? 17
    pointSize = points > 0 && points <= 2000 ? points : 17
    scale = element?["scale"]
  }

  func size(_ recorded: CGSize?, scale other: String?) -> CGSize {
    let factors: [String: CGFloat] = ["small": 0.79, "large": 1.28]
    let side = pointSize * 1.18 * ((scale ?? other).flatMap { factors[$0] } ?? 1)
    let shape = recorded.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil } ?? CGSize(width: 1, height: 1)
    let factor = side / max(shape.width, shape.height)
    return CGSize(width: (shape.width * factor).rounded(), height: (shape.height * factor).rounded())
  }
}
