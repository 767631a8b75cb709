import Foundation

/// The labels and the image of a cell of a standard style, and the view that shows them.
@MainActor
final class StandardCellContent {
  let view: UIListContentView
  let textLabel = CellLabel(frame: .zero)
  let detailTextLabel: CellLabel?
  let imageView = CellImageView(frame: .zero)
  private let base: UIListContentConfiguration

  init(_ base: UIListContentConfiguration, hasDetail: Bool) {
    self.base = base
    view = UIListContentView(configuration: base)
    detailTextLabel = hasDetail ? CellLabel(frame: .zero) : nil
    prepare(textLabel, base.textProperties)
    if let detailTextLabel { prepare(detailTextLabel, base.secondaryTextProperties) }
    imageView.content = view
    view.source = { [unowned self] in configuration }
  }

  private func prepare(_ label: CellLabel, _ properties: UIListContentConfiguration.TextProperties) {
    label.font = properties.font
    label.textColor = properties.color
    label.adjustsFontForContentSizeCategory = true
    label.content = view
  }

  private var configuration: UIListContentConfiguration {
    var made = base
    made.image = imageView.image
    made.text = textLabel.text
    made.secondaryText = detailTextLabel?.text
    apply(textLabel, to: &made.textProperties)
    if let detailTextLabel { apply(detailTextLabel, to: &made.secondaryTextProperties) }
    return made
  }

  private func apply(_ label: UILabel, to properties: inout UIListContentConfiguration.TextProperties) {
    properties.font = label.font
    properties.color = label.textColor
    properties.numberOfLines = label.numberOfLines
    properties.lineBreakMode = label.lineBreakMode
    properties.alignment = label.textAlignment == .center ? .center : .natural
    properties.adjustsFontSizeToFitWidth = label.adjustsFontSizeToFitWidth
    properties.minimumScaleFactor = label.minimumScaleFactor
  }
}
