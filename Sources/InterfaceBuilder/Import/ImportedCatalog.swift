package import LPAutoLayout

/// A document as the source of a catalog: each scene is a preview in the DSL that lays out to the same frames.
package struct ImportedCatalog: Sendable {
  /// A scene's name, and the expression for its matrix.
  package struct Heading: Sendable {
    package let name: String
    package let matrix: String
    package let environment: LayoutEnvironment
    /// Whether the matrix has other size classes than the document's canvas.
    package let hasOtherClasses: Bool

    package init(name: String, matrix: String, environment: LayoutEnvironment, hasOtherClasses: Bool = false) {
      self.name = name
      self.matrix = matrix
      self.environment = environment
      self.hasOtherClasses = hasOtherClasses
    }
  }

  /// The name of the catalog's type.
  package let typeName: String
  package let source: String
  /// Remarks about what could not be imported.
  package let remarks: [String]

  /// - Parameter headings: the heading of each scene of the document.
  @MainActor
  package init(_ document: InterfaceBuilderDocument, typeName wish: String, headings: [Heading]) {
    var members = SwiftNames(reserved: ["previews", "main"])
    var properties: [(name: String, text: String)] = []
    var remarks: [String] = []
    for (scene, heading) in zip(document.scenes, headings) {
      let source = SceneSource(document, scene, heading)
      remarks += source.remarks.map { "\(heading.name): \($0)" }
      properties.append((members.variable(heading.name), source.text))
    }
    self.remarks = remarks
    // The type must not hide one that the code mentions.
    let mentioned = properties.flatMap { $0.text.matches(of: /\b[A-Z]\w*/).map { String($0.output) } }
    var types = SwiftNames(reserved: mentioned + ["Any", "Self", "Type", "Protocol", "Preview", "PreviewCatalog"])
    let typeName = types.type(wish)
    self.typeName = typeName
    let list = properties.map { "    \($0.name)" }.joined(separator: "\n")
    let bodies = properties.map { property in
      "\nextension \(typeName) {\n  private var \(property.name): Preview {\n\(property.text)\n  }\n}\n"
    }
    let usesFoundation = ["Date(", "Locale(", "TimeZone("].contains { name in bodies.contains { $0.contains(name) } }
    source = """
      // Imported from \(SwiftText.literal(document.fileName).dropFirst().dropLast()).
      \(usesFoundation ? "import Foundation\n" : "")import LayoutPreview

      @main
      struct \(typeName): PreviewCatalog {
        var previews: [Preview] {
      \(list)
        }
      }
      \(bodies.joined())
      """
  }
}
