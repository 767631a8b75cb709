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

extension UIImage.SymbolConfiguration {
  /// The configuration that an element records; 17 points without one.
  fileprivate convenience init(_ element: DocumentElement?, scale: String?) {
    let points = element?.number("pointSize").map { CGFloat($0) } ?? 17
    let scales: [String: UIImage.SymbolScale] = ["small": .small, "medium": .medium, "large": .large]
    self.init(
      pointSize: points > 0 && points <= 2000 ? points : 17,
      scale: (element?["scale"] ?? scale).flatMap { scales[$0] } ?? .default)
  }
}
