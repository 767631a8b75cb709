internal import LPAutoLayout
internal import Foundation
internal import LPInterfaceBuilder

/// The xibs of an app's classes.
@_spi(AppSources)
@MainActor
public final class NibDocuments {
  /// The xibs of the app whose views are shown; `nil` outside of previews of an app's sources.
  public static var current: NibDocuments?

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
    guard let document = document(named: type),
      let scene = document.scenes.first(where: { $0.root.customClass == type })
    else { return nil }
    return root(of: scene, in: document, owner: nil)
  }

  /// Returns the top-level views of a xib, with the outlets of its owner set; `nil` if there is no such xib, or if it
  /// cannot be read.
  func views(named name: String, owner: UIResponder?) -> [UIView]? {
    // The views of bar items are scenes too, but not at the top level.
    document(named: name).map { document in
      document.scenes.filter { !$0.isBarItemView }.map { root(of: $0, in: document, owner: owner) }
    }
  }

  private func root(
    of scene: InterfaceBuilderScene, in document: InterfaceBuilderDocument, owner: UIResponder?
  ) -> UIView {
    var options = SceneTreeOptions(environment: .current)
    options.isRunTime = true
    options.owner = owner
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

  private func document(named name: String) -> InterfaceBuilderDocument? {
    paths[name].flatMap { try? InterfaceBuilderDocument(contentsOf: URL(fileURLWithPath: "\(folder)/\($0)")) }
  }

  /// The largest number of files that are looked at.
  private static let most = 50_000

  /// The paths of xibs below the folder by their names without the extension.
  private lazy var paths: [String: String] = {
    guard let files = FileManager.default.enumerator(atPath: folder) else { return [:] }
    var paths: [String: String] = [:]
    var left = Self.most
    while left > 0, let file = files.nextObject() as? String {
      left -= 1
      guard file.hasSuffix(".xib"), let name = file.split(separator: "/").last?.dropLast(4) else { continue }
      // File systems list folders in any order.
      let known = paths[String(name)]
      paths[String(name)] = known.map { min($0, file) } ?? file
    }
    return paths
  }()
}
