import LPCommandLine
import LPCatalogs

/// An executable's previews. Marked with `@main`, it has the verbs of the `preview` command.
@MainActor
public protocol PreviewCatalog {
  /// Makes the catalog.
  init()
  /// The previews, in the order that they are listed and drawn.
  @PreviewBuilder var previews: [Preview] { get }
  static func main()
}

extension PreviewCatalog {
  /// Runs the command that the arguments ask for, and exits with its status.
  public static func main() {
    // `String(describing:)` would search all libraries for ways to print the type, for half a millisecond.
    CatalogCommand(CatalogLoader(_typeName(Self.self, qualified: false)) { Self().previews }).runAndExit()
  }
}
