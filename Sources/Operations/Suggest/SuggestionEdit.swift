import LPAutoLayout
import Foundation
import LPReasoning

/// Where a suggested line belongs, and what it says in parts: what `suggest --apply` writes.
package struct SuggestionEdit: Codable, Hashable, Sendable {
  /// A side of the equation.
  package struct Side: Codable, Hashable, Sendable {
    /// The variable of the view; `nil` if the source has none, or one for several views.
    package let variable: String?
    /// The call that made the view; in a document, the line of its element.
    package let place: LintReport.Place?
    /// Whether the view is the one whose `constraints` closure gets the line.
    package let isHolder: Bool
    /// `margins`, `safeArea` or `content`; `nil` for the view itself.
    package let guide: String?

    init(_ item: SuggestedEdit.Item) {
      variable = item.variable
      place = item.place.map { LintReport.Place($0) }
      isHolder = item.isHolder
      guide = item.guide.flatMap(Self.word)
    }

    private static func word(_ role: UILayoutGuide.Role) -> String? {
      switch role {
      case .margins: "margins"
      case .safeArea: "safeArea"
      case .scrollContent: "content"
      default: nil
      }
    }
  }

  /// The call that made the view whose `constraints` closure gets the line.
  package let holder: LintReport.Place?
  package let first: Side
  package let attribute: String
  /// `nil` for a number.
  package let second: Side?
  package let secondAttribute: String?
  package let constant: Double
  /// The hugging priority to set along `attribute`, a width or a height, instead of an equation.
  package let hugging: Double?

  init(_ edit: SuggestedEdit) {
    holder = edit.holder.map { LintReport.Place($0) }
    first = Side(edit.first)
    attribute = edit.attribute.name
    second = edit.second.map(Side.init)
    secondAttribute = edit.second == nil ? nil : edit.secondAttribute.name
    constant = Double(edit.constant)
    hugging = edit.hugging.map(Double.init)
  }
}
