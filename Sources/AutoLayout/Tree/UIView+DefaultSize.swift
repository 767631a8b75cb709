package import Foundation

extension UIView {
  /// Gives the view the size that its class has where code gives none, so that it is seen without constraints.
  package func takeDefaultSize(_ size: CGSize) {
    geometry.frame.size = size
    geometry.initialSize = size
  }
}
