public import LPAutoLayout

extension UIResponder {
  /// Returns `nil`: no method is sent by name, so that no responder is looked for.
  public func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
}
