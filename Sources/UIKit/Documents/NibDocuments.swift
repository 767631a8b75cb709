internal import AutoLayout
internal import Foundation
internal import InterfaceBuilder

/// The xibs of an app's classes.
@_spi(AppSources)
@MainActor
public struct NibDocuments {
  private let folder: String
  private let module: String

  /// - Parameters:
  ///   - folder: the folder in which, and below which, xibs are looked for.
  ///   - module: the name of a type of the module that has the classes, such as `Screens.Catalog`.
  public init(folder: String, module: String) {
    self.folder = folder
    self.module = String(module.prefix { $0 != "." })
  }

  /// Returns the view of a class as the xib of its name makes it, with its outlets; `nil` if there is no such xib, or if it
  /// cannot be read.
  public func view(_ type: String) -> UIView? {
    guard let path = path(of: type),
      let document = try? InterfaceBuilderDocument(contentsOf: URL(fileURLWithPath: path)),
      let scene = document.scenes.first(where: { $0.root.customClass == type })
    else { return nil }
    var options = SceneTreeOptions(environment: .current)
    options.isRunTime = true
    let module = module
    options.customView = { name, standard in Self.make(name, in: module, inPlaceOf: standard) }
    let root = document.tree(of: scene, options).root
    root.frame = CGRect(origin: .zero, size: scene.root.frame.size)
    return root
  }

  /// Makes a view of a class that inherits from that of a standard view.
  private static func make(_ name: String, in module: String, inPlaceOf standard: UIView) -> UIView? {
    guard let type = NSClassFromString("\(module).\(name)") as? UIView.Type else { return nil }
    let made = type.init(coder: NSCoder())
    guard let made, made.isKind(of: Swift.type(of: standard)) else { return nil }
    return made
  }

  /// The largest number of files that are looked at.
  private static let most = 50_000

  private func path(of type: String) -> String? {
    guard let files = FileManager.default.enumerator(atPath: folder) else { return nil }
    var found: [String] = []
    var left = Self.most
    while left > 0, let file = files.nextObject() as? String {
      if file == "\(type).xib" || file.hasSuffix("/\(type).xib") { found.append(file) }
      left -= 1
    }
    // File systems list folders in any order.
    return found.min().map { "\(folder)/\($0)" }
  }
}
