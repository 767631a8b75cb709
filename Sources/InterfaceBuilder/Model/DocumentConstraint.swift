package import LPAutoLayout

/// A constraint as the document records it.
package struct DocumentConstraint {
  package let element: DocumentElement
  package let id: String?
  package let first: String?
  package let second: String?
  package let firstAttribute: NSLayoutConstraint.Attribute
  package let secondAttribute: NSLayoutConstraint.Attribute
  package let relation: NSLayoutConstraint.Relation
  package let multiplier: Double
  package let constant: Double
  package let priority: Float
  package let isPlaceholder: Bool
  package let variations: [DocumentVariation]
}
