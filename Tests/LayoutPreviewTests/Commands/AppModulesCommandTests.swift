import Foundation
import Testing

/// Views of an app that use modules whose sources the app brings along.
@Suite struct AppModulesCommandTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ view: String) throws -> CommandRun {
    try CommandRun("preview", ["render", "Project/App/", "--view", view, "--format", "text"], in: folder)
  }

  private func layout(_ view: String) throws -> String {
    String(decoding: try folder.read("out/AppPreviews/\(view.lowercased())/default.layout.txt"), as: UTF8.self)
  }

  private let card = """
    import UIKit
    import Grid
    final class Card: UIView {
      private let title = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        title.text = "Placed by a pod"
        addSubview(title)
        title.grid.fill(self, inset: 24)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """

  @Test func `a pod's sources are compiled as the module that a view imports`() throws {
    try folder.write(card, to: "Project/App/Card.swift")
    try folder.write(
      """
      import UIKit
      struct Placing { let view: UIView }
      extension UIView { public var grid: Grid { Grid(Placing(view: self)) } }
      """, to: "Project/Pods/Grid/Source/UIView+Grid.swift")
    try folder.write(
      """
      import UIKit
      import Telemetry
      public struct Grid {
        let placing: Placing
        init(_ placing: Placing) { self.placing = placing }
        public func fill(_ other: UIView, inset: CGFloat) {
          Telemetry.count("fill")
          let view = placing.view
          view.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
            view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
            view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
            view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
          ])
        }
      }
      """, to: "Project/Pods/Grid/Source/Grid.swift")
    let first = try run("Card")
    #expect(first.status == 0, "\(first.errors)")
    let placed = try layout("Card")
    #expect(placed.contains("title.leading == card.leading + 24"), "\(placed)")
    #expect(!first.errors.contains("'grid'"), "\(first.errors)")
    // A change of the pod is noticed.
    let text = String(decoding: try folder.read("Project/Pods/Grid/Source/Grid.swift"), as: UTF8.self)
    try folder.write(
      text.replacing("constant: inset", with: "constant: inset + 8"), to: "Project/Pods/Grid/Source/Grid.swift")
    #expect(try run("Card").status == 0)
    #expect(try layout("Card").contains("title.leading == card.leading + 32"))
  }

  @Test func `a value of a type that a module has was missing`() throws {
    try folder.write(
      """
      import UIKit
      public final class Store {
        public let name: String
        public init(name: String) { self.name = name }
        init(secret: Int) { name = "" }
      }
      """, to: "Project/Pods/Shop/Store.swift")
    try folder.write(
      """
      import UIKit
      import Shop
      final class Shelf: UILabel {
        init(store: Store) {
          super.init(frame: .zero)
          text = "Shelf of \\(store.name)"
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """, to: "Project/App/Shelf.swift")
    let result = try run("Shelf")
    #expect(result.status == 0, "\(result.errors)")
    let shown = try layout("Shelf")
    #expect(shown.contains("\"Shelf of name\""), "\(shown)")
  }

  @Test func `a source of colours that misses one type in many lines was rejected`() throws {
    let names = (1...130).map { "color\($0)" }
    let lines = names.map { "  static let \($0)Style = TextStyle(size: 16)\n  static let \($0) = UIColor.red" }
    try folder.write(
      "import UIKit\nimport TextKitten\nenum Theme {\n\(lines.joined(separator: "\n"))\n  static let title = \"Themed\"\n}\n",
      to: "Project/App/Theme.swift")
    try folder.write(
      """
      import UIKit
      final class Chip: UILabel {
        override init(frame: CGRect) {
          super.init(frame: frame)
          text = Theme.title
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """, to: "Project/App/Chip.swift")
    let result = try run("Chip")
    #expect(result.status == 0, "\(result.errors)")
    let shown = try layout("Chip")
    #expect(shown.contains("\"Themed\""), "\(shown)")
  }

  @Test func `members of a module that only another source imports were refused`() throws {
    try folder.write(
      "import Foundation\nimport Grid\nimport Then\nenum Libraries {}\n", to: "Project/App/Libraries.swift")
    try folder.write(
      """
      import UIKit
      extension UIView { public func occupy(_ other: UIView) { frame = other.bounds.insetBy(dx: 24, dy: 24) } }
      """, to: "Project/Pods/Grid/Source/UIView+Grid.swift")
    try folder.write(
      """
      import UIKit
      final class Card: UIView {
        private let title = UILabel().then { $0.text = "Filled" }
        override init(frame: CGRect) {
          super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
          addSubview(title)
          title.occupy(self)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """, to: "Project/App/Card.swift")
    let result = try run("Card")
    #expect(result.status == 0, "\(result.errors)")
    let placed = try layout("Card")
    #expect(placed.contains("\"Filled\""), "\(placed)")
    #expect(placed.contains("252×152"), "\(placed)")
    #expect(!result.errors.contains("'occupy'") && !result.errors.contains("'then'"), "\(result.errors)")
  }

  @Test func `names of an app's own were those of a library that another source imports`() throws {
    try folder.write("import SnapKit\nenum Libraries {}\n", to: "Project/App/Libraries.swift")
    try folder.write(
      """
      import UIKit
      protocol Then {}
      extension Then {
        func then(_ change: (Self) -> Void) -> Self {
          change(self)
          return self
        }
      }
      extension NSObject: Then {}
      final class Constraint: UILabel {
        override init(frame: CGRect) {
          super.init(frame: frame)
          let title = UILabel().then { $0.text = "Own names" }
          addSubview(title)
          title.snp.makeConstraints { $0.edges.equalToSuperview().inset(9) }
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """, to: "Project/App/Constraint.swift")
    let result = try run("Constraint")
    #expect(result.status == 0, "\(result.errors)")
    let placed = try layout("Constraint")
    #expect(placed.contains("\"Own names\""), "\(placed)")
    #expect(!result.errors.contains("'then'") && !result.errors.contains("'snp'"), "\(result.errors)")
  }
}
