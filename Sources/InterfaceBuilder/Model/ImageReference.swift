/// The name of an image, as an attribute or as an `<imageReference>`.
struct ImageReference {
  let name: String
  let isSystem: Bool
  /// The symbol's scale: `small`, `medium` or `large`.
  let scale: String?

  init?(_ element: DocumentElement) {
    if let name = element["image"] {
      self.init(name, element["catalog"], nil)
    } else {
      self.init(reference: element.child("imageReference", key: "image"))
    }
  }

  init?(_ reader: ElementReader) {
    if let name = reader["image"] {
      self.init(name, reader["catalog"], nil)
    } else {
      self.init(reference: reader.child(key: "image"))
    }
  }

  private init?(reference: DocumentElement?) {
    guard let reference, let name = reference["image"] else { return nil }
    self.init(name, reference["catalog"], reference["symbolScale"])
  }

  private init(_ name: String, _ catalog: String?, _ scale: String?) {
    self.name = name
    self.scale = scale
    isSystem = catalog == "system"
  }
}
