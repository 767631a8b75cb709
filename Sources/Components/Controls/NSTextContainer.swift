@_spi(Views) public import LPAutoLayout
public import Foundation

/// The area that a text view's lines fill.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  package weak var owner: UITextView?
  private var padding: CGFloat = 5
  private var givenSize: CGSize?

  /// Makes an area of no text view.
  public init(size: CGSize = .zero) { givenSize = size }
  /// Makes an area of no text view: archives are not decoded.
  public required init(coder: NSCoder) {}
  init(_ owner: UITextView) { self.owner = owner }

  /// The size in points, with the padding; that of the text view's area unless set. Another one has no effect on a view.
  open var size: CGSize {
    get { givenSize ?? owner?.containerSize ?? .zero }
    set { givenSize = newValue }
  }
  /// The padding at both ends of each line, in points.
  open var lineFragmentPadding: CGFloat {
    get { owner?.lineFragmentPadding ?? padding }
    set {
      padding = newValue
      owner?.lineFragmentPadding = newValue
    }
  }
  /// Kept; 0 for any number.
  open var maximumNumberOfLines = 0
  /// Kept.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Kept.
  open var widthTracksTextView = true
  /// Kept.
  open var heightTracksTextView = false
  /// Kept.
  open var exclusionPaths: [UIBezierPath] = []

  /// Has a view take the padding, and the size from the view.
  func belong(to view: UITextView) {
    view.lineFragmentPadding = padding
    (owner, givenSize) = (view, nil)
  }
}
