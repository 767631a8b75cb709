@MainActor private var isEnabled = true

extension UIView {
  /// Whether animations are enabled; they have ended when a view is laid out, in either case.
  public class var areAnimationsEnabled: Bool { isEnabled }

  /// Sets whether animations are enabled.
  public class func setAnimationsEnabled(_ enabled: Bool) { isEnabled = enabled }
}
