import Foundation

/// A view or constraint with numbers that are NaN or infinite, which the problem leaves out.
enum UnusableNumbers {
  case contentSize(ItemReference, CGSize)
  /// A constraint whose margins or baselines, or multiples of them, are not finite.
  case constraint(NSLayoutConstraint)
}
