public import LayoutPreview

/// Screens of the kind that people ship; each is one property, in a file of its own.
///
/// The catalog is in a library, which tests can import as well as the executable in `Command`.
public struct Gallery: PreviewCatalog {
  public init() {}

  public var previews: [Preview] {
    signIn
    profileCard
    settings
    article
    products
    chat
    checkout
    player
  }
}
