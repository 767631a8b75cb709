public import Foundation

/// A row of a list in a collection, with separators and accessories.
open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories, from the content to the trailing edge.
  open var accessories: [UICellAccessory] = [] { didSet { if accessories != oldValue { placeContent() } } }
  /// The level of indentation of the content.
  open var indentationLevel = 0 { didSet { placeContent() } }
  /// The width of a level of indentation, in points.
  open var indentationWidth: CGFloat = 10 { didSet { placeContent() } }
  private lazy var chrome = RowChrome(self)
  private var hasOwnBackground = false
  private var isRow = true

  open override var backgroundColor: UIColor? { didSet { hasOwnBackground = true } }

  private var ownBackground: UIColor? {
    hasOwnBackground ? backgroundColor : isRow ? chrome.place?.background : nil
  }

  package override var paintedBackground: UIColor? { chrome.background(ownBackground) }

  override func showSelection() {
    super.showSelection()
    chrome.isSelected = isSelected || isHighlighted
  }

  // MARK: Content

  private var shownAccessories: [UICellAccessory] { accessories.filter(\.isShown) }

  private var symbols: RowAccessories {
    RowAccessories(
      shownAccessories.compactMap { accessory in
        switch accessory.kind {
        case .disclosure: .disclosure
        case .checkmark: .checkmark
        case .detail: .detail
        case .outline: .outline
        case .label, .editing: nil
        }
      }, in: self)
  }

  private var label: ControlText? {
    let texts = shownAccessories.compactMap { accessory in
      if case .label(let text) = accessory.kind { text } else { nil }
    }
    guard !texts.isEmpty else { return nil }
    return ControlText(
      view: self, string: texts.joined(separator: " "),
      font: .preferredFont(forTextStyle: .body, compatibleWith: traitCollection))
  }

  private var labelWidth: CGFloat { label.map { $0.measure().size.width + (symbols.width > 0 ? 8 : 0) } ?? 0 }
  private var side: CGFloat { chrome.place?.side ?? environment.rootMargin }

  override func contentChanged() { placeContent() }

  private func placeContent() {
    guard let edges = contentEdges else { return }
    let hasAccessories = !shownAccessories.isEmpty
    let trailing = hasAccessories ? symbols.width + labelWidth + side : 0
    let safe = chrome.place?.safeInsets ?? .zero
    edges.leading.constant =
      (isRightToLeft ? safe.right : safe.left) + CGFloat(indentationLevel) * indentationWidth
    edges.trailing.constant = trailing + (isRightToLeft ? safe.left : safe.right)
    listContent?.cellSides = (side, hasAccessories ? 8 : side)
    guard let place = chrome.place else { return }
    contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: place.verticalMargin, leading: place.side, bottom: place.verticalMargin,
      trailing: hasAccessories ? 8 : place.side)
  }

  package override func contentItems() -> [ContentItem] {
    var items = chrome.items(ownBackground) + symbols.items(in: self, trailing: side)
    if let label {
      let width = label.measure().size.width
      let x = bounds.width - side - symbols.width - labelWidth
      let rect = CGRect(x: x, y: 0, width: width, height: bounds.height)
      items += [label.item(in: directed(rect), .secondaryLabel)].compactMap { $0 }
    }
    return items
  }

  // MARK: Lists

  /// Takes the margins and the corners of a place in a list.
  func move(to attributes: UICollectionViewLayoutAttributes) {
    isRow = attributes.representedElementCategory == .cell
    if let row = attributes.row, row != chrome.place {
      chrome.move(to: row)
      placeContent()
    }
    updateConfiguration(using: configurationState)
  }

  /// Places the separators.
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    guard let place = chrome.place else { return }
    let content = CGFloat(indentationLevel) * indentationWidth + (listContent?.textStart ?? side)
    let safe = isRightToLeft ? place.safeInsets.right : place.safeInsets.left
    chrome.placeSeparators(size: attributes.size, given: nil, content: content + safe)
  }
}
