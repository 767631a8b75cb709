import Foundation
import LPProcesses
import LPSupport

/// The program that loads the libraries of an app's parts, and has the verbs of a catalog.
enum AppHost {
  private static let source = """
    import LayoutPreview
    @_spi(AppSources) import LPCatalogs
    @main struct AppPreviews: LayoutPreview.PreviewCatalog {
      var previews: [LayoutPreview.Preview] { AppItemPreviews.all }
    }

    """

  /// The path of the program, which is compiled once for each build of this tool.
  ///
  /// - Throws: `CommandFailure` where the compiler cannot be run.
  static func program(_ runtime: Runtime, in cache: CompileCache) throws -> String {
    let key = CompileCache.Key(path: "host", source: source, runtime: runtime.identity)
    if let known = cache.executable(key) { return known }
    return try cache.make(key) { folder in
      let file = "\(folder)/host.swift"
      try source.write(toFile: file, atomically: false, encoding: .utf8)
      try Runtime.moduleMap.write(toFile: "\(folder)/module.modulemap", atomically: false, encoding: .utf8)
      let end = try Compiler.run(
        runtime.compiling([file], module: "AppPreviewsHost", swift: "6", in: folder), temporary: folder)
      guard end.status != 0 else { return }
      throw Compiler.obstacle(end, compiling: "the program that shows an app")
        ?? CommandFailure(
          "the program that shows an app does not compile", remedy: end.text + "\nInstall this tool again.")
    }
  }
}
