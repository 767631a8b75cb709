@_spi(Views) public import LPAutoLayout
public import Foundation

/// A row of a list in a collection, with separators and accessories.
open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories. Those of the system have an order of their own.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      shownAccessories.show(accessories)
      placeContent()
    }
  }
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

  @_spi(Views) open override var paintedBackground: UIColor? { chrome.background(ownBackground) }

  override func showSelection() {
    super.showSelection()
    chrome.isSelected = isSelected || isHighlighted
  }

  // MARK: Content

  private lazy var shownAccessories = ListAccessories(self)
  private var side: CGFloat { chrome.place?.side ?? environment.rootMargin }

  override func contentChanged() { placeContent() }

  private func placeContent() {
    guard let edges = contentEdges else { return }
    let (leading, trailing) = safeSides
    edges.leading.constant = indentation + leading + accessoryRoom.leading
    edges.trailing.constant = trailing + accessoryRoom.trailing
    shownAccessories.place(leading: leading + indentation + side, trailing: trailing + side)
    let sides = contentSides
    listContent?.cellSides = sides
    guard let place = chrome.place else { return }
    contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: place.verticalMargin, leading: sides.leading, bottom: place.verticalMargin, trailing: sides.trailing)
  }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  /// The room of the accessories with the margins before and behind them, in points.
  private var accessoryRoom: (leading: CGFloat, trailing: CGFloat) {
    (
      shownAccessories.hasLeading ? side + shownAccessories.leadingWidth : 0,
      shownAccessories.hasTrailing ? shownAccessories.trailingWidth + side : 0
    )
  }

  /// The margins of the content, in points.
  private var contentSides: (leading: CGFloat, trailing: CGFloat) {
    (
      shownAccessories.hasLeading ? ListAccessories.gap : side,
      shownAccessories.hasTrailing ? ListAccessories.gap : side
    )
  }

  /// The safe area's insets at the sides, in points.
  private var safeSides: (leading: CGFloat, trailing: CGFloat) {
    let safe = chrome.place?.safeInsets ?? .zero
    return isRightToLeft ? (safe.right, safe.left) : (safe.left, safe.right)
  }

  @_spi(Views) open override func contentItems() -> [ContentItem] {
    let (leading, trailing) = safeSides
    return chrome.items(ownBackground)
      + shownAccessories.items(leading: leading + indentation + side, trailing: trailing + side)
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
    let content = safeSides.leading + indentation + accessoryRoom.leading + (listContent?.textStart ?? side)
    chrome.placeSeparators(size: attributes.size, given: nil, content: content)
  }
}
