public import LPComponents
public import Foundation

extension UIImage {
  /// A check mark.
  public static var checkmark: UIImage { UIImage(systemName: "checkmark.circle.fill") ?? UIImage() }
  /// A check mark in a line.
  public static var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
  /// A plus.
  public static var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
  /// A minus.
  public static var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
  /// Three dots.
  public static var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }

  /// The picture as PNG: JPEG is not written here.
  public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }
}
