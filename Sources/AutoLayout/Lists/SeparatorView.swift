/// The line between two rows of a list.
final class SeparatorView: UIView {}
