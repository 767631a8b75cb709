public import LPAutoLayout
public import Foundation

/// The screen on which a view is shown: its size, its safe area, and its traits.
public struct ViewImageConfig: Sendable {
  /// How a phone is held.
  public enum Orientation: Sendable {
    case landscape
    case portrait
  }

  /// How a tablet is held, and the part of its screen that the app has.
  public enum TabletOrientation: Sendable {
    /// The part of a screen that is wider than high.
    public enum LandscapeSplits: Sendable {
      case oneThird
      case oneHalf
      case twoThirds
      case full
    }
    /// The part of a screen that is higher than wide.
    public enum PortraitSplits: Sendable {
      case oneThird
      case twoThirds
      case full
    }

    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)
  }

  /// The insets of the safe area, in points.
  public var safeArea: UIEdgeInsets
  /// The size in points; `nil` for that of the view.
  public var size: CGSize?
  /// The traits; others are those of the process.
  public var traits: UITraitCollection

  /// Makes a screen.
  public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }
}

/// The measures of a phone, in portrait.
private struct Phone {
  let width, height: CGFloat
  /// The height of the status bar, or of the notch, which is at both sides in landscape.
  let top: CGFloat
  /// The height of the home indicator's area in portrait and in landscape; 0 with a home button.
  var bottom: CGFloat = 34
  var bottomInLandscape: CGFloat = 21
  /// Whether the width has the regular class in landscape.
  var isWide = false

  func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    let hasButton = bottom == 0
    switch orientation {
    case .portrait:
      return ViewImageConfig(
        safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), size: CGSize(width: width, height: height),
        traits: traits(orientation))
    case .landscape:
      let side = hasButton ? 0 : top
      return ViewImageConfig(
        safeArea: UIEdgeInsets(top: 0, left: side, bottom: hasButton ? 0 : bottomInLandscape, right: side),
        size: CGSize(width: height, height: width), traits: traits(orientation))
    }
  }

  /// The traits of the library's phones, whose text size is Medium.
  func traits(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    let isUpright = orientation == .portrait
    return UITraitCollection(
      horizontalSizeClass: !isUpright && isWide ? .regular : .compact,
      verticalSizeClass: isUpright ? .regular : .compact, layoutDirection: .leftToRight,
      preferredContentSizeCategory: .medium, userInterfaceIdiom: .phone)
  }

  static let se = Phone(width: 320, height: 568, top: 20, bottom: 0)
  static let eight = Phone(width: 375, height: 667, top: 20, bottom: 0)
  static let eightPlus = Phone(width: 414, height: 736, top: 20, bottom: 0, isWide: true)
  static let x = Phone(width: 375, height: 812, top: 44, bottomInLandscape: 24)
  static let xsMax = Phone(width: 414, height: 896, top: 44, bottomInLandscape: 24, isWide: true)
  static let twelve = Phone(width: 390, height: 844, top: 47)
  static let proMax = Phone(width: 428, height: 926, top: 47, isWide: true)
  static let mini = Phone(width: 375, height: 812, top: 50)
}

extension ViewImageConfig {
  /// An iPhone SE of 4 inches, in portrait.
  public static let iPhoneSe = iPhoneSe(.portrait)
  /// An iPhone SE of 4 inches.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig { Phone.se.config(orientation) }
  /// An iPhone 8, in portrait.
  public static let iPhone8 = iPhone8(.portrait)
  /// An iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig { Phone.eight.config(orientation) }
  /// An iPhone 8 Plus, in portrait.
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  /// An iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig { Phone.eightPlus.config(orientation) }
  /// An iPhone X, in portrait.
  public static let iPhoneX = iPhoneX(.portrait)
  /// An iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig { Phone.x.config(orientation) }
  /// An iPhone Xs Max, in portrait.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  /// An iPhone Xs Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig { Phone.xsMax.config(orientation) }
  /// An iPhone Xr, in portrait.
  public static let iPhoneXr = iPhoneXr(.portrait)
  /// An iPhone Xr.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig { Phone.xsMax.config(orientation) }
  /// An iPhone 12, in portrait.
  public static let iPhone12 = iPhone12(.portrait)
  /// An iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig { Phone.twelve.config(orientation) }
  /// An iPhone 12 Pro, in portrait.
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  /// An iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }
  /// An iPhone 12 Pro Max, in portrait.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  /// An iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig { Phone.proMax.config(orientation) }
  /// An iPhone 13, in portrait.
  public static let iPhone13 = iPhone13(.portrait)
  /// An iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig { Phone.twelve.config(orientation) }
  /// An iPhone 13 mini, in portrait.
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  /// An iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig { Phone.mini.config(orientation) }
  /// An iPhone 13 Pro, in portrait.
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  /// An iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig { iPhone13(orientation) }
  /// An iPhone 13 Pro Max, in portrait.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  /// An iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig { Phone.proMax.config(orientation) }
}

/// The measures of a tablet: its screen in landscape, and the widths of parts of it.
private struct Tablet {
  let width, height: CGFloat
  /// A third, a half and two thirds of the screen in landscape.
  let landscape: (third: CGFloat, half: CGFloat, twoThirds: CGFloat)
  /// A third and two thirds of the screen in portrait.
  let portrait: (third: CGFloat, twoThirds: CGFloat)
  /// Whether half of the screen has the regular class in landscape.
  var hasWideHalf = false
  /// The heights of the status bar, and of the home indicator's area.
  var top: CGFloat = 20
  var bottom: CGFloat = 0

  func config(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    let (size, isWide): (CGSize, Bool)
    switch orientation {
    case .landscape(.oneThird): (size, isWide) = (CGSize(width: landscape.third, height: height), false)
    case .landscape(.oneHalf): (size, isWide) = (CGSize(width: landscape.half, height: height), hasWideHalf)
    case .landscape(.twoThirds): (size, isWide) = (CGSize(width: landscape.twoThirds, height: height), true)
    case .landscape(.full): (size, isWide) = (CGSize(width: width, height: height), true)
    case .portrait(.oneThird): (size, isWide) = (CGSize(width: portrait.third, height: width), false)
    case .portrait(.twoThirds): (size, isWide) = (CGSize(width: portrait.twoThirds, height: width), false)
    case .portrait(.full): (size, isWide) = (CGSize(width: height, height: width), true)
    }
    return ViewImageConfig(
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), size: size,
      traits: Self.traits(isWide: isWide))
  }

  func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    config(orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full))
  }

  static func traits(isWide: Bool) -> UITraitCollection {
    UITraitCollection(
      horizontalSizeClass: isWide ? .regular : .compact, verticalSizeClass: .regular, userInterfaceIdiom: .pad)
  }

  static let mini = Tablet(width: 1024, height: 768, landscape: (320, 507, 694), portrait: (320, 438))
  static let ten2 = Tablet(width: 1080, height: 810, landscape: (320, 535, 750), portrait: (320, 480))
  static let ten5 = Tablet(width: 1112, height: 834, landscape: (320, 551, 782), portrait: (320, 504))
  static let eleven = Tablet(
    width: 1194, height: 834, landscape: (375, 592, 809), portrait: (320, 504), top: 24, bottom: 20)
  static let twelve9 = Tablet(
    width: 1366, height: 1024, landscape: (375, 678, 981), portrait: (375, 639), hasWideHalf: true)
}

extension ViewImageConfig {
  /// An iPad mini, in landscape.
  public static let iPadMini = iPadMini(.landscape)
  /// An iPad mini.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { Tablet.mini.config(orientation) }
  /// A part of the screen of an iPad mini.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig { Tablet.mini.config(orientation) }
  /// An iPad of 9.7 inches, in landscape.
  public static let iPad9_7 = iPadMini
  /// An iPad of 9.7 inches.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { iPadMini(orientation) }
  /// A part of the screen of an iPad of 9.7 inches.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig { iPadMini(orientation) }
  /// An iPad of 10.2 inches, in landscape.
  public static let iPad10_2 = iPad10_2(.landscape)
  /// An iPad of 10.2 inches.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { Tablet.ten2.config(orientation) }
  /// A part of the screen of an iPad of 10.2 inches.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig { Tablet.ten2.config(orientation) }
  /// An iPad Pro of 10.5 inches, in landscape.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  /// An iPad Pro of 10.5 inches.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig { Tablet.ten5.config(orientation) }
  /// A part of the screen of an iPad Pro of 10.5 inches.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.ten5.config(orientation)
  }
  /// An iPad Pro of 11 inches, in landscape.
  public static let iPadPro11 = iPadPro11(.landscape)
  /// An iPad Pro of 11 inches.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig { Tablet.eleven.config(orientation) }
  /// A part of the screen of an iPad Pro of 11 inches.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.eleven.config(orientation)
  }
  /// An iPad Pro of 12.9 inches, in landscape.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)
  /// An iPad Pro of 12.9 inches.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig { Tablet.twelve9.config(orientation) }
  /// A part of the screen of an iPad Pro of 12.9 inches.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.twelve9.config(orientation)
  }
}

extension UITraitCollection {
  /// The traits of an iPhone SE of 4 inches.
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.se.traits(orientation)
  }
  /// The traits of an iPhone 8.
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.eight.traits(orientation)
  }
  /// The traits of an iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.eightPlus.traits(orientation)
  }
  /// The traits of an iPhone X.
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.x.traits(orientation)
  }
  /// The traits of an iPhone Xr.
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.xsMax.traits(orientation)
  }
  /// The traits of an iPhone Xs Max.
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.xsMax.traits(orientation)
  }
  /// The traits of an iPhone 12.
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.twelve.traits(orientation)
  }
  /// The traits of an iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.proMax.traits(orientation)
  }
  /// The traits of an iPhone 13.
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.twelve.traits(orientation)
  }
  /// The traits of an iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.proMax.traits(orientation)
  }
  /// The traits of an iPad mini.
  public static let iPadMini = Tablet.traits(isWide: true)
  /// The traits of a narrow part of an iPad mini's screen.
  public static let iPadMini_Compact_SplitView = Tablet.traits(isWide: false)
  /// The traits of an iPad of 9.7 inches.
  public static let iPad9_7 = Tablet.traits(isWide: true)
  /// The traits of a narrow part of the screen of an iPad of 9.7 inches.
  public static let iPad9_7_Compact_SplitView = Tablet.traits(isWide: false)
  /// The traits of an iPad of 10.2 inches.
  public static let iPad10_2 = Tablet.traits(isWide: true)
  /// The traits of a narrow part of the screen of an iPad of 10.2 inches.
  public static let iPad10_2_Compact_SplitView = Tablet.traits(isWide: false)
  /// The traits of an iPad Pro of 10.5 inches.
  public static let iPadPro10_5 = Tablet.traits(isWide: true)
  /// The traits of a narrow part of the screen of an iPad Pro of 10.5 inches.
  public static let iPadPro10_5_Compact_SplitView = Tablet.traits(isWide: false)
  /// The traits of an iPad Pro of 11 inches.
  public static let iPadPro11 = Tablet.traits(isWide: true)
  /// The traits of a narrow part of the screen of an iPad Pro of 11 inches.
  public static let iPadPro11_Compact_SplitView = Tablet.traits(isWide: false)
  /// The traits of an iPad Pro of 12.9 inches.
  public static let iPadPro12_9 = Tablet.traits(isWide: true)
  /// The traits of a narrow part of the screen of an iPad Pro of 12.9 inches.
  public static let iPadPro12_9_Compact_SplitView = Tablet.traits(isWide: false)
}
