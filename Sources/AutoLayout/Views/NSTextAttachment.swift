public import Foundation

/// An image in the middle of a text.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  /// The image; `nil` leaves an empty place.
  open var image: UIImage?
  /// The rectangle of the image in points, from the pen on the baseline with y pointing up; zero for the image's size.
  open var bounds = CGRect.zero

  /// Makes an attachment without an image.
  public override init() {}
  /// Makes an attachment whose data, of a type, is not read.
  public init(data contentData: Data?, ofType uti: String?) {}
  /// Makes an attachment without an image.
  public required init?(coder: NSCoder) {}

  /// Makes an attachment of an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The rectangle in which the image is shown.
  var shownBounds: CGRect { bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds }
}

extension NSAttributedString {
  /// The character that an attachment replaces.
  public static let attachmentCharacter = "\u{FFFC}"

  /// Makes a string of an attachment only.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: Self.attachmentCharacter, attributes: [.attachment: attachment])
  }
}
