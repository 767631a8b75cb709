import Foundation

/// Numbers of a view or constraint that are NaN or infinite; the problem leaves them out.
enum UnusableNumbers {
  case contentSize(UIView, CGSize)
  /// A constraint whose margins or baselines, or multiples of them, are not finite.
  case constraint(NSLayoutConstraint)
}
