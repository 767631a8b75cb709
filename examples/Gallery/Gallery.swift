import LayoutPreview

/// Screens of the kind that people ship; each is one property, in a file of its own.
@main
struct Gallery: PreviewCatalog {
  var previews: [Preview] {
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
