import LPComponents
import Foundation

/// The parts of a document's collection besides its cells, which keep the frames that were recorded: an outline of each
/// cell that shows nothing, and a note in an empty collection.
@MainActor
struct CollectionParts {
  let source: DocumentView
  let collection: UIView
  let views: [String: UIView]

  func add() {
    let cells = source.subviews.filter { $0.isCell && views[$0.id] != nil }
    guard !cells.isEmpty else {
      return collection.addNote(
        PrototypeNote(list: "Collection View", detail: "Prototype Content"),
        CGRect(origin: .zero, size: source.frame.size))
    }
    for cell in cells {
      guard let view = views[cell.id], !showsSomething(view) else { continue }
      view.addNote(PrototypeNote(list: nil, detail: ""), CGRect(origin: .zero, size: cell.frame.size))
    }
  }

  /// Whether a view or one inside of it has a background or content. An image view without an image has neither.
  private func showsSomething(_ view: UIView) -> Bool {
    if view.isHidden || view.alpha == 0 { return false }
    if let color = view.backgroundColor, color.resolved(with: view.traitCollection).alpha > 0,
      color.resolved(with: view.traitCollection) != background
    {
      return true
    }
    switch view {
    case let image as UIImageView where image.image != nil: return true
    case let label as UILabel where label.text?.isEmpty == false: return true
    case is UIControl, is UITextView, is PlaceholderView, is UIActivityIndicatorView, is UIProgressView: return true
    default: return view.subviews.contains(where: showsSomething)
    }
  }

  private var background: RGBA? { collection.backgroundColor?.resolved(with: collection.traitCollection) }
}
