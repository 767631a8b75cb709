package import LPLayoutModel
import Foundation

/// The size of the screen that a variant is laid out on: a class of sizes, a plain size, or that of a device.
public enum ScreenSize: Hashable, Sendable {
  /// The screen of `Device.compact` at two pixels per point.
  case compact
  /// The screen of `Device.regular` at two pixels per point.
  case regular
  /// A plain size in whole points, without a safe area.
  case size(width: Int, height: Int)
  /// A device of the table.
  case device(Device)
}

extension ScreenSize {
  /// The valid lengths of a side in points: from a watch to a wall, and no picture too large for memory.
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
  package var device: Device? {
    switch self {
    case .compact: Device.compact
    case .regular: Device.regular
    case .size: nil
    case .device(let device): device
    }
  }

  /// Reads the word of a screen in a variant's name.
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

  /// The sort key: sizes before devices, and devices in the order of the table.
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

  /// The orientation if none is given; a plain size is landscape if it is wider than high.
  var defaultOrientation: Orientation {
    if case .size(let width, let height) = self { return width > height ? .landscape : .portrait }
    return device?.defaultOrientation ?? .portrait
  }

  /// The number of pixels per point if none is given: 2 for sizes, so that their pictures stay small, and the device's
  /// own otherwise.
  var defaultScale: Int {
    if case .device(let device) = self { return device.scale }
    return 2
  }

  var idiom: UIUserInterfaceIdiom {
    if case .size(let width, let height) = self { return min(width, height) >= 600 ? .pad : .phone }
    return device?.idiom ?? .phone
  }

  /// Returns the size classes of a plain size, by limits that separate the devices of the table: a size less than 480
  /// points high is a phone in landscape, with regular width from 896 points; a higher one has regular width from 660
  /// points.
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

  /// Reads `390x844`; `nil` if the text has another form or a side is outside of `extent`.
  static func size(_ text: String) -> ScreenSize? {
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
