extension NSLayoutConstraint {
  /// The constraint as UIKit prints it.
  var consoleText: String { ConstraintDescription(constraint: self).text }
}
