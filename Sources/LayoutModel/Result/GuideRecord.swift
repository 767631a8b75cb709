public import Foundation

/// One layout guide of a finished layout.
public struct GuideRecord: Hashable, Codable, Sendable {
  /// The kind of a guide.
  public enum Kind: String, Codable, Sendable {
    case margins, safeArea, readableContent, content, frame, keyboard, custom
  }
  /// The owner's path and the guide's name: `screen/card.margins`.
  public var path: String
  /// The name in equations: `card.margins`.
  public var name: String
  /// The rectangle that the guide stands for.
  public var kind: Kind
  /// The index of the owner in `LayoutResult.views`.
  public var owner: Int
  /// The guide's rectangle in the root's coordinates; points.
  public var frame: CGRect
  /// Whether a constraint of the catalog refers to the guide.
  public var isUsed: Bool

  package init(path: String, name: String, kind: Kind, owner: Int, frame: CGRect, isUsed: Bool) {
    self.path = path
    self.name = name
    self.kind = kind
    self.owner = owner
    self.frame = frame
    self.isUsed = isUsed
  }
}
