public import AutoLayout

extension UIFont.Weight: _UIKitNumericRawRepresentable {}
