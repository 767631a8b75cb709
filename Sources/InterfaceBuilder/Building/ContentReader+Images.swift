import AutoLayout
import Foundation

extension ContentReader {
  /// What an element shows: by its attributes, or by the reference in it that newer editors write.
  func image(_ element: DocumentElement?) -> UIImage? {
    guard let element, let reference = ImageReference(element) else { return nil }
    return image(reference, element.child(key: "preferredSymbolConfigurationForImage"))
  }

  func apply(_ view: UIImageView) {
    guard let reference = ImageReference(reader) else { return }
    view.image = image(reference, reader.child(key: "preferredSymbolConfiguration"))
  }

  /// Where the picture cannot be had, an empty one of the recorded size.
  func image(_ reference: ImageReference, _ configuration: DocumentElement?) -> UIImage? {
    let name = reference.name
    let recorded = document.resources.image(name, isSystem: reference.isSystem)?.size
    if reference.isSystem {
      let configuration = UIImage.SymbolConfiguration(configuration, scale: reference.scale)
      return UIImage(.symbol(name), size: configuration.size(ofShape: recorded))
    }
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

extension UIImage.SymbolConfiguration {
  fileprivate convenience init(_ element: DocumentElement?, scale: String?) {
    let points = element?.number("pointSize").map { CGFloat($0) } ?? 17
    let scales: [String: UIImage.SymbolScale] = ["small": .small, "medium": .medium, "large": .large]
    self.init(
      pointSize: points > 0 && points <= 2000 ? points : 17,
      scale: (element?["scale"] ?? scale).flatMap { scales[$0] } ?? .default)
  }
}
