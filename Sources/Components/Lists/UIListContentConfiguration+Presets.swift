import Foundation

extension UIListContentConfiguration {
  private static var isNew: Bool { LayoutEnvironment.current.metrics == .ios26 }
  private static var rowMargin: CGFloat { isNew ? 15 : 11 }
  private static var rowHeight: CGFloat { isNew ? 51 : 44 }

  private static func row(
    _ text: UIFont.TextStyle, _ secondary: UIFont.TextStyle, _ secondaryColor: UIColor, vertical: CGFloat
  ) -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: TextProperties(text, .label), secondary: TextProperties(secondary, secondaryColor), vertical: vertical,
      leastHeight: rowHeight)
  }

  private static func edge(
    _ style: UIFont.TextStyle, _ color: UIColor, top: CGFloat, bottom: CGFloat, least: CGFloat
  ) -> UIListContentConfiguration {
    var made = UIListContentConfiguration(
      text: TextProperties(style, color), secondary: TextProperties(.footnote, .secondaryLabel), vertical: 0,
      leastHeight: least)
    made.directionalLayoutMargins.top = top
    made.directionalLayoutMargins.bottom = bottom
    return made
  }

  // MARK: Rows

  /// Makes the content of a row with a text of body size.
  public static func cell() -> UIListContentConfiguration {
    row(.body, .caption1, .label, vertical: rowMargin)
  }

  /// Makes the content of a row with a small text below the text: 9.5 points above and below, 1 between (documents).
  public static func subtitleCell() -> UIListContentConfiguration {
    row(.body, .caption1, .label, vertical: isNew ? 12 : 9.5)
  }

  /// Makes the content of a row with a value at the trailing side.
  public static func valueCell() -> UIListContentConfiguration {
    var made = row(.body, .body, .secondaryLabel, vertical: rowMargin)
    made.prefersSideBySideTextAndSecondaryText = true
    return made
  }

  /// Makes the content of a row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  /// Makes the content of a row of a sidebar with a small text below the text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

  // MARK: Headers and footers

  /// Makes the content of a header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    edge(.headline, .label, top: 3, bottom: 3, least: ListLengths.plainHeader)
  }

  /// Makes the content of a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    edge(.footnote, .secondaryLabel, top: 6, bottom: 6, least: ListLengths.plainHeader)
  }

  /// Makes the content of a header in a grouped list: a small text in capitals.
  public static func groupedHeader() -> UIListContentConfiguration {
    var made = edge(.footnote, .secondaryLabel, top: 15, bottom: 7, least: ListLengths.groupedHeader)
    made.textProperties.transform = .uppercase
    made.restsAtBottom = true
    return made
  }

  /// Makes the content of a footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    edge(.footnote, .secondaryLabel, top: 8, bottom: 6, least: ListLengths.groupGap)
  }

  /// Makes the content of a large header in an inset grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    var made = edge(.headline, .label, top: 15, bottom: 7, least: ListLengths.groupedHeader)
    made.restsAtBottom = true
    return made
  }

  /// Makes the content of the largest header in an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    var made = edge(.title3, .label, top: 17, bottom: 9, least: ListLengths.groupedHeader)
    made.textProperties.font = made.textProperties.font.with { $0.weight = .bold }
    made.restsAtBottom = true
    return made
  }

  /// Makes the content of a header in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { extraProminentInsetGroupedHeader() }
  /// Makes the content of a header: that of a grouped list.
  public static func header() -> UIListContentConfiguration { groupedHeader() }
  /// Makes the content of a footer: that of a grouped list.
  public static func footer() -> UIListContentConfiguration { groupedFooter() }
}
