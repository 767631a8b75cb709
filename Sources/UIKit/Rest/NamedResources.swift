internal import LPLayoutModel
public import LPComponents
import Foundation
import LPSupport

/// The app's own images, colours and texts in the place of expressions that name them by what a tool generates.
@_spi(AppSources)
public enum NamedResources {
  /// The image of the app's asset catalogs that an expression names; `nil` for none.
  @MainActor public static func image(for expression: String) -> UIImage? {
    guard let name = GeneratedName(expression) else { return nil }
    return name.found(in: tables.images).flatMap(UIImage.init(named:))
  }

  /// The colour of the app's asset catalogs that an expression names; `nil` for none.
  public static func color(for expression: String) -> UIColor? {
    guard let name = GeneratedName(expression) else { return nil }
    return name.found(in: tables.colors).flatMap(UIColor.ofCatalogs)
  }

  /// The text of the app's tables that an expression names, with values at rest for its arguments; `nil` for none.
  public static func text(for expression: String) -> String? {
    guard let name = GeneratedName(expression), name.isOfType else { return nil }
    for (table, keys) in tables.texts {
      guard let key = name.found(in: keys) else { continue }
      let strings = LayoutEnvironment.current.strings
      guard let text = strings.format(key, table: table, at: nil) else { continue }
      return text.takesArguments ? strings.localized(key, table: table, arguments: arguments(of: text.text)) : text.text
    }
    return nil
  }

  /// Values at rest for the specifiers of a format, as many as a text may have.
  private static func arguments(of format: String) -> [any CVarArg] {
    let specifiers = format.matches(of: /%(?:\d+\$)?[-+ 0#]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j)?([@a-zA-Z])/)
    guard !specifiers.isEmpty else { return [3] }
    return specifiers.map { match in
      switch match.1 {
      case "@", "s", "S": "…"
      case "f", "F", "e", "E", "g", "G", "a", "A": 1.5
      default: 3
      }
    }
  }

  // MARK: Tables

  private struct Tables {
    let images: [String: String]
    let colors: [String: String]
    /// The keys of each table; that of the usual name first.
    let texts: [(table: String, keys: [String: String])]
  }

  /// The tables of the environment that asked last.
  private static let known = Locked<(strings: ObjectIdentifier, images: ObjectIdentifier, tables: Tables)?>(nil)

  private static var tables: Tables {
    let environment = LayoutEnvironment.current
    let (strings, images) = (ObjectIdentifier(environment.strings), ObjectIdentifier(environment.images))
    return known.withLock { known in
      if let known, known.strings == strings, known.images == images { return known.tables }
      let texts = environment.strings.keys.map { ($0.table, GeneratedName.table(of: $0.keys)) }
      let tables = Tables(
        images: GeneratedName.table(of: environment.images.names),
        colors: GeneratedName.table(of: environment.images.colorNames),
        texts: texts.sorted { ($0.0 != "Localizable" ? 1 : 0, $0.0) < ($1.0 != "Localizable" ? 1 : 0, $1.0) })
      known = (strings, images, tables)
      return tables
    }
  }
}
