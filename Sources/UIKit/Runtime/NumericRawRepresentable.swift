public import LPLayoutModel

extension UIFont.Weight: _UIKitNumericRawRepresentable {}
