public import LPComponents

// Changes that UIKit animates where it is asked to; here they are made at once.

extension UISwitch {
  /// Turns the switch on or off, at once.
  public func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

extension UISlider {
  private static let storedContinuous = Stored("UISlider.isContinuous", true)

  /// Moves the thumb to a value, at once.
  public func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Kept; no touches arrive.
  public var isContinuous: Bool {
    get { Self.storedContinuous[self] }
    set { Self.storedContinuous[self] = newValue }
  }
}

extension UIProgressView {
  /// Shows a progress between 0 and 1, at once.
  public func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
