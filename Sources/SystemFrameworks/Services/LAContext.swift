public import Foundation

/// What a user shows to be known. Raw values are LocalAuthentication's.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

/// What a device recognises. Raw values are LocalAuthentication's.
public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID, opticID
}

/// Recognises users: nobody here.
open class LAContext: NSObject {
  open var biometryType: LABiometryType { .none }
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  /// Returns `false`: nobody is recognised.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool { false }
  /// Does nothing: nobody is recognised.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { rests("LAContext", because: "nobody is recognised") }
  /// Does nothing.
  open func invalidate() {}
}
