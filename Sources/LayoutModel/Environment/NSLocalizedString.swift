public import Foundation

// Foundation's function has the same arguments, but knows nothing of previews. A call that leaves out arguments means one
// of these, which have no others, also in a file that imports Foundation. The compiler prefers the function with the
// fewer parameters, though, and counts those that are left out, so that not every function can take the whole place
// of the call.

/// Returns the text of a key in the preview's language, from the catalogs of the preview.
public func NSLocalizedString(
  _ key: String, comment: String, filePath: String = #filePath, line: Int = #line
) -> String {
  FormattedStrings.text(key, table: nil, value: "", at: CallSite(filePath: filePath, line: line))
}

/// Returns the text of a key in the preview's language, from the catalogs of the preview.
public func NSLocalizedString(
  _ key: String, value: String, comment: String, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) -> String {
  FormattedStrings.text(
    key, table: nil, value: value, at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Returns the text of a key in the preview's language, from the catalogs of the preview, whatever the bundle.
public func NSLocalizedString(
  _ key: String, bundle: Bundle, comment: String, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) -> String {
  FormattedStrings.text(
    key, table: nil, value: "", at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Returns the text of a key of a table in the preview's language, from the catalogs of the preview.
public func NSLocalizedString(
  _ key: String, tableName: String, bundle: Bundle = .main, value: String = "", comment: String,
  filePath: String = #filePath, line: Int = #line
) -> String {
  FormattedStrings.text(key, table: tableName, value: value, at: CallSite(filePath: filePath, line: line))
}

/// Returns the text of a key of a table in the preview's language, from the catalogs of the preview. The place of the
/// call is not known.
public func NSLocalizedString(
  _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
) -> String {
  FormattedStrings.text(key, table: tableName, value: value, at: nil)
}

// With a table that may be `nil`, only functions without further parameters are preferred to Foundation's; beside them,
// the one of a bundle and a value must have no others either.

/// Returns the text of a key in the preview's language, whatever the bundle. The place of the call is not known.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
  FormattedStrings.text(key, table: nil, value: value, at: nil)
}

/// Returns the text of a key of a table in the preview's language. The place of the call is not known.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  FormattedStrings.text(key, table: tableName, value: "", at: nil)
}

/// Returns the text of a key of a table in the preview's language. The place of the call is not known.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
  FormattedStrings.text(key, table: tableName, value: "", at: nil)
}

/// Returns the text of a key of a table in the preview's language. The place of the call is not known.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
  FormattedStrings.text(key, table: tableName, value: value, at: nil)
}

extension CallSite {
  /// A line whose module and column are not known. A folder is mostly named like the module in it.
  fileprivate init(filePath: String, line: Int) {
    let fileID = filePath.split(separator: "/").suffix(2).joined(separator: "/")
    self.init(fileID: fileID, filePath: filePath, line: line, column: 1)
  }
}

extension Bundle {
  /// Returns the text of a key of a table in the preview's language, from the catalogs of the preview, whatever the
  /// bundle.
  public func localizedString(
    forKey key: String, value: String?, table tableName: String, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> String {
    FormattedStrings.text(
      key, table: tableName, value: value ?? "",
      at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Returns the text of a key of a table in the preview's language, whatever the bundle. The place of the call is not
  /// known.
  public func localizedString(forKey key: String, value: String, table tableName: String?) -> String {
    FormattedStrings.text(key, table: tableName, value: value, at: nil)
  }
}
