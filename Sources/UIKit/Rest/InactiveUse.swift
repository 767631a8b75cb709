internal import LPAutoLayout
internal import Foundation

/// A feature of UIKit that the code of a layout used and that has no effect here.
public struct InactiveUse: Hashable, Sendable, CustomStringConvertible {
  /// The name of the feature, such as `UIControl.addTarget(_:action:for:)`.
  public let feature: String
  /// The reason why it has no effect.
  public let reason: String

  /// The sentence that is printed once in a preview.
  public var description: String { "note: \(feature) has no effect in a preview: \(reason)" }

  /// The features that were used since the process started, each once, in the order of their first use.
  @MainActor public private(set) static var all: [InactiveUse] = []
  @MainActor private static var seen: Set<String> = []

  /// Records a use; the first one of a feature while a preview is built is printed to standard error.
  @MainActor
  package static func record(_ feature: String, because reason: String) {
    guard seen.insert(feature).inserted else { return }
    let use = InactiveUse(feature: feature, reason: reason)
    all.append(use)
    guard ResponderKeeper.current != nil else { return }
    FileHandle.standardError.write(Data("\(use)\n".utf8))
  }
}
