extension NSLayoutConstraint {
  /// The constraint as UIKit prints it.
  var consoleText: String { ConstraintDescription(constraint: self).text }

  /// The equation as the description has it: `H:[UIView:0x…]-(8)-[UILabel:0x…'Hello']`.
  public var asciiArtDescription: String { ConstraintDescription(constraint: self).statement }
}
