import LPLayoutModel
import Foundation

extension Device {
  /// The screens, one row for each geometry: phones before pads, from the narrowest to the widest.
  ///
  /// Figures: the configurations of swift-snapshot-testing, printed safe areas, and known platform figures; see
  /// `docs/variants.md`. Landscape insets are those before iOS 26.
  static let models: [DeviceModel] = phones + pads

  private static let none = UIEdgeInsets.zero

  /// Returns the landscape insets of a phone with a notch or an island, which are the same on the left and right.
  private static func sides(_ side: CGFloat, top: CGFloat = 0, bottom: CGFloat = 21) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: side, bottom: bottom, right: side)
  }

  private static let phones: [DeviceModel] = [
    .phone(["iPhone SE 1"], 320, 568, scale: 2, top: 20, bottom: 0, landscape: none, regular: false),
    .phone(
      ["iPhone SE", "iPhone SE 3", "iPhone SE 2", "iPhone 8"], 375, 667, scale: 2, top: 20, bottom: 0,
      landscape: none, regular: false),
    .phone(
      ["iPhone X", "iPhone XS", "iPhone 11 Pro"], 375, 812, scale: 3, top: 44, bottom: 34, landscape: sides(44),
      regular: false),
    .phone(
      ["iPhone 13 mini", "iPhone 12 mini"], 375, 812, scale: 3, top: 50, bottom: 34, landscape: sides(50),
      regular: false),
    .phone(
      ["iPhone 14", "iPhone 13", "iPhone 13 Pro", "iPhone 12", "iPhone 12 Pro", "iPhone 16e"], 390, 844, scale: 3,
      top: 47, bottom: 34, landscape: sides(47), regular: false),
    .phone(
      ["iPhone 15", "iPhone 15 Pro", "iPhone 14 Pro", "iPhone 16"], 393, 852, scale: 3, top: 59, bottom: 34,
      landscape: sides(59), regular: false),
    .phone(
      ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], 402, 874, scale: 3, top: 62, bottom: 34,
      landscape: sides(62), regular: false),
    .phone(["iPhone 8 Plus"], 414, 736, scale: 3, top: 20, bottom: 0, landscape: none, regular: true),
    .phone(
      ["iPhone 11", "iPhone XR"], 414, 896, scale: 2, top: 48, bottom: 34, landscape: sides(48), regular: true),
    .phone(
      ["iPhone 11 Pro Max", "iPhone XS Max"], 414, 896, scale: 3, top: 44, bottom: 34, landscape: sides(44),
      regular: true),
    .phone(
      ["iPhone Air"], 420, 912, scale: 3, top: 68, bottom: 34, landscape: sides(68, top: 20, bottom: 29),
      regular: true),
    .phone(
      ["iPhone 14 Plus", "iPhone 13 Pro Max", "iPhone 12 Pro Max"], 428, 926, scale: 3, top: 47, bottom: 34,
      landscape: sides(47), regular: true),
    .phone(
      ["iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 14 Pro Max", "iPhone 16 Plus"], 430, 932, scale: 3, top: 59,
      bottom: 34, landscape: sides(59), regular: true),
    .phone(
      ["iPhone 16 Pro Max", "iPhone 17 Pro Max"], 440, 956, scale: 3, top: 62, bottom: 34, landscape: sides(62),
      regular: true),
  ]

  private static let pads: [DeviceModel] = [
    .pad(["iPad mini", "iPad mini 6", "iPad mini A17 Pro"], 744, 1133, top: 24, bottom: 20, thirds: .medium),
    .pad(["iPad 9.7", "iPad mini 5", "iPad mini 4"], 768, 1024, top: 20, bottom: 0, thirds: .small),
    .pad(["iPad 9", "iPad 10.2", "iPad 8", "iPad 7"], 810, 1080, top: 20, bottom: 0, thirds: .small),
    .pad(
      ["iPad Air 11", "iPad Air 5", "iPad Air 4", "iPad A16", "iPad 10"], 820, 1180, top: 24, bottom: 20,
      thirds: .medium),
    .pad(["iPad Pro 10.5", "iPad Air 10.5", "iPad Air 3"], 834, 1112, top: 20, bottom: 0, thirds: .small),
    .pad(["iPad Pro 11"], 834, 1194, top: 24, bottom: 20, thirds: .medium),
    .pad(["iPad Pro 11 M4", "iPad Pro 11 M5"], 834, 1210, top: 24, bottom: 20, thirds: .medium),
    .pad(["iPad Pro 12.9 2", "iPad Pro 12.9 1"], 1024, 1366, top: 20, bottom: 0, thirds: .large),
    .pad(["iPad Pro 12.9", "iPad Air 13"], 1024, 1366, top: 24, bottom: 20, thirds: .large),
    .pad(["iPad Pro 13", "iPad Pro 13 M4", "iPad Pro 13 M5"], 1032, 1376, top: 24, bottom: 20, thirds: .large),
  ]

  /// One device for each screen that differs from the others, in the order of the table.
  public static let screens: [Device] = models.map { $0.device($0.names[0]) }

  /// The shares of every pad's screen in Split View, one pad for each screen.
  public static let splits: [Device] = models.flatMap { model in
    model.thirds?.devices(of: model, named: model.names[0]) ?? []
  }

  /// All models by name, each followed by the parts of its screen, in the order in which variants are sorted.
  public static let all: [Device] = models.flatMap { model in
    model.names.flatMap { [model.device($0)] + model.parts($0) }
  }

  /// The phone whose screen `--size compact` borrows.
  public static let compact = Device(named: "iPhone 15")!
  /// The pad whose screen `--size regular` borrows.
  public static let regular = Device(named: "iPad Air 11")!
}
