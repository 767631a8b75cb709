/// Layers: `init()` of `CALayer` is required in the library, since a view makes a layer of the class that it names, and
/// Swift has no other way to do that without Objective-C.
extension SourceRewrite {
  /// Has initialisers of layers that override `init()` say that they are required; both words are equally long.
  mutating func requireLayerInitializers() {
    for index in sources.indices {
      for member in sources[index].scan.members
      where member.name == "init" && member.labels == [] && member.isOverride && self.index.isLayer(member.type) {
        guard let word = word("override", in: member.range, of: index),
          self.word("required", in: member.range.lowerBound..<word.lowerBound, of: index) == nil
        else { continue }
        edits[index].append(SourceEdit(word, Array("required".utf8), "override init() of a layer"))
      }
    }
  }

  /// Returns the first place of a word in a part of a source.
  private func word(_ word: String, in range: Range<Int>, of index: Int) -> Range<Int>? {
    guard let place = sources[index].bytes[range].firstRange(of: Array(word.utf8)) else { return nil }
    return place
  }
}

extension TypeIndex {
  /// Whether a class inherits from one of Core Animation's layers.
  func isLayer(_ name: String) -> Bool {
    (classes[name] ?? []).flatMap(\.declaration.inherited).contains { parent in
      parent.hasPrefix("CA") && parent.hasSuffix("Layer")
        || parent != name && isSubclass(name, of: parent) && isLayer(parent)
    }
  }
}
