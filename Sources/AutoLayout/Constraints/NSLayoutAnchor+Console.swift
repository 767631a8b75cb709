extension NSLayoutAnchor {
  /// The anchor as UIKit prints it.
  var consoleText: String { "<\(type(of: self)):\(ConstraintDescription.address(self)) \"\(expression)\">" }

  /// `UIView:0x….leading`, or the distance between two anchors: `(b.leading - a.trailing)`.
  package var expression: String {
    func location(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> String {
      "\(ConstraintDescription.itemName(item)).\(attribute.name)"
    }
    guard let offset = (self as? NSLayoutDimension)?.offset else { return location(item, attribute) }
    return "(\(location(offset.to.0, offset.to.1)) - \(location(offset.from.0, offset.from.1)))"
  }
}
