public import LPFoundationNames
public import Foundation

extension NSObjectProtocol where Self: NSObject {
  /// Reports the value at the beginning where `options` ask for it, and no change: Swift has no key-value observing without
  /// Objective-C.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    tellOfObserving()
    if options.contains(.initial) {
      changeHandler(
        self, NSKeyValueObservedChange(initial: options.contains(.new) ? self[keyPath: keyPath] : nil))
    }
    return NSKeyValueObservation()
  }
}

private func tellOfObserving() {
  guard Thread.isMainThread else { return }
  MainActor.assumeIsolated {
    InactiveUse.record("NSObject.observe(_:options:changeHandler:)", because: "no change of a property is reported")
  }
}

extension NSObject {
  /// Reports no change, as `observe(_:options:changeHandler:)` does.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    tellOfObserving()
  }
  /// Does nothing.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
  /// Does nothing.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {}
  /// Would receive the reports of changes.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {}
  /// Does nothing: no change is reported.
  public func willChangeValue(forKey key: String) {}
  /// Does nothing: no change is reported.
  public func didChangeValue(forKey key: String) {}
}
