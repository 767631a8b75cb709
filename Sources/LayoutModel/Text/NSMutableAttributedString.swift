public import Foundation

/// An attributed string to change. Locations and lengths are UTF-16 units; a range beyond the end is cut to the string.
open class NSMutableAttributedString: NSAttributedString, @unchecked Sendable {
  /// Replaces a range by other characters, which take the attributes of the first one that they replace.
  open func replaceCharacters(in range: NSRange, with str: String) {
    let attributes = storage.attributesForInsertion(at: range)
    storage.replace(range, with: AttributeStorage(str, attributes))
  }

  /// Replaces a range by another attributed string.
  open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    storage.replace(range, with: attrString.storage)
  }

  /// Inserts another attributed string.
  open func insert(_ attrString: NSAttributedString, at loc: Int) {
    storage.replace(NSRange(location: loc, length: 0), with: attrString.storage)
  }

  /// Adds another attributed string at the end.
  open func append(_ attrString: NSAttributedString) {
    storage.replace(NSRange(location: length, length: 0), with: attrString.storage)
  }

  /// Removes a range.
  open func deleteCharacters(in range: NSRange) { storage.replace(range, with: AttributeStorage("", [:])) }

  /// Takes over another attributed string.
  open func setAttributedString(_ attrString: NSAttributedString) { storage = attrString.storage }

  /// Replaces all attributes of a range.
  open func setAttributes(_ attrs: [Key: Any]?, range: NSRange) {
    let attributes = AttributeStorage.kept(attrs ?? [:])
    storage.change(range) { $0 = attributes }
  }

  /// Sets an attribute of a range.
  open func addAttribute(_ name: Key, value: Any, range: NSRange) { addAttributes([name: value], range: range) }

  /// Sets attributes of a range; others stay.
  open func addAttributes(_ attrs: [Key: Any], range: NSRange) {
    let added = AttributeStorage.kept(attrs)
    storage.change(range) { $0.merge(added) { _, new in new } }
  }

  /// Removes an attribute of a range.
  open func removeAttribute(_ name: Key, range: NSRange) { storage.change(range) { $0[name] = nil } }

  /// Does nothing, since every change takes effect at once.
  open func beginEditing() {}
  /// Does nothing, since every change takes effect at once.
  open func endEditing() {}
}
