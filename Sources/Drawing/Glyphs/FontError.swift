/// Explains why a font set cannot be used.
package enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// An essential file is missing in all directories.
  case missing(file: String, package: String, directories: [String])
  /// A directory that the user named cannot be listed.
  case unreadableDirectory(String)
  /// A file is damaged or not a font.
  case unreadableFile(String)

  package var description: String {
    switch self {
    case .missing(let file, let package, let directories):
      """
      The font \(file) is missing. Looked in: \(directories.joined(separator: ", ")). \
      Install it with “apt-get install \(package)”, or name a directory that has it with --fonts DIR.
      """
    case .unreadableDirectory(let path):
      "The font directory \(path) cannot be listed. Check the path given with --fonts."
    case .unreadableFile(let path):
      "\(path) is not a font file, or is damaged. Replace it or remove it from the font directory."
    }
  }
}
