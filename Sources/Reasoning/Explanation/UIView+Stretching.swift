package import LPComponents
import Foundation

extension UIView {
  /// How unlike a view it is to take room that its content does not need: of views that share room, the one with the
  /// least rank is meant to stretch. A field or a slider has no width of its own, a text may have room beside it, and a
  /// button, a picture or a switch has the size of what it shows.
  package func stretchRank(_ axis: NSLayoutConstraint.Axis) -> Int {
    switch self {
    case is UITextView, is UIScrollView: return 0
    case is UITextField, is UISearchBar, is UISlider, is UIProgressView: return axis == .horizontal ? 1 : 7
    case let label as UILabel: return label.numberOfLines == 1 ? 3 : 2
    case let image as UIImageView:
      let size = image.layoutIntrinsicContentSize
      return min(size.width, size.height) > Self.largestIcon ? (axis == .horizontal ? 5 : 1) : 8
    case is UISegmentedControl, is UIStackView: return 5
    case is UIButton: return 6
    case is UISwitch, is UIStepper, is UIActivityIndicatorView, is UIPageControl, is UIColorWell: return 9
    default: return 4
    }
  }

  /// How unlike a view it is to give way where there is not enough room: of views that share it, the one with the least
  /// rank is meant to shrink. What scrolls and text that wraps lose least, a line can end in an ellipsis, a number that is
  /// cut says something else, and a picture, a symbol or a switch cannot be shorter.
  package func shrinkRank(_ axis: NSLayoutConstraint.Axis) -> Int {
    switch self {
    case is UITextView, is UIScrollView: return 0
    case let label as UILabel:
      if axis == .horizontal, label.showsNumber { return 7 }
      return label.numberOfLines == 1 ? 2 : 1
    case is UITextField, is UISearchBar, is UISlider, is UIProgressView: return axis == .horizontal ? 3 : 8
    case let image as UIImageView:
      let size = image.layoutIntrinsicContentSize
      return min(size.width, size.height) > Self.largestIcon ? 4 : 8
    case let button as UIButton:
      let title = button.currentTitle ?? button.configuration?.title
      return title?.isEmpty == false ? 6 : 8
    case is UISwitch, is UIStepper, is UIActivityIndicatorView, is UIPageControl, is UIColorWell: return 9
    default: return 5
    }
  }

  /// The size of a label's font; 0 in other views.
  package var textSize: Double { Double((self as? UILabel)?.font?.pointSize ?? 0) }

  /// The largest side of a picture that is an icon, in points.
  private static let largestIcon: CGFloat = 64
}

extension UILabel {
  /// Whether the text is a number, perhaps with a unit: it has a digit, and at most three letters.
  fileprivate var showsNumber: Bool {
    let text = text ?? ""
    return text.contains(where: \.isNumber) && text.count(where: \.isLetter) <= Self.longestUnit
  }

  private static let longestUnit = 3
}
