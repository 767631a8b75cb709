public import Foundation

/// What prints ask their delegate for; nothing does.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: AnyObject {}

/// The screen of printing, which is never shown: there is no printer.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  /// Is told how printing ended.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// The only screen.
  public static let shared = UIPrintInteractionController()
  /// Always `false`: there is no printer.
  public static var isPrintingAvailable: Bool { false }
  /// Always `false`: there is no printer.
  public static func canPrint(_ url: URL) -> Bool { false }

  /// What is asked of the printer; kept.
  open var printInfo: UIPrintInfo?
  /// The delegate, which is kept and not called.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// Kept.
  open var showsNumberOfCopies = true
  /// What lays text out; kept.
  open var printFormatter: UIPrintFormatter?
  /// What is printed; kept.
  open var printingItem: Any?

  /// Returns `false`: the screen is not shown.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    InactiveUse.record(
      "UIPrintInteractionController.present(animated:completionHandler:)", because: "nothing is printed")
    return false
  }
  /// Returns `false`: the screen is not shown.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  /// Returns `false`: the screen is not shown.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { present(animated: animated, completionHandler: completion) }
  /// Does nothing.
  open func dismiss(animated: Bool) {}
}
