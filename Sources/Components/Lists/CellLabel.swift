import Foundation

/// The label of a standard cell; it is no subview, and changing it changes what the cell shows.
final class CellLabel: UILabel {
  weak var content: UIListContentView?

  override var textColor: UIColor! { didSet { content?.changed() } }
  override func invalidateIntrinsicContentSize() { content?.changed() }
}
