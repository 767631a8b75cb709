/// The place of entries that are made when a menu is shown, which none is.
open class UIDeferredMenuElement: UIMenuElement {
  /// Makes the entries.
  public typealias Provider = (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider

  /// Makes a place from a closure, which is never called.
  public init(_ elementProvider: @escaping Provider) {
    provider = elementProvider
    super.init(title: "", image: nil)
  }

  /// Makes a place from a closure that would be asked each time; it is never called.
  public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider)
  }
}
