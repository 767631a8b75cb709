import Foundation

/// The texts that stand in for those of app code that is left out. They say nothing about the app's own texts.
package enum StandInTexts {
  nonisolated(unsafe) private static var texts: Set<String> = []
  private static let lock = NSLock()
  /// The length from which a text that is a part of another is taken for it; shorter ones are words of the language.
  private static let least = 6

  package static func note(_ text: String) { lock.withLock { _ = texts.insert(text) } }

  /// Returns whether a text is a stand-in, or has one in it.
  package static func isIn(_ text: String) -> Bool {
    lock.withLock {
      texts.contains(text) || texts.contains { $0.count >= least && text.contains($0) }
    }
  }
}
