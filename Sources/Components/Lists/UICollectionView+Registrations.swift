public import Foundation

extension UICollectionView {
  /// A class of cells, and how they show an item.
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Makes a cell show an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    let identifier = "registration-\(RegistrationNumber.next())"
    let handler: Handler
    /// Makes a registration.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A class of headers, footers or other views of a kind, and how they are configured.
  @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view.
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath)
      -> Void
    let identifier = "registration-\(RegistrationNumber.next())"
    let elementKind: String
    let handler: Handler
    /// Makes a registration.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }
}
