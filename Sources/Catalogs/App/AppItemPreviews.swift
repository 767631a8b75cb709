import Foundation
import LPAutoLayout
import LPInterfaceBuilder
import LPSupport

/// The previews of an app whose classes are compiled one by one.
@_spi(AppSources)
@MainActor
public enum AppItemPreviews {
  /// A preview for each item. The code of a class is loaded when its preview is made, so that what is wrong with one
  /// class concerns no other.
  public static var all: [Preview] {
    guard let items = AppItems.current?.items else { return [] }
    var documents: [String: Result<[ScenePreview], any Error>] = [:]
    for path in Set(items.filter { $0.kind == .scene && $0.problem == nil }.map(\.path)) {
      documents[path] = Result { try scenes(of: path) }
    }
    return items.map { item in
      guard item.problem == nil else { return refused(item, item.problem) }
      guard item.kind == .scene else { return loaded(item) }
      switch documents[item.path] {
      case .success(let scenes)? where scenes.indices.contains(item.index):
        return scenes[item.index].named(item.name).preview
      case .failure(let error)?: return refused(item, CommandFailure(error, next: "Run the command again."))
      default:
        return refused(
          item, CommandFailure("\(item.name) is no longer in its document", remedy: "Run the command again."))
      }
    }
  }

  private static func scenes(of path: String) throws -> [ScenePreview] {
    try DocumentCatalog.scenes(of: DocumentCatalog.read(path), DocumentFile(url: URL(fileURLWithPath: path)))
  }

  private static func site(of item: AppItems.Item) -> CallSite {
    CallSite(fileID: item.path, filePath: item.path, line: item.line, column: 1)
  }

  private static func refused(_ item: AppItems.Item, _ problem: CommandFailure?) -> Preview {
    Preview(item.name, matrix: nil, callSite: site(of: item), problem: problem) { _ in Screen() }
  }

  // MARK: Code

  /// The function of a library that makes one of its views, as the bits of a pointer that owns it.
  private typealias Make = @convention(c) (Int) -> Int

  /// The name of that function.
  nonisolated package static let symbol = "layoutPreviewMake"

  private static func loaded(_ item: AppItems.Item) -> Preview {
    Preview(item.name, matrix: nil, callSite: site(of: item)) { _ in
      guard let library = item.library, let make = function(of: library) else {
        fatalError("\(item.library ?? "") cannot be loaded: \(dlerror().map { String(cString: $0) } ?? "no reason")")
      }
      let bits = make(item.index)
      guard let pointer = UnsafeRawPointer(bitPattern: bits) else { fatalError("\(item.name) made no view") }
      return Unmanaged<UIView>.fromOpaque(pointer).takeRetainedValue().previewRoot()
    }
  }

  private static func function(of library: String) -> Make? {
    guard let handle = dlopen(library, RTLD_NOW | RTLD_LOCAL) else { return nil }
    return dlsym(handle, symbol).map { unsafeBitCast($0, to: Make.self) }
  }
}
