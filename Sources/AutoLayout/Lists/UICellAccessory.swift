/// An accessory at the trailing side of a row of a list in a collection.
public struct UICellAccessory: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case disclosure, checkmark, detail
    case label(String)
  }
  let kind: Kind

  /// Returns the indicator of a row that leads further.
  public static func disclosureIndicator() -> UICellAccessory { UICellAccessory(kind: .disclosure) }
  /// Returns a check mark.
  public static func checkmark() -> UICellAccessory { UICellAccessory(kind: .checkmark) }
  /// Returns a button for details.
  public static func detail() -> UICellAccessory { UICellAccessory(kind: .detail) }
  /// Returns a text, such as a number.
  public static func label(text: String) -> UICellAccessory { UICellAccessory(kind: .label(text)) }
}
