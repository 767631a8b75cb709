import Foundation

/// The image view of a standard cell; it is no subview, and changing it changes what the cell shows.
final class CellImageView: UIImageView {
  weak var content: UIListContentView?

  override func invalidateIntrinsicContentSize() { content?.changed() }
}
