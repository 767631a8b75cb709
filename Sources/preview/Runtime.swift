import Foundation
import LPSupport

/// The compiled library that single files are compiled against. It is beside this tool in a build folder, or where
/// `make install` puts it.
struct Runtime {
  /// The folder of the Swift modules.
  let modules: String
  let libraryFolder: String
  /// A text that changes whenever the library is rebuilt, since files compiled against another build are not
  /// compatible.
  let identity: String

  static let libraryName = "LayoutPreviewRuntime"

  /// Declares the C modules that the Swift modules were built with: the compiler looks for them, but does not read
  /// their content.
  static let moduleMap = ["LPCCairo", "LPCCalibrationFonts", "LPCDeflate", "LPCPNG", "LPCPageFiles", "LPCPango"]
    .map { "module \($0) {}\n" }.joined()

  /// The command that compiles sources to an executable, with the lines that a crash is reported at.
  ///
  /// - Parameters:
  ///   - folder: the one with the module map, where the executable is written.
  ///   - isLibrary: whether a library for another program is made, under the executable's name.
  ///   - others: the folders of other modules, as `compilingModule` makes them.
  func compiling(
    _ sources: [String], module: String, swift: String, in folder: String, isLibrary: Bool = false,
    with others: [String] = []
  ) -> [String] {
    let linked = others.flatMap { ["-I", $0, "-Xlinker", "\($0)/\(CompileCache.executableName)"] }
    let options = [
      "-parse-as-library", "-gline-tables-only", "-swift-version", swift, "-module-name", module, "-I",
      modules, "-I", folder, "-L", libraryFolder, "-l\(Self.libraryName)", "-Xlinker", "-rpath", "-Xlinker",
      libraryFolder,
    ]
    let kind = isLibrary ? ["-emit-library"] : []
    return ["swiftc"] + kind + options + linked + sources + ["-o", "\(folder)/\(CompileCache.executableName)"]
  }

  /// The command that compiles the sources of a module to its interface and its code, under the executable's name.
  ///
  /// - Parameters:
  ///   - folder: where both are written.
  ///   - others: the folders of the module map, and of the modules that it may import.
  func compilingModule(
    _ sources: [String], module: String, swift: String, in folder: String, besides others: [String]
  ) -> [String] {
    let options = [
      "-parse-as-library", "-gline-tables-only", "-swift-version", swift, "-module-name", module, "-I", modules,
      "-emit-module", "-emit-module-path", "\(folder)/\(module).swiftmodule", "-c", "-whole-module-optimization",
      "-Onone", "-suppress-warnings", "-no-color-diagnostics", "-diagnostic-style", "llvm",
    ]
    return ["swiftc"] + options + others.flatMap { ["-I", $0] } + sources
      + ["-o", "\(folder)/\(CompileCache.executableName)"]
  }

  /// The folder of this tool. It is looked up once: a tool that is replaced while it runs has no path any more.
  private static let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

  /// - Throws: `CommandFailure` if the library was not built.
  static func find() throws -> Runtime {
    let installed = tool.deletingLastPathComponent().appendingPathComponent("lib/layout-preview")
    for folder in [tool, installed] {
      let library = folder.appendingPathComponent("lib\(libraryName).so")
      let modules = folder.appendingPathComponent("Modules")
      let attributes = try? FileManager.default.attributesOfItem(atPath: library.path)
      guard let attributes, FileManager.default.fileExists(atPath: modules.path) else { continue }
      let date = (attributes[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
      return Runtime(
        modules: modules.path, libraryFolder: folder.path,
        identity: "\(Version.current) \(library.path) \(attributes[.size] ?? 0) \(date)")
    }
    throw CommandFailure(
      "the library that single files are compiled against is not beside this tool (lib\(libraryName).so in \(tool.path))",
      remedy: "Run 'make' in a clone of LayoutPreview, and use its .build/release/preview.")
  }
}
