public import LPComponents
public import Foundation

extension UICollectionLayoutListConfiguration {
  /// Returns the actions behind a row; `nil` for none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// Makes the actions at a row's leading side, which is never asked: nothing is swiped.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
    get { kept["leading"] as? SwipeActionsConfigurationProvider }
    set { kept["leading"] = newValue }
  }
  /// Makes the actions at a row's trailing side, which is never asked: nothing is swiped.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
    get { kept["trailing"] as? SwipeActionsConfigurationProvider }
    set { kept["trailing"] = newValue }
  }
}
