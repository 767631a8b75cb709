/// The facts that editors show in a preview's sources: findings of `lint`, the values of equations, and frames of
/// views, each with the variants that share it.
package struct SourceReport: Codable, Sendable {
  package struct EquationReading: Codable, Sendable {
    package let equation: SourceReadings.Equation
    package var variants: [String]
  }

  package struct ViewReading: Codable, Sendable {
    package let view: SourceReadings.View
    package var variants: [String]
  }

  /// The names of the variants; the first is the one whose values are shown.
  package let variants: [String]
  package let findings: [LintReport.Finding]
  package private(set) var equations: [EquationReading] = []
  package private(set) var views: [ViewReading] = []

  /// - Parameter readings: the readings of each variant, in order; `nil` for one that was not laid out.
  package init(findings: [LintReport.Finding], _ readings: [(variant: String, readings: SourceReadings?)]) {
    self.findings = findings
    variants = readings.map(\.variant)
    var (knownEquations, knownViews): ([SourceReadings.Equation: Int], [SourceReadings.View: Int]) = ([:], [:])
    for (variant, reading) in readings {
      for equation in reading?.equations ?? [] {
        if let known = knownEquations[equation] {
          if equations[known].variants.last != variant { equations[known].variants.append(variant) }
        } else {
          knownEquations[equation] = equations.count
          equations.append(.init(equation: equation, variants: [variant]))
        }
      }
      for view in reading?.views ?? [] {
        if let known = knownViews[view] {
          views[known].variants.append(variant)
        } else {
          knownViews[view] = views.count
          views.append(.init(view: view, variants: [variant]))
        }
      }
    }
  }
}
