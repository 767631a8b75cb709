package import AutoLayout
import Foundation

/// What is drawn on.
public enum VariantScreen: Hashable, Sendable {
  /// `Device.compact` at two pixels a point.
  case compact
  /// `Device.regular` at two pixels a point.
  case regular
  /// Any size, in whole points; no safe area.
  case size(width: Int, height: Int)
  /// A device of the table.
  case device(Device)
}

extension VariantScreen {
  /// Sizes that can be asked for, in points: from a watch to a wall, and no picture too large to hold.
  package static let extent = 16...8192

  /// The name in a variant: `compact`, `390x844`, `iphone-15-pro`.
  public var word: String {
    switch self {
    case .compact: "compact"
    case .regular: "regular"
    case .size(let width, let height): "\(width)x\(height)"
    case .device(let device): device.slug
    }
  }

  /// The device whose geometry is used; `nil` for a plain size.
  var device: Device? {
    switch self {
    case .compact: Device.compact
    case .regular: Device.regular
    case .size: nil
    case .device(let device): device
    }
  }

  /// The screen of a word in a variant's name.
  init?(word: String) {
    switch word {
    case "compact": self = .compact
    case "regular": self = .regular
    default:
      if let size = Self.size(word) {
        self = size
      } else if let device = Device(named: word), device.slug == word {
        self = .device(device)
      } else {
        return nil
      }
    }
  }

  /// The place among screens: sizes before devices, and those as in the table.
  var ranks: [Int] {
    switch self {
    case .compact: [0, 0, 0]
    case .regular: [1, 0, 0]
    case .size(let width, let height): [2, width, height]
    case .device(let device): [3, device.tableIndex, 0]
    }
  }

  func posture(_ orientation: Orientation) -> Device.Posture? {
    if let device { return device.posture(orientation) }
    return orientation == defaultOrientation ? plainPosture : nil
  }

  /// A plain size is what it is: landscape where it is wider than high.
  var defaultOrientation: Orientation {
    if case .size(let width, let height) = self { return width > height ? .landscape : .portrait }
    return device?.defaultOrientation ?? .portrait
  }

  /// Two pixels a point for sizes, so that their pictures stay small; a device has its own.
  var defaultScale: Int {
    if case .device(let device) = self { return device.scale }
    return 2
  }

  var idiom: UIUserInterfaceIdiom {
    if case .size(let width, let height) = self { return min(width, height) >= 600 ? .pad : .phone }
    return device?.idiom ?? .phone
  }

  /// Classes of a plain size, drawn where the table's devices separate: below 480 points of height everything is a
  /// phone on its side, of which those from 896 points are regular in width; above, windows from 660 points are.
  package static func sizeClasses(
    width: Int, height: Int
  ) -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
    let isLow = height < 480
    return (width >= (isLow ? 896 : 660) ? .regular : .compact, isLow ? .compact : .regular)
  }

  private var plainPosture: Device.Posture? {
    guard case .size(let width, let height) = self else { return nil }
    let classes = Self.sizeClasses(width: width, height: height)
    return Device.Posture(
      orientation: defaultOrientation, size: CGSize(width: width, height: height), safeAreaInsets: .zero,
      horizontalSizeClass: classes.horizontal, verticalSizeClass: classes.vertical,
      rootMargin: Device.Posture.rootMargin(
        horizontalSizeClass: classes.horizontal, idiom: idiom, portraitWidth: CGFloat(min(width, height))))
  }

  /// Reads `390x844`; `nil` where the text has another form or a side is out of `extent`.
  static func size(_ text: String) -> VariantScreen? {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]), parts[0].isDigits, parts[1].isDigits,
      extent.contains(width), extent.contains(height)
    else { return nil }
    return .size(width: width, height: height)
  }
}

extension Substring {
  fileprivate var isDigits: Bool { allSatisfy { $0.isASCII && $0.isNumber } }
}
