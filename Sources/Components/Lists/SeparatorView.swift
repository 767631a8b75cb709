/// The line between two rows of a list.
package final class SeparatorView: UIView {}
