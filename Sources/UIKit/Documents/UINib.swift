public import LPComponents
public import Foundation

/// A xib of the app, looked for below the folders of its sources.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// A key of options for making the objects of a xib, which have no effect.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of objects for placeholders.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  let name: String

  /// Makes a xib by its name. It is read when its objects are made.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Makes the top-level views of the xib, sets the outlets of the views and of the owner, and wakes the views. Where
  /// UIKit raises an exception because there is no such xib, the result is empty, and that is reported.
  @discardableResult
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    if let views = NibDocuments.current?.views(named: name, owner: ownerOrNil as? UIResponder) { return views }
    InactiveUse.record(
      "the xib '\(name)'", because: "no file '\(name).xib' that can be read is among the app's sources")
    return []
  }
}

extension Bundle {
  /// Makes the top-level views of a xib of the app (see `UINib`); `nil` if there is no such xib.
  @MainActor
  @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let made = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    return made.isEmpty ? nil : made
  }
}

extension UITableView {
  /// Registers a xib, whose first view is a cell.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(identifier, cell: nib.map { nib in { nib.first() ?? UITableViewCell() } })
  }

  /// Registers a xib, whose first view is a header or a footer.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(
      identifier,
      header: nib.map { nib in { nib.first() ?? UITableViewHeaderFooterView(reuseIdentifier: nil) } })
  }
}

extension UICollectionView {
  /// Registers a xib, whose first view is a cell.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(identifier, cell: nib.map { nib in { nib.first() ?? UICollectionViewCell() } })
  }

  /// Registers a xib, whose first view is a header, a footer or another view of a kind.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    register(identifier, kind: kind, nib.map { nib in { nib.first() ?? UICollectionReusableView() } })
  }
}

extension UINib {
  fileprivate func first<View: UIView>() -> View? { instantiate(withOwner: nil).first as? View }
}
