/// A view with text in one font.
@preconcurrency @MainActor
package protocol TextBearing: UIView {
  var layoutFont: UIFont { get }
}
