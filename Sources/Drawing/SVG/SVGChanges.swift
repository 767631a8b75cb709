/// The changes that turn the document of one picture into that of another, for a program that shows the first.
///
/// Both are documents of `SVGWriter`. Elements count in the order of their tags, from the outermost, which is 0.
package struct SVGChanges: Encodable, Equatable {
  /// The elements of the first document that change, in its order.
  package private(set) var places: [Int] = []
  /// Whether an element's content is replaced besides its attributes.
  package private(set) var areWhole: [Bool] = []
  /// A document with an element for each place, as it becomes; without content where that is not replaced.
  package private(set) var svg = ""

  /// - Returns: `nil` if either text is no document of elements.
  package init?(from old: String, to new: String) {
    guard let old = SVGElements(old), let new = SVGElements(new) else { return nil }
    var elements: [UInt8] = []
    compare(0, of: old, with: 0, of: new, into: &elements)
    svg = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">\
      \(String(decoding: elements, as: UTF8.self))</svg>
      """
  }

  private mutating func compare(
    _ index: Int, of old: SVGElements, with other: Int, of new: SVGElements, into elements: inout [UInt8]
  ) {
    let (tag, parts, otherParts) = (new.tag(other), old.all[index].parts, new.all[other].parts)
    let isWhole =
      parts.count != otherParts.count || !zip(parts, otherParts).allSatisfy { old.identity($0) == new.identity($1) }
      || parts.isEmpty && old.content(index) != new.content(other)
    if isWhole || old.tag(index) != tag {
      places.append(index)
      areWhole.append(isWhole)
      let name = SVGElements.name(of: tag).dropFirst()
      elements += tag.dropLast(tag.suffix(2).first == UInt8(ascii: "/") ? 2 : 1) + [UInt8(ascii: ">")]
      if isWhole { elements += new.content(other) }
      elements += Array("</".utf8) + name + [UInt8(ascii: ">")]
    }
    guard !isWhole else { return }
    for (part, otherPart) in zip(parts, otherParts) {
      compare(part, of: old, with: otherPart, of: new, into: &elements)
    }
  }
}
