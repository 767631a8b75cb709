import LPOperations
import LPDrawing
import LPSupport
import Foundation
import LPSnapshots
import LPArguments
import LPCatalogs

/// Identifies everything besides the goldens that a catalog's screens depend on: the program with all loaded libraries,
/// the resources, the fonts, and the options.
enum ProgramDigest {
  /// The options that do not change any screen.
  private static let neutral: [ArgumentOption] =
    [.variants, .running, .reports, .reporting].flatMap { (group: ArgumentVerb.OptionGroup) in group.options }
    + [Options.packagePath.row, Options.onlyAffected.row, Options.sample.row, Options.sampleSeed.row]

  /// Returns the digest; `nil` if something cannot be identified, in which case every variant counts as affected.
  static func make(_ context: CommandContext, resources: CatalogResources, options: GoldenOptions) -> String? {
    // The digest does not cover the files around a document.
    guard context.catalog.document == nil, !CatalogResources.isOfApp else { return nil }
    var digest = ContentDigest()
    digest.add(Version.current)
    for option in context.command.without(neutral).options {
      digest.add("--\(option.name)=\(option.value ?? "")")
    }
    let own = resources.fontFolders(context.command)
    guard addProgram(to: &digest), let fonts = try? FontSet(FontSources(context, resources, recorded: options.recorded))
    else { return nil }
    for font in options.environment.fonts { digest.add("font \(font.name) \(font.sha256)") }
    for folder in fonts.folders { addNames(of: URL(fileURLWithPath: folder), to: &digest) }
    for folder in own where !addFiles(of: folder.path, to: &digest) { return nil }
    if let folder = resources.folder, !addFiles(of: folder.path, to: &digest) { return nil }
    return digest.hex
  }

  /// Adds for the executable and each library its linker's digest, or else its content.
  private static func addProgram(to digest: inout ContentDigest) -> Bool {
    guard let loaded = LoadedCode.all else { return false }
    for code in loaded {
      let name = code.path.split(separator: "/").last.map(String.init) ?? code.path
      if let id = code.buildID {
        digest.add("code \(name) \(id)")
      } else if !digest.add(file: code.path, as: "code \(name)") {
        return false
      }
    }
    return true
  }

  /// Adds the names of font files, because a font that is added or removed may change which font is chosen.
  private static func addNames(of folder: URL, to digest: inout ContentDigest) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() {
      let size = (try? FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(name)"))?[.size] as? Int ?? 0
      digest.add("font file \(name) \(size)")
    }
  }

  /// - Returns: whether all files could be read. Symbolic links to folders are not followed.
  private static func addFiles(of folder: String, to digest: inout ContentDigest) -> Bool {
    guard let names = FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }) else {
      return false
    }
    for name in names.sorted() {
      let path = "\(folder)/\(name)"
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { return false }
      if isDirectory.boolValue {
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil { return false }
      } else if !digest.add(file: path, as: name) {
        return false
      }
    }
    return true
  }
}
