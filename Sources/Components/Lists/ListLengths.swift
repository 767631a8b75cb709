import Foundation

/// The heights of headers and footers of lists, in points, as documents of Interface Builder record them.
enum ListLengths {
  /// The height of a header or a footer without a title in a grouped list; two make 35.
  static let groupGap: CGFloat = 17.5
  /// The least height of a header with a title in a grouped list.
  static let groupedHeader: CGFloat = 38
  /// The least height of a header with a title in a plain list.
  static let plainHeader: CGFloat = 28
  /// The space above each header of a plain list since iOS 15: first rows are at 50 below headers of 28.
  static let plainHeaderPadding: CGFloat = 22
}
