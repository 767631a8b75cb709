import Foundation

/// The label of a button's title; changing it changes the button's size.
final class ButtonLabel: UILabel {
  weak var button: UIButton?
  var isFontGiven = false
  var isLineCountGiven = false

  override var font: UIFont! { didSet { isFontGiven = true } }
  override var numberOfLines: Int { didSet { isLineCountGiven = true } }
  override func invalidateIntrinsicContentSize() { button?.invalidateIntrinsicContentSize() }
}
