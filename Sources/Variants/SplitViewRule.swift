import LPLayoutModel
import Foundation

/// The rule by which Split View before iPadOS 26 divides a pad: two apps with 10 points between them.
struct SplitViewRule {
  /// The width of the narrow app in an uneven split, in points.
  let landscapeThird: CGFloat
  let portraitThird: CGFloat
  /// Whether half of the screen has regular width, as on 12.9 and 13 inch screens; on smaller ones it is compact.
  let isHalfRegular: Bool

  /// The rule of screens up to 10.5 inches.
  static let small = SplitViewRule(landscapeThird: 320, portraitThird: 320, isHalfRegular: false)
  /// The rule of 8.3, 10.9 and 11 inch screens.
  static let medium = SplitViewRule(landscapeThird: 375, portraitThird: 320, isHalfRegular: false)
  /// The rule of 12.9 and 13 inch screens.
  static let large = SplitViewRule(landscapeThird: 375, portraitThird: 375, isHalfRegular: true)

  static let divider: CGFloat = 10

  /// Returns the three shares that an app can have, narrowest first. Portrait has no halves.
  func devices(of model: DeviceModel, named name: String) -> [Device] {
    let long = model.portraitHeight
    let short = model.portraitWidth
    let share = { (fraction: String, postures: [Device.Posture]) in
      Device(
        name: "\(name) split \(fraction)", idiom: model.idiom, scale: model.scale, postures: postures, split: fraction,
        isWhole: false)
    }
    return [
      share(
        "1/3",
        [
          model.posture(.portrait, width: portraitThird, horizontalSizeClass: .compact),
          model.posture(.landscape, width: landscapeThird, horizontalSizeClass: .compact),
        ]),
      share(
        "1/2",
        [
          model.posture(
            .landscape, width: (long - Self.divider) / 2, horizontalSizeClass: isHalfRegular ? .regular : .compact)
        ]),
      share(
        "2/3",
        [
          model.posture(
            .portrait, width: short - Self.divider - portraitThird, horizontalSizeClass: .compact),
          model.posture(
            .landscape, width: long - Self.divider - landscapeThird, horizontalSizeClass: .regular),
        ]),
    ]
  }
}
