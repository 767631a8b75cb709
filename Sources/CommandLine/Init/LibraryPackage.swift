import Foundation
import LPSupport

/// The package `LayoutPreview` on this machine, on which other packages can depend by path.
package struct LibraryPackage: Hashable, Sendable {
  package let path: String
  /// Whether the package links a compiled library. A clone of the repository is compiled with the package that depends
  /// on it.
  package let isCompiled: Bool

  /// Returns the package that `make install` put beside this command, or the clone in which the command was built;
  /// `nil` if there is neither.
  package static func find() -> LibraryPackage? {
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

  /// The name of the package in product dependencies, which SwiftPM derives from the folder.
  package var identity: String { (path as NSString).lastPathComponent }

  /// Returns the lines of a manifest that depend on LayoutPreview: by path, by version or by branch.
  static func dependencies(_ library: LibraryPackage?) -> [String] {
    (library.map { [".package(path: \"\($0.path)\")"] } ?? [])
      + [
        ".package(url: \"\(Version.repository)\", from: \"\(Version.current)\")",
        ".package(url: \"\(Version.repository)\", branch: \"main\")",
      ]
  }
}
