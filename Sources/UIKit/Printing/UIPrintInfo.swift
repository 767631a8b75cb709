public import Foundation

/// What is asked of a printer; kept.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
  /// What is printed. Raw values are UIKit's.
  public enum OutputType: Int, Sendable {
    case general = 0
    case photo, grayscale, photoGrayscale
  }
  /// How paper lies. Raw values are UIKit's.
  public enum Orientation: Int, Sendable {
    case portrait = 0
    case landscape
  }

  /// What is printed.
  open var outputType = OutputType.general
  /// How paper lies.
  open var orientation = Orientation.portrait
  /// The name of the task.
  open var jobName = ""

  /// Makes what is asked for by default.
  public static func printInfo() -> UIPrintInfo { UIPrintInfo() }
  /// Makes what is asked for by default.
  public override init() {}
}

/// What lays text out on paper; kept.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  /// The space around the text on a page, in points.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// Makes a formatter without text.
  public override init() {}
}

/// What lays a text out on paper; kept.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text.
  open var text: String?
  /// The text with attributes.
  open var attributedText: NSAttributedString?

  /// Makes a formatter of a text.
  public init(text: String) {
    super.init()
    self.text = text
  }
  /// Makes a formatter of a text with attributes.
  public init(attributedText: NSAttributedString) {
    super.init()
    self.attributedText = attributedText
  }
}
