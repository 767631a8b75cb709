/// Outlets, which Objective-C sets by their names.
extension SourceRewrite {
  /// Gives each class with outlets a method that sets them by name, on the line of its last brace: what is private is set
  /// in the class only.
  mutating func connectOutlets() {
    for (name, places) in index.classes where places.count == 1 && isOfUIKit(name) {
      let place = places[0]
      // A class that has the method itself is connected by it.
      let own = index.functions["setValue"] ?? []
      if own.contains(where: { $0.type == name && $0.labels == ["_", "forKey"] }) { continue }
      let outlets = sources[place.source].scan.members.filter {
        $0.type == name && $0.isOutlet && !$0.isInExtension && !$0.isConditional
      }
      guard !outlets.isEmpty else { continue }
      let cases = outlets.map { "case \"\($0.name)\": \(GeneratedCatalog.connect)(value, &self.\($0.name)); " }.joined()
      let text =
        " public override func setValue(_ value: Any?, forKey key: String) { switch key { \(cases)"
        + "default: super.setValue(value, forKey: key) } } "
      let end = place.declaration.end
      edits[place.source].append(SourceEdit(end..<end, text.utf8, nil))
    }
  }

  /// Gives the variables of views and controllers values at rest that the app would set from outside, and that are
  /// unwrapped wherever they are used. What is UIKit's own the class makes itself.
  mutating func holdValues() {
    for (index, source) in sources.enumerated() {
      for member in source.scan.members {
        guard let end = member.unwrappedEnd, !member.isInExtension, isOfUIKit(member.type) else { continue }
        let type = source.text(member.range).split(separator: ":").last?.drop { $0 == " " } ?? ""
        guard !["UI", "NS", "CA", "CG"].contains(where: type.hasPrefix) else { continue }
        edits[index].append(SourceEdit(end..<end, " = \(StandIns.held)()".utf8, nil))
      }
    }
  }

  /// Whether a class of the sources inherits from one of UIKit's.
  private func isOfUIKit(_ name: String) -> Bool {
    var (type, steps, last) = (name, 0, name)
    while let place = index.classes[type]?.first, steps < 32 {
      guard let next = place.declaration.inherited.first else { return false }
      (last, type, steps) = (type, String(next.prefix { $0 != "<" }), steps + 1)
    }
    // A stand-in for a class that no source declares has the superclass that its name or its subclass's tells.
    return type.hasPrefix("UI") || UIKitName.superclass(of: type) != nil || UIKitName.superclass(of: last) != nil
  }
}
