/// The top level of a property list, as far as it is texts: what code asks an app's `Info.plist` for.
package struct PropertyTexts: Sendable {
  /// The keys of all values.
  package let keys: Set<String>
  /// The values that are texts, by key.
  package let texts: [String: String]

  /// Reads a property list in XML or in the binary form.
  ///
  /// - Throws: `CatalogError` if the file cannot be read, or is no property list with a dictionary.
  package init(file: String) throws(CatalogError) {
    let node = try PlistNode.read(file: file, bytes: try CatalogFile.bytes(ofFile: file))
    guard case .dictionary(let members) = node.value else {
      throw CatalogError(file: file, reason: "the property list is not a dictionary")
    }
    var texts: [String: String] = [:]
    for member in members { if case .string(let text) = member.node.value { texts[member.key] = text } }
    (keys, self.texts) = (Set(members.map(\.key)), texts)
  }
}
