import UIKit

extension UIFont {
  /// The font of a text style in another weight.
  static func preferredFont(for style: UIFont.TextStyle, weight: UIFont.Weight) -> UIFont {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
    return UIFont(
      descriptor: descriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: weight]]), size: 0)
  }
}
