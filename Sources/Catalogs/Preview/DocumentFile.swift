package import Foundation

/// A document's file and the resources around it.
package struct DocumentFile: Codable, Sendable {
  package let url: URL

  package init(url: URL) { self.url = url }

  /// The table of the document's strings, which has the file's name.
  package var table: String { url.deletingPathExtension().lastPathComponent }
}
