package import Foundation

/// Where a document lies, and what lies around it.
package struct DocumentFile: Codable, Sendable {
  package let url: URL

  package init(url: URL) { self.url = url }

  /// The table of its strings: the file's name.
  package var table: String { url.deletingPathExtension().lastPathComponent }
}
