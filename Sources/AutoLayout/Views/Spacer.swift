public import Foundation

/// Empty space that yields first and takes what is left over.
open class Spacer: UIView {
  /// The least length on either axis; points.
  open var minimumLength: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

  /// Makes space of a least length on both axes; points.
  public convenience init(minimumLength: CGFloat) {
    self.init(frame: .zero)
    self.minimumLength = minimumLength
  }

  @_spi(Views) open override func applyClassDefaults() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(UILayoutPriority(1), for: axis)
    }
  }

  open override var intrinsicContentSize: CGSize {
    minimumLength > 0
      ? CGSize(width: minimumLength, height: minimumLength) : super.intrinsicContentSize
  }
}
