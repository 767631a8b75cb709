import Messages

/// The catalog of an app's views and `#Preview` blocks, in Swift.
package struct GeneratedCatalog {
  package static let typeName = "AppPreviews"
  private var previews: [String] = []
  private var names: Set<String> = []

  package init() {}

  package var isEmpty: Bool { previews.isEmpty }

  /// Adds the previews of blocks, each under its name, or under that of its file.
  package mutating func add(_ blocks: [PreviewBlock]) {
    for block in blocks {
      let file = block.path.split(separator: "/").last.map(String.init) ?? block.path
      let stem = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
      add(block.name ?? stem, "\(block.function)()", block.path, block.line)
    }
  }

  /// Adds the preview of a view or controller.
  ///
  /// - Throws: `CommandFailure` if nothing makes it without values of its own.
  package mutating func add(_ type: String, from sources: [AppSource]) throws {
    let index = TypeIndex(sources)
    guard let place = index.classes[type]?.first else { throw Self.unknown(type, sources) }
    let source = sources[place.source]
    add(type, try call(type, index), source.path, source.line(of: place.declaration.end))
  }

  private mutating func add(_ name: String, _ call: String, _ path: String, _ line: Int) {
    var (unique, number) = (name, 2)
    while !names.insert(unique).inserted { (unique, number) = ("\(name) \(number)", number + 1) }
    previews.append(
      "LayoutPreview.Preview(\(Self.quoted(unique)), fileID: \(Self.quoted(path)), filePath: \(Self.quoted(path)), "
        + "line: \(line), column: 1) { _ in \(call).layoutPreviewRoot }")
  }

  /// - Parameter hasUIKit: whether the module `UIKit` exists.
  package func source(hasUIKit: Bool) -> String {
    """
    import LayoutPreview
    \(hasUIKit ? "import UIKit" : "")
    @MainActor protocol LayoutPreviewBlock { var layoutPreviewRoot: UIView { get } }
    extension UIView: LayoutPreviewBlock { var layoutPreviewRoot: UIView { self } }
    extension UIViewController: LayoutPreviewBlock { var layoutPreviewRoot: UIView { view } }

    @main struct \(Self.typeName): LayoutPreview.PreviewCatalog {
      var previews: [LayoutPreview.Preview] {
        \(previews.joined(separator: "\n    "))
      }
    }

    """
  }

  // MARK: Making a view

  /// Initialisers that UIKit's classes have, by their labels, with values at rest.
  private static let known: [([String], String)] = [
    (["frame"], "(frame: .zero)"), (["style", "reuseIdentifier"], "(style: .default, reuseIdentifier: nil)"),
    (["nibName", "bundle"], "(nibName: nil, bundle: nil)"),
  ]

  private func call(_ type: String, _ index: TypeIndex) throws -> String {
    var ancestor = type
    for _ in 0..<32 {
      let own = (index.functions["init"] ?? []).filter { $0.type == ancestor && $0.labels != ["coder"] }
      if own.contains(where: { $0.required == 0 }) { return "\(type)()" }
      for (labels, call) in Self.known where own.contains(where: { $0.labels == labels }) { return type + call }
      if let first = own.first(where: { !$0.isInExtension }) {
        let labels = (first.labels ?? []).map { "\($0):" }.joined()
        throw CommandFailure(
          "\(type) needs values: it is made by init(\(labels))",
          remedy: "Write a preview with them in one of the sources: #Preview { \(type)(…) }.")
      }
      let inherited = index.classes[ancestor]?.first?.declaration.inherited.first { index.classes[$0] != nil }
      guard let inherited else { break }
      ancestor = inherited
    }
    return "\(type)()"
  }

  private static func unknown(_ type: String, _ sources: [AppSource]) -> CommandFailure {
    let types = sources.flatMap(\.scan.types).filter { $0.kind != .extension }
    if let other = types.first(where: { $0.name == type }) {
      return CommandFailure(
        "\(type) is a \(other.kind.rawValue), not a class",
        remedy: "Name a view or a controller of UIKit; views of SwiftUI are not supported.")
    }
    let names = types.filter { $0.kind == .class }.map(\.name)
    let near = Suggestion.nearest(to: type, in: names).map { "Did you mean \($0)?" }
    return CommandFailure(
      "no source declares the class \(type)",
      remedy: near ?? "Check the name, and that the folder contains the app's sources.")
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      scalar == "\"" || scalar == "\\"
        ? "\\\(scalar)" : scalar.value < 32 ? "\\u{\(String(scalar.value, radix: 16))}" : "\(scalar)"
    }
    return "\"\(escaped.joined())\""
  }
}
