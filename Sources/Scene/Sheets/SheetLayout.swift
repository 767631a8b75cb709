import LPLayoutModel
import Foundation

/// Places the pictures and words of a contact sheet.
struct SheetLayout {
  private let sheet: ContactSheet
  private let palette: Palette
  private let scales: [CGFloat]
  private let captions: [TypesetText?]
  private let title: TypesetText?
  private let subtitle: TypesetText?
  private let columnLabels: [TypesetText]
  private let rowLabels: [TypesetText]
  private let columnWidths: [CGFloat]
  private let pictureHeights: [CGFloat]
  private let captionHeights: [CGFloat]

  private static let margin: CGFloat = 20
  private static let gap: CGFloat = 20
  private static let leastWidth: CGFloat = 72

  init(_ sheet: ContactSheet, typesetter: any TextMeasuring, scale: CGFloat) {
    self.sheet = sheet
    palette = Palette(sheet.style)
    let scales = Self.scales(of: sheet)
    self.scales = scales
    func typeset(_ string: String, _ font: UIFont, _ width: CGFloat?, center: Bool = false) -> TypesetText {
      typesetter.typeset(
        TextRequest(
          string: string, font: font, maxWidth: width, numberOfLines: 0, lineBreakMode: .byWordWrapping,
          alignment: center ? .center : .left, scale: scale))
    }
    let places = Array(sheet.cells.enumerated())
    let columns = sheet.columns
    let columnWidths = (0..<columns).map { column in
      places.filter { $0.offset % columns == column }.map { ($0.element.scene?.size.width ?? 0) * scales[$0.offset] }
        .reduce(Self.leastWidth, max)
    }
    let rows = (sheet.cells.count + columns - 1) / columns
    let captions = places.map { index, cell in
      cell.caption.isEmpty
        ? nil : typeset(cell.caption, .systemFont(ofSize: 10), columnWidths[index % columns], center: true)
    }
    func tallest(_ row: Int, _ height: (Int) -> CGFloat) -> CGFloat {
      (row * columns..<min((row + 1) * columns, sheet.cells.count)).map(height).reduce(0, max)
    }
    pictureHeights = (0..<rows).map { row in
      tallest(row) { (sheet.cells[$0].scene?.size.height ?? 0) * scales[$0] }
    }
    captionHeights = (0..<rows).map { row in tallest(row) { captions[$0].map { $0.size.height + 6 } ?? 0 } }
    self.columnWidths = columnWidths
    self.captions = captions
    title = sheet.title.map { typeset($0, .systemFont(ofSize: 17, weight: .semibold), nil) }
    subtitle = sheet.subtitle.map { typeset($0, .systemFont(ofSize: 11), nil) }
    columnLabels = zip(sheet.columnLabels, columnWidths).map {
      typeset($0, .systemFont(ofSize: 12, weight: .semibold), $1, center: true)
    }
    rowLabels = sheet.rowLabels.prefix(rows).map { typeset($0, .systemFont(ofSize: 12, weight: .semibold), 96) }
  }

  private static func scales(of sheet: ContactSheet) -> [CGFloat] {
    let each = sheet.cells.map { cell -> CGFloat in
      guard let size = cell.scene?.size, size.width > 0, size.height > 0 else { return 1 }
      return min(1, sheet.largest.width / size.width, sheet.largest.height / size.height)
    }
    let smallest = each.min() ?? 1
    return sheet.scaling == .each ? each : each.map { _ in smallest }
  }

  private var left: CGFloat {
    Self.margin + (rowLabels.isEmpty ? 0 : (rowLabels.map(\.size.width).max() ?? 0) + 12)
  }
  private var titleHeight: CGFloat {
    (title.map { $0.size.height + (subtitle == nil ? 14 : 3) } ?? 0) + (subtitle.map { $0.size.height + 14 } ?? 0)
  }
  private var top: CGFloat {
    Self.margin + titleHeight + (columnLabels.isEmpty ? 0 : (columnLabels.map(\.size.height).max() ?? 0) + 10)
  }

  private func x(ofColumn column: Int) -> CGFloat {
    left + columnWidths[..<column].reduce(0, +) + CGFloat(column) * Self.gap
  }

  private func y(ofRow row: Int) -> CGFloat {
    top + (0..<row).reduce(0) { $0 + pictureHeights[$1] + captionHeights[$1] + Self.gap }
  }

  private var size: CGSize {
    let used = min(sheet.columns, max(1, sheet.cells.count))
    let right = x(ofColumn: used - 1) + columnWidths[used - 1]
    let rows = pictureHeights.count
    let bottom = rows == 0 ? top : y(ofRow: rows - 1) + pictureHeights[rows - 1] + captionHeights[rows - 1]
    let titleRight = [title, subtitle].compactMap { $0.map { Self.margin + $0.size.width } }.max() ?? 0
    return CGSize(
      width: (max(right, titleRight) + Self.margin).rounded(.up), height: (bottom + Self.margin).rounded(.up))
  }

  /// The rectangle of a cell's picture.
  func pictureRect(_ index: Int) -> CGRect {
    let (column, row) = (index % sheet.columns, index / sheet.columns)
    let size = sheet.cells[index].scene?.size ?? .zero
    let (width, height) = (size.width * scales[index], size.height * scales[index])
    // A picture narrower than its column is centred, rounded to half points.
    let x = x(ofColumn: column) + ((columnWidths[column] - width)).rounded() / 2
    return CGRect(x: x, y: y(ofRow: row), width: width, height: height)
  }

  var scene: Scene {
    let size = size
    var items: [SceneItem] = [.fill(.rect(CGRect(origin: .zero, size: size)), palette.surroundings)]
    if let title { items += title.items(at: CGPoint(x: Self.margin, y: Self.margin), palette.label) }
    if let subtitle {
      let y = Self.margin + (title.map { $0.size.height + 3 } ?? 0)
      items += subtitle.items(at: CGPoint(x: Self.margin, y: y), palette.secondaryLabel)
    }
    for (column, label) in columnLabels.enumerated() {
      items += label.items(at: CGPoint(x: x(ofColumn: column), y: Self.margin + titleHeight), palette.label)
    }
    for (row, label) in rowLabels.enumerated() {
      let y = y(ofRow: row) + ((pictureHeights[row] - label.size.height) / 2).rounded()
      items += label.items(at: CGPoint(x: Self.margin, y: y), palette.label)
    }
    for index in sheet.cells.indices { items += cell(index) }
    return Scene(size: size, items: items, title: sheet.title ?? "")
  }

  private func cell(_ index: Int) -> [SceneItem] {
    let cell = sheet.cells[index]
    let (column, row) = (index % sheet.columns, index / sheet.columns)
    var items: [SceneItem] = []
    if let scene = cell.scene {
      let rect = pictureRect(index)
      items.append(
        .group(
          SceneItem.Group(
            kind: .plain, id: "cell:\(index)", title: cell.caption,
            clip: .rect(CGRect(origin: .zero, size: scene.size)),
            scale: scales[index], offset: rect.origin, items: scene.items(withPrefix: "cell:\(index)/"))))
      let edge = SceneItem.Stroke(color: palette.secondaryLabel.withAlpha(0.35), width: 0.5)
      items.append(.stroke(.rect(rect.insetBy(dx: -0.25, dy: -0.25)), edge))
    } else {
      items.append(
        .stroke(
          .rect(
            CGRect(x: x(ofColumn: column), y: y(ofRow: row), width: columnWidths[column], height: pictureHeights[row])),
          SceneItem.Stroke(color: palette.secondaryLabel.withAlpha(0.35), width: 0.5, dash: [3, 3])))
    }
    if let caption = captions[index] {
      let bottom = cell.scene == nil ? y(ofRow: row) + pictureHeights[row] : pictureRect(index).maxY
      let place = CGPoint(x: x(ofColumn: column), y: bottom + 6)
      items += caption.items(at: place, palette.secondaryLabel)
    }
    return items
  }
}
