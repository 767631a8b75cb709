/// A diagnostic in a layout text, without notes and advice, which change with the tool and not with the layout.
package struct LayoutTextDiagnostic: Hashable, Codable, Sendable {
  package var severity: String
  package var rule: String
  package var message: String
}
