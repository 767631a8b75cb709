/// A product `coefficient × variable`.
package struct LinearTerm: Hashable, Sendable {
  package var variable: Variable
  package var coefficient: Double

  @inlinable package init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
