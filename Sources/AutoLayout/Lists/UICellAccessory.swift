/// An accessory at the trailing side of a row of a list in a collection.
public struct UICellAccessory: Hashable, Sendable {
  /// When an accessory is shown. A list in a preview is not being edited.
  public enum DisplayedState: Hashable, Sendable {
    case always, whenEditing, whenNotEditing
  }

  enum Kind: Hashable, Sendable {
    case disclosure, outline, checkmark, detail, editing
    case label(String)
  }
  let kind: Kind
  let displayed: DisplayedState

  /// Whether the accessory is shown at rest.
  var isShown: Bool { displayed != .whenEditing }

  /// Returns the indicator of a row that leads further.
  public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(kind: .disclosure, displayed: displayed)
  }
  /// Returns the indicator of a row with rows below it, which is shown as closed.
  public static func outlineDisclosure(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(kind: .outline, displayed: displayed)
  }
  /// Returns a check mark.
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(kind: .checkmark, displayed: displayed)
  }
  /// Returns a button for details.
  public static func detail(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(kind: .detail, displayed: displayed)
  }
  /// Returns a text, such as a number.
  public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(kind: .label(text), displayed: displayed)
  }
  /// Returns the button that removes the row, which only a list that is being edited shows.
  public static func delete() -> UICellAccessory { UICellAccessory(kind: .editing, displayed: .whenEditing) }
  /// Returns the button that adds a row, which only a list that is being edited shows.
  public static func insert() -> UICellAccessory { UICellAccessory(kind: .editing, displayed: .whenEditing) }
  /// Returns the handle that moves the row, which only a list that is being edited shows.
  public static func reorder() -> UICellAccessory { UICellAccessory(kind: .editing, displayed: .whenEditing) }
  /// Returns the mark of a row that can be selected with others, which only a list that is being edited shows.
  public static func multiselect() -> UICellAccessory { UICellAccessory(kind: .editing, displayed: .whenEditing) }
}
