public import Foundation
@_spi(AppSources) public import UIKit

/// A page of the web in a browser: a box with its name.
open class SFSafariViewController: UIViewController {
  /// How the browser looks; kept.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
  }
  /// The button that closes it. Raw values are SafariServices'.
  public enum DismissButtonStyle: Int, Sendable {
    case done, close, cancel
  }
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  public let configuration: Configuration
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor!
  open var dismissButtonStyle = DismissButtonStyle.done
  public init(url URL: URL, configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) { self.init(url: URL) }
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }
  open override func loadView() { view = RestingController.box(around: self) }
}

/// The delegate of a browser; nothing calls it, and all methods have defaults.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
