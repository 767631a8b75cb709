/// All properties of a view are keys of one object, those of its content and of its appearance too.
extension ViewRecord: Codable {
  private enum CodingKeys: String, CodingKey {
    case path, name, className, parent, depth, frame, alignmentRect, isHidden, ambiguousAttributes, alternativeRect
    case heldBy, callSite, effectiveDirection, layoutMargins, role, accessibility, scrolledSection
  }

  /// Reads a record.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys) throws -> Value { try values.decode(Value.self, forKey: key) }
    func optional<Value: Decodable>(_ key: CodingKeys) throws -> Value? {
      try values.decodeIfPresent(Value.self, forKey: key)
    }
    self.init(
      path: try value(.path), name: try value(.name), className: try value(.className), parent: try optional(.parent),
      depth: try value(.depth), frame: try value(.frame), alignmentRect: try value(.alignmentRect),
      isHidden: try value(.isHidden), content: try Content(from: decoder), appearance: try Appearance(from: decoder),
      ambiguousAttributes: try value(.ambiguousAttributes), alternativeRect: try optional(.alternativeRect),
      heldBy: try value(.heldBy), callSite: try optional(.callSite), effectiveDirection: try value(.effectiveDirection),
      layoutMargins: try value(.layoutMargins), role: try value(.role),
      accessibility: try optional(.accessibility) ?? Accessibility(),
      scrolledSection: try optional(.scrolledSection))
  }

  /// Writes the record.
  public func encode(to encoder: any Encoder) throws {
    try content.encode(to: encoder)
    try appearance.encode(to: encoder)
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(path, forKey: .path)
    try values.encode(name, forKey: .name)
    try values.encode(className, forKey: .className)
    try values.encodeIfPresent(parent, forKey: .parent)
    try values.encode(depth, forKey: .depth)
    try values.encode(frame, forKey: .frame)
    try values.encode(alignmentRect, forKey: .alignmentRect)
    try values.encode(isHidden, forKey: .isHidden)
    try values.encode(ambiguousAttributes, forKey: .ambiguousAttributes)
    try values.encodeIfPresent(alternativeRect, forKey: .alternativeRect)
    try values.encode(heldBy, forKey: .heldBy)
    try values.encodeIfPresent(callSite, forKey: .callSite)
    try values.encode(effectiveDirection, forKey: .effectiveDirection)
    try values.encode(layoutMargins, forKey: .layoutMargins)
    try values.encode(role, forKey: .role)
    if accessibility != Accessibility() { try values.encode(accessibility, forKey: .accessibility) }
    try values.encodeIfPresent(scrolledSection, forKey: .scrolledSection)
  }
}
