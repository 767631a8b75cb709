internal import LPAutoLayout
internal import Foundation
internal import LPInterfaceBuilder

/// The storyboards and xibs of an app's classes.
@_spi(AppSources)
@MainActor
public final class NibDocuments {
  /// The documents of the app whose views are shown; `nil` outside of previews of an app's sources.
  public static var current: NibDocuments? {
    didSet {
      guard current != nil else { return UIViewController.documents = nil }
      UIViewController.documents = { controller in NibDocuments.current?.view(of: controller) }
    }
  }

  private let folders: [String]
  private var module: String
  private var documents: [String: InterfaceBuilderDocument?] = [:]
  private var places: [String: (place: ClassPlace, document: InterfaceBuilderDocument)?] = [:]
  /// How many controllers are being made inside of each other.
  var depth = 0

  /// - Parameters:
  ///   - folders: the folders in which, and below which, documents are looked for.
  ///   - module: the name of a type of the module that has the classes, such as `Screens.Catalog`.
  public init(folders: [String], module: String) {
    self.folders = folders
    self.module = String(module.prefix { $0 != "." })
  }

  /// Makes the documents of some folders those of the app, for the classes of a module. What was read of them before, for
  /// another module, is not read again.
  ///
  /// - Parameter type: the name of a type of the module.
  public static func serve(_ type: String, folders: [String]) {
    guard let known = current, known.folders == folders else {
      current = NibDocuments(folders: folders, module: type)
      return
    }
    known.module = String(type.prefix { $0 != "." })
  }

  /// Returns the top-level views of a xib, with the outlets of its owner set; `nil` if there is no such xib, or if it
  /// cannot be read.
  func views(named name: String, owner: UIResponder?) -> [UIView]? {
    let views = xibs[name].flatMap(document).map { self.views(in: $0, owner: owner) }
    // On UIKit they live until the code that loads them ends, so that it can add what a weak outlet holds.
    if owner != nil { loaded = (loaded + (views ?? [])).suffix(Self.mostLoaded) }
    return views
  }

  /// The views that were loaded last, for owners with weak outlets.
  private var loaded: [UIView] = []
  private static let mostLoaded = 64

  func views(in document: InterfaceBuilderDocument, owner: UIResponder?) -> [UIView] {
    // The views of bar items are scenes too, but not at the top level.
    document.scenes.filter { !$0.isBarItemView && $0.controller == nil }
      .map { root(of: $0, in: document, owner: owner) }
  }

  /// Returns the view of a scene as large as the document has it.
  func root(
    of scene: InterfaceBuilderScene, in document: InterfaceBuilderDocument, owner: UIResponder?
  ) -> UIView {
    let tree = document.tree(of: scene, options(owner: owner))
    tree.root.frame = CGRect(origin: .zero, size: scene.root.frame.size)
    return tree.root
  }

  /// The options for the app's own views.
  func options(owner: UIResponder?) -> SceneTreeOptions {
    var options = SceneTreeOptions(environment: .current)
    options.isRunTime = true
    options.owner = owner
    let module = module
    options.customView = { name, standard in Self.make(name, in: module, inPlaceOf: standard) }
    options.object = { element in DocumentObject(element).made }
    return options
  }

  /// Makes a view of a class that inherits from that of a standard view.
  private static func make(_ name: String, in module: String, inPlaceOf standard: UIView) -> UIView? {
    guard let type = NSClassFromString("\(module).\(name)") as? UIView.Type else { return nil }
    let made = type.init(coder: NSCoder())
    guard let made, made.isKind(of: Swift.type(of: standard)) else { return nil }
    return made
  }

  /// Returns a class of the app by its name.
  func type(named name: String?) -> AnyClass? { name.flatMap { NSClassFromString("\(module).\($0)") } }

  // MARK: Finding

  /// Returns the best place of the documents that makes a class; of several equally good ones, the first by path.
  func place(of type: String) -> (place: ClassPlace, document: InterfaceBuilderDocument)? {
    if let known = places[type] { return known }
    var best: (place: ClassPlace, document: InterfaceBuilderDocument)?
    for path in paths where mentions(type, in: path) {
      guard let document = document(at: path), let place = document.place(of: type) else { continue }
      if best.map({ place.rank < $0.place.rank }) ?? true { best = (place, document) }
    }
    places[type] = .some(best)
    return best
  }

  private func mentions(_ type: String, in path: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: path) else { return false }
    return data.range(of: Data("customClass=\"\(type)\"".utf8)) != nil
  }

  /// Returns a document by its path; `nil` if it cannot be read.
  func document(at path: String) -> InterfaceBuilderDocument? {
    if let known = documents[path] { return known }
    let read = try? InterfaceBuilderDocument(contentsOf: URL(fileURLWithPath: path))
    documents[path] = .some(read)
    return read
  }

  /// Returns the storyboard of a name; `nil` if there is none that can be read.
  func storyboard(named name: String) -> InterfaceBuilderDocument? { storyboards[name].flatMap(document) }

  /// Returns the xib of a name; `nil` if there is none that can be read.
  func xib(named name: String) -> InterfaceBuilderDocument? { xibs[name].flatMap(document) }

  /// The largest number of files that are looked at.
  private static let most = 50_000

  /// The paths of documents below the folders, folder by folder in alphabetical order, since file systems list them in
  /// any.
  private lazy var paths: [String] = folders.flatMap { folder -> [String] in
    guard let files = FileManager.default.enumerator(atPath: folder) else { return [] }
    var paths: [String] = []
    var left = Self.most
    while left > 0, let file = files.nextObject() as? String {
      left -= 1
      if file.hasSuffix(".xib") || file.hasSuffix(".storyboard") { paths.append("\(folder)/\(file)") }
    }
    return paths.sorted()
  }

  private lazy var xibs = named(".xib")
  private lazy var storyboards = named(".storyboard")

  /// The paths of documents by their names without the extension.
  private func named(_ ending: String) -> [String: String] {
    var found: [String: String] = [:]
    for path in paths where path.hasSuffix(ending) {
      let name = path.split(separator: "/").last.map { String($0.dropLast(ending.count)) } ?? ""
      if found[name] == nil { found[name] = path }
    }
    return found
  }
}
