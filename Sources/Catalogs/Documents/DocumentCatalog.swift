import Foundation
package import LPInterfaceBuilder
import LPSupport

/// An Interface Builder document as a catalog: each scene is a preview.
///
/// The `preview` tool starts itself again with a document in its environment; that process and its workers have the
/// verbs of a catalog's executable.
@MainActor
package enum DocumentCatalog {
  /// The variable that holds the path of the document that the process is about.
  nonisolated package static let pathVariable = "PREVIEW_DOCUMENT"
  /// The variable that holds the catalog's name, if it differs from the file's.
  nonisolated package static let nameVariable = "PREVIEW_DOCUMENT_NAME"
  /// The variable that requests the content sizes that the document recorded.
  nonisolated package static let asSavedVariable = "PREVIEW_DOCUMENT_AS_SAVED"

  /// The variable that requests views without their runtime attributes.
  nonisolated package static let plainVariable = "PREVIEW_DOCUMENT_PLAIN"
  /// The variable that requests scenes with placeholders twice, as on the canvas and as at run time.
  nonisolated package static let runTimeVariable = "PREVIEW_DOCUMENT_RUN_TIME"

  /// The variable that requests views without the prototyping constraints of the editor.
  nonisolated package static let freesPrototypesVariable = "PREVIEW_DOCUMENT_WITHOUT_PROTOTYPES"

  /// How scenes are read.
  package struct Reading: Sendable {
    /// Whether scenes have the content sizes that the document recorded.
    package var asSaved = false
    /// Whether runtime attributes such as `layer.cornerRadius` have an effect.
    package var appliesRuntimeAttributes = true
    /// Whether scenes with placeholders are followed by what the app makes of them, without placeholders.
    package var showsRunTime = false
    /// Whether views that have only prototyping constraints are laid out without them.
    package var freesPrototypes = false

    package init(
      asSaved: Bool = false, appliesRuntimeAttributes: Bool = true, showsRunTime: Bool = false,
      freesPrototypes: Bool = false
    ) {
      self.freesPrototypes = freesPrototypes
      self.asSaved = asSaved
      self.appliesRuntimeAttributes = appliesRuntimeAttributes
      self.showsRunTime = showsRunTime
    }
  }

  /// Returns the catalog that this process is about; `nil` if there is none.
  ///
  /// - Throws: `CommandFailure` for a document that cannot be read or has no views.
  package static func current(_ environment: [String: String]) throws -> Catalog? {
    guard let path = environment[pathVariable], !path.isEmpty else { return nil }
    return try catalog(
      path: path, name: environment[nameVariable],
      Reading(
        asSaved: environment[asSavedVariable] == "1", appliesRuntimeAttributes: environment[plainVariable] != "1",
        showsRunTime: environment[runTimeVariable] == "1",
        freesPrototypes: environment[freesPrototypesVariable] == "1"))
  }

  package static func catalog(path: String, name: String? = nil, _ reading: Reading = Reading()) throws -> Catalog {
    let document = try read(path)
    let file = DocumentFile(url: URL(fileURLWithPath: path).standardizedFileURL)
    let previews = scenes(of: document, file, reading).map(\.preview)
    guard !previews.isEmpty else {
      throw EmptyDocument(path: SourcePath.shown(path))
    }
    return Catalog(name: name ?? file.table, previews: previews, document: file)
  }

  nonisolated package static func read(_ path: String) throws -> InterfaceBuilderDocument {
    do throws(InterfaceBuilderError) {
      return try InterfaceBuilderDocument(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw CommandFailure("\(SourcePath.shown(path)): \(error)", remedy: "Run 'preview list --help'.")
    }
  }

  package static func scenes(
    of document: InterfaceBuilderDocument, _ file: DocumentFile, _ reading: Reading = Reading()
  ) -> [ScenePreview] {
    zip(document.scenes, names(of: document.scenes)).flatMap { scene, name in
      let canvas = ScenePreview(document: document, scene: scene, name: name, table: file.table, options: reading)
      return reading.showsRunTime && scene.hasPlaceholders ? [canvas, canvas.atRunTime] : [canvas]
    }
  }

  /// Returns the names of a document's scenes, in their order, with their lines.
  nonisolated package static func sceneNames(at path: String) throws -> [(name: String, line: Int)] {
    let scenes = try read(path).scenes
    return zip(names(of: scenes), scenes).map { ($0, $1.root.element.line) }
  }

  /// Returns names for the scenes. Scenes that share a name get names that end with their object ids.
  nonisolated private static func names(of scenes: [InterfaceBuilderScene]) -> [String] {
    let count = Dictionary(scenes.map { ($0.name.lowercased(), 1) }, uniquingKeysWith: +)
    var taken: Set<String> = []
    return scenes.map { scene in
      var name = count[scene.name.lowercased()] == 1 ? scene.name : "\(scene.name) (\(scene.id))"
      while !taken.insert(name).inserted { name += "'" }
      return name
    }
  }
}
