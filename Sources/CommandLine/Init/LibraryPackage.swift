import Foundation
import Messages

/// The package `LayoutPreview` on this machine, on which packages can depend by path.
struct LibraryPackage: Hashable, Sendable {
  let path: String
  /// The package links a compiled library; a clone of the repository is compiled with the package that depends on it.
  let isCompiled: Bool

  /// What `make install` put beside this command, or the clone in which it was built; `nil` where neither is there.
  static func find() -> LibraryPackage? {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let installed = program.deletingLastPathComponent().appendingPathComponent("lib/layout-preview/LayoutPreview").path
    if isPackage(installed) { return LibraryPackage(path: installed, isCompiled: true) }
    var folder = program
    while folder.lastPathComponent != ".build", folder.path != "/" { folder.deleteLastPathComponent() }
    let clone = folder.deletingLastPathComponent().path
    return folder.path != "/" && isPackage(clone) ? LibraryPackage(path: clone, isCompiled: false) : nil
  }

  private static func isPackage(_ folder: String) -> Bool {
    guard let text = try? String(contentsOfFile: "\(folder)/Package.swift", encoding: .utf8) else { return false }
    return text.contains("name: \"LayoutPreview\"")
  }

  /// The name by which products of the package are asked for: SwiftPM takes it from the folder.
  var identity: String { (path as NSString).lastPathComponent }

  /// The lines of a manifest by which a package depends on LayoutPreview: by path, by version, by branch.
  static func dependencies(_ library: LibraryPackage?) -> [String] {
    (library.map { [".package(path: \"\($0.path)\")"] } ?? [])
      + [
        ".package(url: \"\(Version.repository)\", from: \"\(Version.current)\")",
        ".package(url: \"\(Version.repository)\", branch: \"main\")",
      ]
  }
}
