public import Foundation
@_spi(AppSources) public import UIKit

/// What became of a mail. Raw values are MessageUI's.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled, saved, sent, failed
}

/// What became of a message. Raw values are MessageUI's.
public enum MessageComposeResult: Int, Sendable {
  case cancelled, sent, failed
}

/// The screen of a mail: a box with its name.
open class MFMailComposeViewController: UINavigationController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  /// Returns `false`: nothing is sent.
  open class func canSendMail() -> Bool { false }
  /// Does nothing.
  open func setSubject(_ subject: String) {}
  open func setToRecipients(_ toRecipients: [String]?) {}
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
  open override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [RestingController(String(describing: type(of: self)))]
  }
}

/// The delegate of a mail; nothing calls it, and its method has a default.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}

/// The screen of a message: a box with its name.
open class MFMessageComposeViewController: UINavigationController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var subject: String?
  open var body: String?
  /// Returns `false`: nothing is sent.
  open class func canSendText() -> Bool { false }
  open override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [RestingController(String(describing: type(of: self)))]
  }
}

/// The delegate of a message; nothing calls it.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
