/// The differences under certain traits; `default` holds under all others.
package struct DocumentVariation {
  package let traits: TraitCondition
  package let element: DocumentElement
  package let excludedSubviews: [String]
  package let includedSubviews: [String]
  package let excludedConstraints: [String]
  package let includedConstraints: [String]
}
