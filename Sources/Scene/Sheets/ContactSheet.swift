package import LPLayoutModel
package import Foundation

/// Many pictures on one sheet, in columns, with their captions and the labels of the axes.
package struct ContactSheet: Hashable, Sendable {
  package struct Cell: Hashable, Sendable {
    package var caption: String
    /// The picture; `nil` leaves the place of a combination that does not exist empty.
    package var scene: Scene?

    package init(_ caption: String, _ scene: Scene?) {
      self.caption = caption
      self.scene = scene
    }
  }

  package enum Scaling: Hashable, Sendable {
    /// Every picture is scaled by the same factor, so that sizes can be compared.
    case shared
    /// Every picture is as large as its place allows.
    case each
  }

  /// The cells, row by row.
  package var cells: [Cell]
  /// The number of columns, at least 1.
  package var columns: Int
  package var title: String?
  /// The text below the title, which names the axes.
  package var subtitle: String?
  /// The labels above the columns, from left to right.
  package var columnLabels: [String]
  /// The labels in front of the rows, from the top.
  package var rowLabels: [String]
  /// The largest size of a picture in points; larger pictures are scaled down, smaller ones are not enlarged.
  package var largest: CGSize
  package var scaling: Scaling
  /// The style of the sheet itself.
  package var style: UIUserInterfaceStyle

  package init(
    cells: [Cell], columns: Int, title: String? = nil, columnLabels: [String] = [], rowLabels: [String] = [],
    largest: CGSize = CGSize(width: 240, height: 520), scaling: Scaling = .shared, style: UIUserInterfaceStyle = .light
  ) {
    self.cells = cells
    self.columns = max(1, columns)
    self.title = title
    self.columnLabels = columnLabels
    self.rowLabels = rowLabels
    self.largest = largest
    self.scaling = scaling
    self.style = style
  }

  /// A few pictures in their own size side by side: left to right and right to left, or light and dark.
  package static func sideBySide(_ cells: [Cell], title: String? = nil, style: UIUserInterfaceStyle = .light)
    -> ContactSheet
  {
    ContactSheet(
      cells: cells, columns: cells.count, title: title, largest: CGSize(width: 1e5, height: 1e5), style: style)
  }

  /// - Parameter scale: the pixels per point to which the line boxes of text are rounded.
  package func scene(typesetter: any TextMeasuring, scale: CGFloat = 2) -> Scene {
    SheetLayout(self, typesetter: typesetter, scale: scale).scene
  }
}
