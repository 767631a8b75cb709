package import LPLayoutModel
package import Foundation

/// A storyboard or a xib: its scenes, and the canvas that they were drawn on.
package final class InterfaceBuilderDocument {
  package enum Platform: String, Sendable {
    case iOS, tvOS, macOS, other
  }

  package let isStoryboard: Bool
  package let platform: Platform
  /// The version of the tools, such as 23094; 0 if it is missing. 4510 is Xcode 5, 6254 Xcode 6, 14490 Xcode 10, 22505
  /// Xcode 15, 24127 Xcode 26.
  package let toolsVersion: Int
  package let device: DocumentDevice?
  package let usesSafeAreas: Bool
  package let isLaunchScreen: Bool
  package let resources: DocumentResources
  package let connections: DocumentConnections
  /// The placeholder of a xib's owner; `nil` for a storyboard.
  let owner: DocumentElement?
  /// The whole file.
  package let element: DocumentElement
  /// The path that the document was read from.
  package let path: String?
  /// The scenes in the order of the document.
  package let scenes: [InterfaceBuilderScene]
  /// The diagnostics about what was not understood, in document order.
  package let diagnostics: [Diagnostic]

  /// - Throws: `InterfaceBuilderError`.
  package convenience init(contentsOf url: URL) throws(InterfaceBuilderError) {
    guard let data = try? Data(contentsOf: url) else { throw .unreadable(path: url.path) }
    try self.init(data: data, path: url.path)
  }

  /// - Throws: `InterfaceBuilderError`.
  package init(data: Data, path: String? = nil) throws(InterfaceBuilderError) {
    let root = try DocumentParser.parse(data)
    guard root.tag == "document" else {
      throw root.tag == "archive" || root.tag == "plist" ? .oldFormat(root: root.tag) : .notADocument(root: root.tag)
    }
    let runtime = root["targetRuntime"] ?? ""
    guard !runtime.hasPrefix("watch") else { throw .withoutAutoLayout(runtime: runtime) }
    self.path = path
    isStoryboard = root["type"]?.contains("Storyboard") ?? (root.child("scenes") != nil)
    platform = Self.platform(root["targetRuntime"] ?? "")
    toolsVersion = Self.version(root)
    usesSafeAreas = root.flag("useSafeAreas") ?? false
    isLaunchScreen = root.flag("launchScreen") ?? false
    device = DocumentDevice(root.child("device"))
    resources = DocumentResources(root)
    connections = DocumentConnections(root)
    let placeholders = root.child("objects")?.children("placeholder") ?? []
    (owner, element) = (placeholders.first { $0["placeholderIdentifier"] == "IBFilesOwner" }, root)
    var reader = DocumentReader(isFlipped: platform == .macOS)
    scenes = SceneCollector(root: root).scenes(&reader)
    diagnostics = reader.diagnostics
  }

  private static func platform(_ runtime: String) -> Platform {
    switch runtime {
    case "iOS.CocoaTouch", "iOS.CocoaTouch.iPad", "iOS": .iOS
    case "AppleTV", "tvOS": .tvOS
    case _ where runtime.hasPrefix("MacOSX"): .macOS
    case "": .iOS
    default: .other
    }
  }

  /// Returns the version. The tools of a beta have numbers such as `32700.99.1234`; the number of the release is that
  /// of the plug-in.
  private static func version(_ root: DocumentElement) -> Int {
    func leading(_ text: String?) -> Int { Int(text?.split(separator: ".").first ?? "") ?? 0 }
    let tools = leading(root["toolsVersion"])
    guard tools >= 30000 else { return tools }
    let plugIns = (root.child("dependencies")?.children("plugIn") ?? []).map { leading($0["version"]) }
    return plugIns.max().flatMap { $0 > 0 && $0 < 30000 ? $0 : nil } ?? tools
  }

  /// The objects of the document by their ids; of several with one id, the first.
  private lazy var elements: [String: DocumentElement] = {
    var (found, next) = ([String: DocumentElement](), [element])
    while let element = next.popLast() {
      if let id = element["id"], found[id] == nil { found[id] = element }
      next += element.children.reversed()
    }
    return found
  }()

  /// Returns the object with an id; `nil` for none.
  package func element(_ id: String) -> DocumentElement? { elements[id] }

  package var fileName: String { path.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "document" }

  /// Returns the scene whose root view, controller, storyboard id, class or title has the name.
  package func scene(named name: String) -> InterfaceBuilderScene? { scenes.first { $0.names.contains(name) } }
}
