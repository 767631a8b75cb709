package import LPDrawing
import Foundation
package import LPSnapshots

extension FontSources {
  /// Finds the user's font folders, the kept fonts of goldens, and the system's fonts.
  ///
  /// - Parameter recorded: the environment that the catalog's goldens were recorded with; `nil` without goldens.
  package init(
    folders: [String], recorded: GoldenEnvironment?, stores: [FontStore], includesSystem: Bool
  ) {
    let kept = (recorded?.fonts ?? []).compactMap { font -> KeptFont? in
      guard let files = font.kept, !files.isEmpty, files.allSatisfy({ FontStore.isName($0.file) }) else { return nil }
      return KeptFont(
        name: font.name, sha256: font.sha256,
        files: files.map { file in
          let paths = stores.map { $0.path(of: file.file) }
          let path = paths.first { FileManager.default.fileExists(atPath: $0) } ?? paths[0]
          return KeptFont.File(path: path, face: file.face)
        })
    }
    self.init(
      folders: folders, kept: kept, families: recorded?.families ?? [:], includesSystem: includesSystem,
      isRecorded: recorded?.keepsFonts ?? false)
  }
}
