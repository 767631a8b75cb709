package import LPLayoutModel
package import Foundation

/// The images, colours and sizes of designable views that the document records.
package struct DocumentResources {
  package struct ImageResource: Hashable, Sendable {
    package var size: CGSize
    /// Whether the image is a symbol of the system.
    package var isSystem: Bool
  }

  package private(set) var images: [String: ImageResource] = [:]
  package private(set) var colors: [String: UIColor] = [:]
  /// The content sizes of designable views on the canvas, by object id.
  package private(set) var designableSizes: [String: CGSize] = [:]

  init(_ root: DocumentElement) {
    for image in root.child("resources")?.children("image") ?? [] {
      guard let name = image["name"], let width = image.number("width"), let height = image.number("height") else {
        continue
      }
      let isSystem = image["catalog"] == "system"
      images[Self.key(name, isSystem)] = ImageResource(size: CGSize(width: width, height: height), isSystem: isSystem)
    }
    for tag in ["namedColor", "systemColor"] {
      for named in root.child("resources")?.children(tag) ?? [] {
        guard let name = named["name"], let color = named.child("color").flatMap({ DocumentColor(nil).color($0) })
        else {
          continue
        }
        colors[name] = color
      }
    }
    for designable in root.child("designables")?.children("designable") ?? [] {
      guard let id = designable["name"], let size = designable.child("size", key: "intrinsicContentSize") else {
        continue
      }
      designableSizes[id] = CGSize(width: size.number("width") ?? -1, height: size.number("height") ?? -1)
    }
  }

  private static func key(_ name: String, _ isSystem: Bool) -> String { (isSystem ? "system/" : "") + name }

  package func image(_ name: String, isSystem: Bool) -> ImageResource? { images[Self.key(name, isSystem)] }
}
