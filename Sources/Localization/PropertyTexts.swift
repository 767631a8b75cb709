/// The texts of a property list, as an app's `Info.plist` has them.
package enum PropertyTexts {
  /// Reads the texts at the top level of a property list in XML or in the binary form.
  ///
  /// - Throws: `CatalogError` if the file cannot be read, or is no property list with a dictionary.
  package static func read(file: String) throws(CatalogError) -> [String: String] {
    let node = try PlistNode.read(file: file, bytes: try CatalogFile.bytes(ofFile: file))
    guard case .dictionary(let members) = node.value else {
      throw CatalogError(file: file, reason: "the property list is not a dictionary")
    }
    var texts: [String: String] = [:]
    for member in members { if case .string(let text) = member.node.value { texts[member.key] = text } }
    return texts
  }
}
