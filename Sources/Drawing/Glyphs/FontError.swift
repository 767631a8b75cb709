/// Why a font set cannot be used.
package enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A file the set cannot do without is in none of the directories.
  case missing(file: String, package: String, directories: [String])
  /// A directory given by the user cannot be listed.
  case unreadableDirectory(String)
  /// A file is there and is not a font, or is damaged.
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
