public import Foundation
public import UIKit

/// What an observation of a property reports. Raw values are Foundation's.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = Self(rawValue: 1)
  public static let old = Self(rawValue: 2)
  public static let initial = Self(rawValue: 4)
  public static let prior = Self(rawValue: 8)
}

/// A change of a property.
public struct NSKeyValueObservedChange<Value> {
  /// The value before.
  public let oldValue: Value?
  /// The value behind it.
  public let newValue: Value?
}

/// A class of a framework whose properties can be observed.
public protocol KeyValueObserved: AnyObject {}

extension KeyValueObserved {
  /// Returns an observation, which reports nothing: properties keep their values.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { NSKeyValueObservation() }
  /// Does nothing: properties keep their values.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {}
  /// Does nothing.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
  /// Does nothing.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {}
}

extension WKWebView: KeyValueObserved {}
extension AVPlayer: KeyValueObserved {}
extension AVPlayerItem: KeyValueObserved {}
extension AVPlayerLayer: KeyValueObserved {}
