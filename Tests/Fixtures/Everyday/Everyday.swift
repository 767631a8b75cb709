import LayoutPreview

/// Twelve screens of everyday apps, six in UIKit's code and six in the DSL, as their authors write them: nobody wrote
/// them for `lint`. `EverydayLintTests` has what it finds.
@main
struct Everyday: PreviewCatalog {
  var previews: [Preview] {
    Preview("Account settings") { AccountSettingsController() }
    Preview("Conversation") { ConversationController() }
    Preview("Order summary") { OrderSummaryController() }
    Preview("Month") { MonthController() }
    Preview("Search results") { SearchResultsController() }
    Preview("Now playing") { NowPlayingController() }
    Preview("Welcome") { traits in welcome(traits) }
    Preview("Member") { traits in member(traits) }
    Preview("Log in") { traits in logIn(traits) }
    Preview("Recipe") { traits in recipe(traits) }
    Preview("No favourites") { traits in noFavourites(traits) }
    Preview("Timeline") { traits in timeline(traits) }
  }
}
