import AutoLayout
import Foundation

extension ContentReader {
  /// What an element shows: by its attributes, or by the reference in it that newer editors write.
  func image(_ element: DocumentElement?) -> UIImage? {
    guard let element, let reference = ImageReference(element) else { return nil }
    return image(reference, SymbolSize(element.child(key: "preferredSymbolConfigurationForImage")))
  }

  func apply(_ view: UIImageView) {
    guard let reference = ImageReference(reader) else { return }
    view.image = image(reference, SymbolSize(reader.child(key: "preferredSymbolConfiguration")))
  }

  /// Where the picture cannot be had, an empty one of the recorded size.
  func image(_ reference: ImageReference, _ configuration: SymbolSize) -> UIImage? {
    let name = reference.name
    let recorded = document.resources.image(name, isSystem: reference.isSystem)?.size
    if reference.isSystem { return UIImage(.symbol(name), size: configuration.size(recorded, scale: reference.scale)) }
    let found = LayoutEnvironment.current.images.size(of: .file(name))
    let size = recorded ?? found ?? CGSize(width: 20, height: 20)
    return UIImage(found == nil ? .missing(name) : .file(name), size: size)
  }
}
