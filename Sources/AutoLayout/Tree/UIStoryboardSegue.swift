public import Foundation

/// A connection from one controller of a storyboard to another.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name that the storyboard gives; `nil` for none.
  public let identifier: String?
  /// The controller that the segue begins at.
  public let source: UIViewController
  /// The controller that the segue shows.
  public let destination: UIViewController

  /// Makes a segue between two controllers.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init()
  }

  /// Would show the destination; previews show one screen at rest.
  open func perform() {}
}
