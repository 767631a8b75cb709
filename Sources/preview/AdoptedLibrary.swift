import LPAdoption
import LPCommandLine
import Foundation
import LPProcesses
import LPOperations
import LPSupport

/// The package LayoutPreview that an adopted suite is compiled with: a compiled one, so that a suite compiles in seconds.
struct AdoptedLibrary {
  private let library: LibraryPackage?
  private let runtime: Runtime

  init(_ library: LibraryPackage?, _ runtime: Runtime) { (self.library, self.runtime) = (library, runtime) }

  /// The modules of snapshot tests that are linked.
  private static let linkedModules = ["SnapshotTesting", "FBSnapshotTestCase", "iOSSnapshotTestCase"]

  /// Returns the folder of the package.
  ///
  /// - Parameter out: the package of the suite, in whose build folder one is made for a clone.
  /// - Throws: `CommandFailure` if the library of a clone is not built.
  func linked(below out: String) throws -> String? {
    try removeOthers(below: out)
    guard let library, !library.isCompiled else { return library?.path }
    let root = "\(out)/.build/layout-preview"
    let package = "\(root)/\(library.identity)"
    let manager = FileManager.default
    try? manager.removeItem(atPath: root)
    try manager.createDirectory(atPath: root, withIntermediateDirectories: true)
    try manager.copyItem(atPath: "\(library.path)/packaging/LayoutPreview", toPath: package)
    try manager.copyItem(
      atPath: "\(library.path)/Sources/CSnapshotTesting", toPath: "\(package)/Sources/LayoutPreviewSnapshotStart")
    try manager.createDirectory(atPath: "\(package)/CModules", withIntermediateDirectories: true)
    try Runtime.moduleMap.write(toFile: "\(package)/CModules/module.modulemap", atomically: true, encoding: .utf8)
    let name = "lib\(Runtime.libraryName).so"
    try manager.createSymbolicLink(
      atPath: "\(root)/\(name)", withDestinationPath: "\(runtime.libraryFolder)/\(name)")
    try manager.createSymbolicLink(atPath: "\(root)/Modules", withDestinationPath: runtime.modules)
    // The linker reads a list of files as it would read an archive of them.
    try "".write(toFile: "\(root)/libLayoutPreviewTesting.a", atomically: true, encoding: .utf8)
    let objects = try Self.linkedModules.flatMap { try self.objects(of: $0, in: library.path) }
    try "INPUT(\(objects.map { "\"\($0)\"" }.joined(separator: " ")))\n"
      .write(toFile: "\(root)/libSnapshotTesting.a", atomically: true, encoding: .utf8)
    return package
  }

  /// Removes what was compiled with another build of the library, which the package manager does not notice.
  private func removeOthers(below out: String) throws {
    let (folder, note) = ("\(out)/.build", "\(out)/.build/layout-preview.build")
    let identity = "\(ToolBuild.identity) \(runtime.identity)"
    if let known = try? String(contentsOfFile: note, encoding: .utf8), known == identity { return }
    if FileManager.default.fileExists(atPath: folder) { try FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try identity.write(toFile: note, atomically: true, encoding: .utf8)
  }

  /// The objects of a module in the build folder, by the names of sources: those of sources that are gone may be left.
  private func objects(of module: String, in clone: String) throws -> [String] {
    let sources = SuiteFiles(below: "\(clone)/Sources/\(module)").paths.filter { $0.hasSuffix(".swift") }
    return try sources.map { source in
      let object = "\(runtime.libraryFolder)/\(module).build/\((source as NSString).lastPathComponent).o"
      guard FileManager.default.fileExists(atPath: object) else {
        throw CommandFailure(
          "the library of snapshot tests is not built (\(object))",
          remedy: "Run 'make' in the clone of LayoutPreview, then run the command again.")
      }
      return object
    }
  }

  /// Reads a manifest with the package manager.
  static func manifest(in folder: String) -> PackageDump? {
    let command = ["swift", "package", "--package-path", folder, "dump-package"]
    guard let end = try? Compiler.run(command, capture: .output), end.status == 0 else { return nil }
    return PackageDump(end.text)
  }
}
