@_spi(Views) import LPAutoLayout
import Foundation

/// The label of a button's title; changing it changes the button's size.
final class ButtonLabel: UILabel, ButtonPart {
  weak var button: UIButton?
  var isFontGiven = false
  var isLineCountGiven = false
  var tie: ButtonTie?

  override var font: UIFont! { didSet { isFontGiven = true } }
  override var numberOfLines: Int { didSet { isLineCountGiven = true } }
  override var text: String? {
    get { button?.currentTitle ?? super.text }
    set { super.text = newValue }
  }
  override var textColor: UIColor! {
    get { button?.currentForeground ?? super.textColor }
    set { super.textColor = newValue }
  }
  override var frame: CGRect {
    get { partFrame(super.frame) }
    set {
      join()
      super.frame = newValue
    }
  }
  override var bounds: CGRect {
    get { CGRect(origin: super.bounds.origin, size: partFrame(super.frame).size) }
    set {
      join()
      super.bounds = newValue
    }
  }

  func place(in places: ButtonContent.Places) -> CGRect { places.title }
  override func joinTree() { joinTied() }
  override func insertSubview(_ view: UIView, at index: Int) {
    join()
    super.insertSubview(view, at: index)
  }
  override func invalidateIntrinsicContentSize() { button?.invalidateIntrinsicContentSize() }
  func sizeChanged() { super.invalidateIntrinsicContentSize() }

  override var intrinsicContentSize: CGSize {
    button.map { ButtonContent($0).titleSize(wrappedAt: wrapWidth) } ?? super.intrinsicContentSize
  }
  override func contentItems() -> [ContentItem] {
    button.map { ButtonContent($0).titleItems(in: canvas) } ?? super.contentItems()
  }
}

/// The view of a button's picture.
final class ButtonImageView: UIImageView, ButtonPart {
  weak var button: UIButton?
  var tie: ButtonTie?

  override var image: UIImage? {
    get { button?.currentImage }
    set { button?.setImage(newValue, for: .normal) }
  }
  override var frame: CGRect {
    get { partFrame(super.frame) }
    set {
      join()
      super.frame = newValue
    }
  }
  override var bounds: CGRect {
    get { CGRect(origin: super.bounds.origin, size: partFrame(super.frame).size) }
    set {
      join()
      super.bounds = newValue
    }
  }

  func place(in places: ButtonContent.Places) -> CGRect { places.image }
  func sizeChanged() { super.invalidateIntrinsicContentSize() }
  override func joinTree() { joinTied() }
  override func insertSubview(_ view: UIView, at index: Int) {
    join()
    super.insertSubview(view, at: index)
  }
  override func contentItems() -> [ContentItem] {
    button.map { ButtonContent($0).picture(in: canvas) } ?? super.contentItems()
  }
}
