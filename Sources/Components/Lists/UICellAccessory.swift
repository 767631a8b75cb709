public import Foundation

/// An accessory of a row of a list in a collection.
@MainActor
public struct UICellAccessory {
  /// When an accessory is shown. A list in a preview is not being edited.
  public enum DisplayedState: Hashable, Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// The width that an accessory takes in a row.
  public enum LayoutDimension: Hashable, Sendable {
    /// The width of the accessory itself.
    case actual
    /// The width of a disclosure indicator, or the accessory's own width if that is larger.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// An accessory of the system.
  enum Kind: Hashable {
    case multiselect, delete, insert
    case label(String), checkmark, detail, outline, disclosure, reorder

    /// Whether the accessory is at the leading side.
    var isLeading: Bool {
      switch self {
      case .multiselect, .delete, .insert: true
      default: false
      }
    }

    /// The place among the accessories of a side, in the direction of reading: the order of the array does not matter.
    var order: Int {
      switch self {
      case .multiselect, .label: 0
      case .delete, .checkmark: 1
      case .insert, .detail: 2
      case .outline: 3
      case .disclosure: 4
      case .reorder: 5
      }
    }
  }

  /// The content of an accessory.
  enum Content {
    case system(Kind)
    case view(UIView, Placement)
  }

  let content: Content
  let displayed: DisplayedState
  let options: Options

  private init(_ kind: Kind, _ displayed: DisplayedState, _ options: Options) {
    (content, self.displayed, self.options) = (.system(kind), displayed, options)
  }

  private init(_ configuration: CustomViewConfiguration) {
    content = .view(configuration.customView, configuration.placement)
    displayed = configuration.placement.displayed
    options = Options(
      isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth,
      tintColor: configuration.tintColor)
  }

  /// Whether the accessory takes room at rest. A hidden one does, but is not drawn.
  var takesRoom: Bool { displayed != .whenEditing }

  /// The system's accessory; `nil` for a view.
  var kind: Kind? { if case .system(let kind) = content { kind } else { nil } }
  /// The view and its place; `nil` for an accessory of the system.
  var custom: (view: UIView, placement: Placement)? {
    if case .view(let view, let placement) = content { (view, placement) } else { nil }
  }

  // MARK: Accessories of the system

  /// Returns the indicator of a row that leads further.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.disclosure, displayed, options)
  }

  /// Returns the indicator of a row with rows below it, which is shown as closed.
  ///
  /// - Parameter actionHandler: is never called: nobody taps in a preview.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outline, displayed, options)
  }

  /// Returns a check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed, options)
  }

  /// Returns a button for details.
  ///
  /// - Parameter actionHandler: is never called: nobody taps in a preview.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, options)
  }

  /// Returns a text, such as a number.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.label(text), displayed, options)
  }

  /// Returns the button that removes the row.
  ///
  /// - Parameter actionHandler: is never called: nobody taps in a preview.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed, options)
  }

  /// Returns the button that adds a row.
  ///
  /// - Parameter actionHandler: is never called: nobody taps in a preview.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed, options)
  }

  /// Returns the handle that moves the row.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed, options)
  }

  /// Returns the mark of a row that can be selected with others.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed, options)
  }

  // MARK: Views

  /// Returns an accessory that is a view of the author's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(configuration)
  }
}
