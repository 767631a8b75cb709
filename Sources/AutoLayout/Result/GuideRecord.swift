public import Foundation

/// One layout guide of a finished layout.
public struct GuideRecord: Hashable, Codable, Sendable {
  /// What a guide stands for.
  public enum Kind: String, Codable, Sendable {
    case margins, safeArea, readableContent, content, frame, keyboard, custom
  }
  /// The owner's path and the guide's name: `screen/card.margins`.
  public var path: String
  /// As equations show it: `card.margins`.
  public var name: String
  /// What the guide stands for.
  public var kind: Kind
  /// Index into `LayoutResult.views`.
  public var owner: Int
  /// The guide's rectangle in the root's coordinates; points.
  public var frame: CGRect
  /// Whether some constraint of the catalog refers to it.
  public var isUsed: Bool
}
