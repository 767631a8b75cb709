public import LPComponents
public import Foundation

extension UIWindow {
  /// The plane of a window among others; higher ones are above.
  public struct Level: RawRepresentable, Hashable, Sendable, Comparable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a plane.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The plane of the app.
    public static let normal = Level(rawValue: 0)
    /// The plane of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The plane of alerts.
    public static let alert = Level(rawValue: 2000)

    public static func < (first: Level, second: Level) -> Bool { first.rawValue < second.rawValue }
    public static func + (first: Level, second: CGFloat) -> Level { Level(rawValue: first.rawValue + second) }
    public static func - (first: Level, second: CGFloat) -> Level { Level(rawValue: first.rawValue - second) }
  }

  private static let storedLevel = Stored("UIWindow.windowLevel", Level.normal)

  /// Kept; a preview has one window.
  public var windowLevel: Level {
    get { Self.storedLevel[self] }
    set { Self.storedLevel[self] = newValue }
  }
  /// Whether the window is shown.
  public var isKeyWindow: Bool { !isHidden }
  /// The screen.
  public var screen: UIScreen { .main }
  /// Does nothing: no keys arrive.
  public func makeKey() {}
  /// Does nothing.
  public func becomeKey() {}
  /// Does nothing.
  public func resignKey() {}
}
