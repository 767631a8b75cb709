import Foundation
import LPSourceNames

/// Swift files, and files with the names of their views.
enum Sources {
  static func readNames(_ bytes: [UInt8]) throws {
    guard let file = try? NamesFile(contentsOf: try ScratchFolder.write(bytes, to: "Gallery.names")) else { return }
    let written = try ScratchFolder.write(Array(file.text.utf8), to: "Written.names")
    try promise((try? NamesFile(contentsOf: written)) == file, "a file of names changes when it is written")
  }

  static func findNames(_ bytes: [UInt8]) throws {
    let sites = NamedSites(source: bytes)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).prefix(20)
    for (index, line) in lines.enumerated() {
      for column in 0...min(line.count + 1, 80) {
        guard let name = sites.name(line: index + 1, column: column) else { continue }
        try promise(!name.isEmpty, "a view has an empty name")
      }
    }
  }
}
