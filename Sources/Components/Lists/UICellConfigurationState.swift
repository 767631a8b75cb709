/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell is highlighted.
  public var isHighlighted = false
  /// Whether the cell takes no touches.
  public var isDisabled = false
  /// Whether the cell has the focus, which it has never in a preview.
  public var isFocused = false
  /// Whether the cell is being edited.
  public var isEditing = false
  /// Whether the items below the cell's are shown.
  public var isExpanded = false
  /// Whether actions behind the cell are shown, which they are never in a preview.
  public var isSwiped = false
  /// Whether the cell is being moved, which it is never in a preview.
  public var isReordering = false
  /// Whether the cell is dragged, which it is never in a preview.
  public var cellDragState = DragState.none
  /// Whether something is dropped on the cell, which is never so in a preview.
  public var cellDropState = DropState.none

  /// How far a drag of a cell is. Raw values are UIKit's.
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting, dragging
  }
  /// How far a drop on a cell is. Raw values are UIKit's.
  public enum DropState: Int, Sendable {
    case none = 0
    case notTargeted, targeted
  }

  /// Makes the state of a cell that is neither selected nor highlighted.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
