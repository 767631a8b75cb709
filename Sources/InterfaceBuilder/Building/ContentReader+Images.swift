import LPAutoLayout
import Foundation

extension ContentReader {
  /// Returns the image that an element shows: by its attributes, or by the reference that newer editors write.
  func image(_ element: DocumentElement?) -> UIImage? {
    guard let element, let reference = ImageReference(element) else { return nil }
    return image(reference, element.child(key: "preferredSymbolConfigurationForImage"))
  }

  func apply(_ view: UIImageView) {
    guard let reference = ImageReference(reader) else { return }
    view.image = image(reference, reader.child(key: "preferredSymbolConfiguration"))
  }

  /// Returns the image, or an empty one of the recorded size if there is no file.
  func image(_ reference: ImageReference, _ configuration: DocumentElement?) -> UIImage? {
    let name = reference.name
    let recorded = document.resources.image(name, isSystem: reference.isSystem)?.size
    if reference.isSystem {
      let configuration = UIImage.SymbolConfiguration(configuration, scale: reference.scale)
      return UIImage(.symbol(name), size: configuration.size(ofShape: recorded))
    }
    let found = LayoutEnvironment.current.images.size(of: .file(name))
    let size = recorded ?? found ?? CGSize(width: 20, height: 20)
    guard found != nil else { return UIImage(.missing(name), size: size) }
    return UIImage(.file(name), size: size).sliced(LayoutEnvironment.current.images.slicing(of: .file(name)))
  }
}

extension UIImage.SymbolConfiguration {
  /// Reads the configuration that an element records; without one, the size is 17 points.
  fileprivate convenience init(_ element: DocumentElement?, scale: String?) {
    let points = element?.number("pointSize").map { CGFloat($0) } ?? 17
    let scales: [String: UIImage.SymbolScale] = ["small": .small, "medium": .medium, "large": .large]
    self.init(
      pointSize: points > 0 && points <= 2000 ? points : 17,
      scale: (element?["scale"] ?? scale).flatMap { scales[$0] } ?? .default)
  }
}
