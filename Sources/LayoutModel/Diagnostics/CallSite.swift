/// A place in a catalog's source.
public struct CallSite: Hashable, Codable, Sendable {
  /// The value of `#fileID`: `Module/File.swift`.
  public var fileID: String
  /// The absolute path at compile time, for reading the source; it never reaches a golden.
  public var filePath: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int

  /// Makes a call site, usually from `#fileID`, `#filePath`, `#line` and `#column`.
  public init(fileID: String, filePath: String, line: Int, column: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// `Card.swift:21`
  public var description: String {
    "\(fileID.split(separator: "/").last.map(String.init) ?? fileID):\(line)"
  }
}
