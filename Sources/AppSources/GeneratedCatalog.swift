import LPSupport

/// The catalog of an app's views and `#Preview` blocks, in Swift.
package struct GeneratedCatalog {
  package static let typeName = "AppPreviews"
  /// A preview by its name and its place.
  package struct Entry: Sendable {
    package let name: String
    package let path: String
    package let line: Int
    /// The call that makes its root.
    fileprivate let call: String
  }

  /// The previews, in their order.
  package private(set) var entries: [Entry] = []
  private var names: Set<String> = []
  /// The name of the function that sets an outlet, if the value has its type.
  static let connect = "_previewConnect"
  /// The folders in which storyboards and xibs of classes are looked for.
  private let documents: [String]

  /// The functions that name views, by the paths of the sources that declare them: these may be private.
  package private(set) var functions: [String: String] = [:]

  /// - Parameter documents: the folders in which storyboards and xibs of classes are looked for.
  package init(documents: [String] = []) { self.documents = documents }

  package var isEmpty: Bool { entries.isEmpty }

  /// Adds the previews of blocks, each under its name, or under that of its file.
  package mutating func add(_ blocks: [PreviewBlock]) {
    for block in blocks {
      let file = block.path.split(separator: "/").last.map(String.init) ?? block.path
      let stem = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
      add(block.name ?? stem, "\(block.function)().layoutPreviewRoot", block.path, block.line)
    }
  }

  /// Adds the preview of a view or controller.
  ///
  /// - Parameter others: the names of other classes, which may be meant.
  /// - Throws: `CommandFailure` if it is no class of the sources.
  package mutating func add(_ type: String, from sources: [AppSource], besides others: [String] = []) throws {
    let index = TypeIndex(sources)
    guard let place = index.classes[type]?.first else { throw Self.unknown(type, sources, others) }
    let source = sources[place.source]
    let name = "layoutPreviewType_\(entries.count)"
    functions[source.path, default: ""] +=
      "\n@MainActor func \(name)() -> any LayoutPreviewBlock.Type { \(type).self }\n"
    let sample =
      "layoutPreviewShown(\"\(type)\", draws: \(index.draws(type)), { \(StandIns.filled)(\(name)()) }) "
      + "{ \(StandIns.view)(\(name)()) }"
    add(type, sample, source.path, source.line(of: place.declaration.end))
  }

  private mutating func add(_ name: String, _ call: String, _ path: String, _ line: Int) {
    var (unique, number) = (name, 2)
    while !names.insert(unique).inserted { (unique, number) = ("\(name) \(number)", number + 1) }
    entries.append(Entry(name: unique, path: path, line: line, call: call))
  }

  private var previews: [String] {
    entries.map { entry in
      "LPCatalogs.Preview(\(Self.quoted(entry.name)), { layoutPreviewNibs(); return \(entry.call) }, "
        + "fileID: \(Self.quoted(entry.path)), filePath: \(Self.quoted(entry.path)), line: \(entry.line), column: 1)"
    }
  }

  /// The type that is started, with the verbs of a catalog.
  private var program: String {
    """
    @main enum \(Self.typeName) {
      @MainActor static func main() {
        LPCommandLine.AppProgram.run("\(Self.typeName)") {
          var previews: [LPCatalogs.Preview] = []
          \(previews.map { "previews.append(\($0))" }.joined(separator: "\n      "))
          return previews
        }
      }
    }
    """
  }

  /// The function that another program calls, after it has loaded the code as a library.
  private func library(_ symbol: String) -> String {
    let cases = entries.enumerated().map { "case \($0): root = \($1.call)" }
    return """
      enum \(Self.typeName) {}
      @_cdecl("\(symbol)") public func layoutPreviewMake(_ index: Int) -> Int {
        MainActor.assumeIsolated {
          layoutPreviewNibs()
          let root: UIView
          switch index {
          \(cases.joined(separator: "\n      "))
          default: return 0
          }
          return Int(bitPattern: Unmanaged.passRetained(root).toOpaque())
        }
      }
      """
  }

  /// - Parameters:
  ///   - hasUIKit: whether the module `UIKit` exists.
  ///   - symbol: the name of the function that makes the previews' roots by their positions, in a library; `nil` for a
  ///     program.
  package func source(hasUIKit: Bool, symbol: String? = nil) -> String {
    """
    import LPCatalogs
    @_spi(AppSources) import LPCommandLine
    \(hasUIKit ? Self.names : "import LayoutPreview")
    @MainActor protocol LayoutPreviewBlock { var layoutPreviewRoot: UIView { get } }
    extension UIView: LayoutPreviewBlock { var layoutPreviewRoot: UIView { self } }
    extension UIViewController: LayoutPreviewBlock { var layoutPreviewRoot: UIView { view } }
    @MainActor func layoutPreviewShown(
      _ type: String, draws: Bool, _ fill: @escaping @MainActor () -> (any LayoutPreviewBlock)?,
      _ make: @escaping @MainActor () -> any LayoutPreviewBlock
    ) -> UIView {
      \(hasUIKit ? Self.shown : "make().layoutPreviewRoot")
    }

    \(Self.connection)
    @MainActor func layoutPreviewNibs() {
      \(hasUIKit ? nibs : "")
    }

    \(symbol.map(library) ?? program)

    """
  }

  /// The function that sets an outlet.
  package static let connection = """
    func \(connect)<Value>(_ value: Any?, _ outlet: inout Value) {
      guard let value else { return }
      if let typed = value as? Value { outlet = typed }
      guard let number = value as? Double else { return }
      let numbers: [Any] = [CGFloat(number), Float(number), Int(exactly: number.rounded()) ?? 0]
      if let typed = numbers.lazy.compactMap({ $0 as? Value }).first { outlet = typed }
    }
    """

  /// Names that Foundation has as well: what a module declares itself goes before what it imports. The modifiers of
  /// views are not seen with them, which apps have under the same names.
  private static let names = "@_spi(AppSources) " + namesOfPackage

  /// The same names for a module of a package, which has no others of its own.
  package static let namesOfPackage = """
    import UIKit
    public typealias NSAttributedString = UIKit.NSAttributedString
    public typealias NSMutableAttributedString = UIKit.NSMutableAttributedString
    """

  /// Names the folders of the app's documents.
  private var nibs: String {
    guard !documents.isEmpty else { return "" }
    return "NibDocuments.serve(_typeName(\(Self.typeName).self), "
      + "folders: [\(documents.map(Self.quoted).joined(separator: ", "))])"
  }

  /// A class as its document or its code makes it, with names in the place of data.
  private static let shown =
    "ShownClass.root(type, draws: draws, filled: { fill()?.layoutPreviewRoot }) { make().layoutPreviewRoot }"

  private static func unknown(_ type: String, _ sources: [AppSource], _ others: [String]) -> CommandFailure {
    let types = sources.flatMap(\.scan.types).filter { $0.kind != .extension }
    if let other = types.first(where: { $0.name == type }) {
      return CommandFailure(
        "\(type) is a \(other.kind.rawValue), not a class",
        remedy: "Name a view or a controller of UIKit; views of SwiftUI are not supported.")
    }
    let names = types.filter { $0.kind == .class }.map(\.name) + others
    let near = Suggestion.nearest(to: type, in: names).map { "Did you mean \($0)?" }
    return CommandFailure(
      "no source declares the class \(type)",
      remedy: near ?? "Check the name, and that the folder contains the app's sources.")
  }

  static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      scalar == "\"" || scalar == "\\"
        ? "\\\(scalar)" : scalar.value < 32 ? "\\u{\(String(scalar.value, radix: 16))}" : "\(scalar)"
    }
    return "\"\(escaped.joined())\""
  }
}
