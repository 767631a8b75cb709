import Foundation
import Testing

/// What takes the place of an app's data where its code runs without: what traps, and what is not given.
@Suite struct AppRestCommandTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func layout(
    of type: String, in locale: String = "default", _ source: String
  ) throws -> (text: String, errors: String, output: String) {
    try folder.write("import UIKit\n" + source, to: "App/\(type).swift")
    let arguments = ["render", "App/", "--view", type, "--format", "text"]
    let result = try CommandRun("preview", arguments, in: folder)
    #expect(result.status == 0, "\(result.errors)")
    let file = "out/AppPreviews/\(type.lowercased())/\(locale).layout.txt"
    let text = (try? folder.read(file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return (text, result.errors, result.output)
  }

  @Test func `an index out of range in layoutSubviews crashed the preview`() throws {
    let shown = try layout(
      of: "Tabs",
      """
      final class Tabs: UIView {
        private let title = UILabel()
        var items: [UIView] = []
        override init(frame: CGRect) {
          super.init(frame: frame)
          title.text = "Tabs of today"
          title.frame = CGRect(x: 0, y: 0, width: 120, height: 20)
          addSubview(title)
        }
        required init?(coder: NSCoder) { fatalError() }
        override func layoutSubviews() {
          super.layoutSubviews()
          items[0].frame = bounds
        }
      }
      """)
    #expect(shown.text.contains("\"Tabs of today\""))
    #expect(shown.errors.contains("it traps with values at rest"), "\(shown.errors)")
    #expect(shown.errors.contains("App/Tabs.swift:14"), "\(shown.errors)")
  }

  @Test func `an initialiser was left out whole where one stored property has no value`() throws {
    let shown = try layout(
      of: "Panel",
      """
      final class Store { init(path: String, size: Int) {} }
      final class Panel: UIView {
        let store: Store
        let pipeline: Pipeline
        private let title = UILabel()
        init(kind: Int) {
          store = Store.make(kind)
          pipeline = Pipeline(store: store)
          super.init(frame: .zero)
          title.text = "Panel \\(kind)"
          addSubview(title)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    #expect(shown.text.contains("\"Panel 0\""), "\(shown.text)")
  }

  @Test func `texts of an app were the keys of its translations`() throws {
    try folder.write(
      #""card.title" = "Total of today"; "card.note" = "All %d";"#, to: "App/Texts/en-US.lproj/Card.strings")
    try folder.write(#""greeting" = "Hello";"#, to: "App/Texts/en-US.lproj/Localizable.strings")
    try folder.write(
      """
      import Foundation
      enum L10n {
        static let title = tr("Card", "card.title")
        static func tr(_ table: String, _ key: String, _ arguments: CVarArg...) -> String {
          let format = Bundle.main.localizedString(forKey: key, value: nil, table: table)
          return String(format: format, locale: Locale.current, arguments: arguments)
        }
      }
      """, to: "App/L10n.swift")
    let shown = try layout(
      of: "Total", in: "en-US",
      """
      final class Total: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          let texts = [L10n.title, L10n.tr("Card", "card.note", 3), NSLocalizedString("greeting", comment: "")]
          for (index, text) in texts.enumerated() {
            let label = UILabel(frame: CGRect(x: 0, y: CGFloat(index) * 30, width: 200, height: 20))
            label.text = text
            addSubview(label)
          }
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    for text in ["Total of today", "All 3", "Hello"] { #expect(shown.text.contains("\"\(text)\""), "\(shown.text)") }
  }

  @Test func `what an app asserts stopped its preview`() throws {
    let shown = try layout(
      of: "Checked",
      """
      final class Checked: UIView {
        private let title = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          assert(!frame.isEmpty, "a frame is given")
          title.text = "Checked"
          addSubview(title)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    #expect(shown.text.contains("\"Checked\""))
    #expect(shown.errors.contains("Assertion failed"), "\(shown.errors)")
  }

  @Test func `a local variable that is left out made its property ask for itself for ever`() throws {
    let shown = try layout(
      of: "Player",
      """
      final class Player: UIView {
        private let title = UILabel()
        private lazy var engine: Engine = {
          let engine = Engine.shared(with: 3)
          engine.volume = 1
          return engine
        }()
        override init(frame: CGRect) {
          super.init(frame: frame)
          title.text = "Player"
          addSubview(title)
          engine.volume = 2
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    #expect(shown.text.contains("\"Player\""))
  }

  @Test func `a controller that shows nothing was called recognisable by the name of its view`() throws {
    let shown = try layout(of: "EmptyController", "final class EmptyController: UIViewController {}\n")
    #expect(shown.text.contains("\"EmptyController\""), "\(shown.text)")
    #expect(shown.output.contains("only its name is shown"), "\(shown.output)")
  }

  @Test func `a view of a module that is missing is a box with its name, which is no content`() throws {
    let shown = try layout(
      of: "PageController",
      """
      final class PageController: UIViewController {
        private let page = WKWebView()
        override func viewDidLoad() {
          super.viewDidLoad()
          page.frame = view.bounds
          view.addSubview(page)
        }
      }
      """)
    #expect(shown.text.contains("\"page\""), "\(shown.text)")
    #expect(shown.output.contains("only its name is shown"), "\(shown.output)")
  }

  @Test func `a view without a place lay outside of the picture`() throws {
    let shown = try layout(
      of: "Bubble",
      """
      final class Bubble: UITableViewCell {
        private let bubble = UIView()
        private let message = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          for view in [bubble, message] { view.translatesAutoresizingMaskIntoConstraints = false }
          message.text = "Good morning"
          bubble.addSubview(message)
          contentView.addSubview(bubble)
          NSLayoutConstraint.activate([
            message.leadingAnchor.constraint(equalTo: bubble.leadingAnchor),
            message.trailingAnchor.constraint(equalTo: bubble.trailingAnchor),
            message.topAnchor.constraint(equalTo: bubble.topAnchor),
            message.bottomAnchor.constraint(equalTo: bubble.bottomAnchor),
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor),
            bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            bubble.trailingAnchor.constraint(lessThanOrEqualTo: contentView.leadingAnchor, constant: 300),
          ])
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    #expect(shown.output.contains("recognisable (1 of 1 part"), "\(shown.output) \(shown.text)")
  }

  @Test func `a controller that asks for a value of two protocols at once crashed`() throws {
    let shown = try layout(
      of: "SavedController",
      """
      protocol SavedClient { func saved() -> [String] }
      protocol MovingClient { func move() }
      final class SavedController: UIViewController {
        typealias Client = SavedClient & MovingClient
        private let client: Client
        private let note = UILabel()
        init(client: Client) {
          self.client = client
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        override func viewDidLoad() {
          super.viewDidLoad()
          note.text = "Saved pages"
          note.frame = CGRect(x: 16, y: 100, width: 200, height: 24)
          view.addSubview(note)
        }
      }
      """)
    #expect(shown.text.contains("\"Saved pages\""), "\(shown.errors)")
  }

  @Test func `an initialiser with a missing type was never called again, and one that refuses was`() throws {
    let shown = try layout(
      of: "Browser",
      """
      final class Browser: UIViewController {
        private let shortcuts: Shortcuts
        private let note = UILabel()
        init(shortcuts: Shortcuts) {
          self.shortcuts = shortcuts
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        override func viewDidLoad() {
          super.viewDidLoad()
          note.text = "Start page"
          note.frame = CGRect(x: 16, y: 100, width: 200, height: 24)
          view.addSubview(note)
        }
      }
      """)
    #expect(shown.text.contains("\"Start page\""), "\(shown.errors)")
    #expect(!shown.errors.contains("traps"), "\(shown.errors)")
  }

  @Test func `a missing class with parameters had no value`() throws {
    let shown = try layout(
      of: "Meter",
      """
      final class Meter: UIView {
        let level: Subject<String> = Subject<String>.empty()
        private let title = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 20))
        override init(frame: CGRect) {
          super.init(frame: frame)
          title.text = "Level"
          addSubview(title)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    #expect(shown.text.contains("\"Level\""), "\(shown.errors)")
    #expect(!shown.errors.contains("traps"), "\(shown.errors)")
  }

  @Test func `a controller around another that the app gives was a blank page`() throws {
    let shown = try layout(
      of: "FrameController",
      """
      final class FrameController: UIViewController {
        private let content: UIViewController
        init(content: UIViewController) {
          self.content = content
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() {
          super.viewDidLoad()
          addChild(content)
          content.view.frame = view.bounds
          view.addSubview(content.view)
        }
      }
      """)
    #expect(shown.text.contains("\"content\""), "\(shown.text)")
    #expect(shown.output.contains("only its name is shown"), "\(shown.output)")
  }

  @Test func `views whose constraints are left out were at no place`() throws {
    let shown = try layout(
      of: "Notice",
      """
      final class Notice: UIView {
        private let title = UILabel()
        private let action = UIButton(type: .system)
        override init(frame: CGRect) {
          super.init(frame: frame)
          title.text = "No connection"
          action.setTitle("Try again", for: .normal)
          addSubview(title)
          addSubview(action)
          title.grid.place { $0.edges.equalTo(self) }
          action.grid.place { $0.bottom.equalTo(self) }
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    #expect(shown.output.contains("recognisable (2 of 2 parts"), "\(shown.output) \(shown.text)")
    #expect(shown.errors.contains("2 views in Notice lost what placed them"), "\(shown.errors)")
  }

  @Test func `a row whose container lost its constraints was blank`() throws {
    let shown = try layout(
      of: "Row",
      """
      final class Row: UITableViewCell {
        let container = UIView()
        let title = UILabel()
        let icon = UIImageView()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          addSubview(container)
          container.grid.place { $0.edges.equalTo(self) }
          let stack = UIStackView(arrangedSubviews: [icon, title])
          container.addSubview(stack)
          stack.grid.place { $0.edges.equalTo(self) }
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    #expect(shown.output.contains("recognisable (2 of 2 parts"), "\(shown.output) \(shown.text)")
    #expect(shown.errors.contains("a view in Row lost what placed it, and fills it"), "\(shown.errors)")
    #expect(!shown.errors.contains("conflict"), "\(shown.errors)")
  }

  @Test func `a navigation controller without content was a blank page`() throws {
    let type = "BrandedNavigationController"
    let shown = try layout(of: type, "class \(type): UINavigationController {}")
    #expect(shown.text.components(separatedBy: "\"BrandedNavigationController\"").count > 2, "\(shown.text)")
    #expect(shown.output.contains("only its name is shown"), "\(shown.output)")
  }

  @Test func `a view that begins hidden and transparent was a blank page`() throws {
    let shown = try layout(
      of: "Popup",
      """
      final class Popup: UIView {
        let note = UILabel(frame: CGRect(x: 8, y: 8, width: 200, height: 20))
        override init(frame: CGRect) {
          super.init(frame: frame)
          isHidden = true
          alpha = 0
          note.text = "No connection"
          addSubview(note)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    #expect(shown.output.contains("recognisable (1 of 1 parts"), "\(shown.output)")
  }

  @Test func `a view that an extension of its controller declares elsewhere was empty`() throws {
    try folder.write(
      """
      import UIKit
      extension OptIn {
        class View: UIView {
          let title = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 20))
          override init(frame: CGRect) {
            super.init(frame: frame)
            title.text = "Opt in"
            addSubview(title)
          }
          @available(*, unavailable) required init(coder: NSCoder) { fatalError() }
        }
      }
      """, to: "App/OptInView.swift")
    let shown = try layout(
      of: "OptIn",
      """
      final class OptIn: UIViewController {
        private var content: View { view as! View }
        override func loadView() { view = View() }
      }
      """)
    #expect(shown.text.contains("\"Opt in\""), "\(shown.text)")
  }

  @Test func `the view of a controller that is missing was another one than the screen's`() throws {
    let shown = try layout(
      of: "ListScreen",
      """
      final class Feed {
        let adapter: Adapter
        init(viewController: UIViewController) { adapter = Adapter(viewController: viewController) }
        func viewDidLoad() {
          guard let view = adapter.viewController?.view else { return }
          let title = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 20))
          title.text = "In the screen"
          view.addSubview(title)
        }
      }
      final class ListScreen: UIViewController {
        lazy var feed = Feed(viewController: self)
        override func viewDidLoad() {
          super.viewDidLoad()
          feed.viewDidLoad()
        }
      }
      """)
    #expect(shown.text.contains("\"In the screen\""), "\(shown.text)")
  }

  @Test func `a label whose missing method takes a closure lost its text`() throws {
    let shown = try layout(
      of: "Chip",
      """
      struct Style { var text = "" }
      final class Chip: UIView {
        let title = UILabel().configured { $0.text = "Chip of today" }
        let note = UILabel().with { (label: UILabel) in
          label.text = "Second"
          label.theme = .bright
        }
        let style = Style().with { $0.text = "Third" }
        override init(frame: CGRect) {
          super.init(frame: frame)
          let last = UILabel()
          last.text = style.text
          let stack = UIStackView(arrangedSubviews: [title, note, last]).with { $0.axis = .vertical }
          stack.frame = CGRect(x: 0, y: 0, width: 200, height: 90)
          addSubview(stack)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    for text in ["Chip of today", "Second", "Third"] { #expect(shown.text.contains("\"\(text)\""), "\(shown.text)") }
  }

  @Test func `a condition that does not compile left both branches out`() throws {
    let shown = try layout(
      of: "Login",
      """
      final class Login: UIView {
        weak var account: Account?
        override init(frame: CGRect) {
          super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
          let height: CGFloat = Service.shared.isLarge ? 80 : 40
          let title = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: height))
          if let account = account, let name = try? account.name(of: .basic) {
            title.text = "Welcome \\(name)"
          } else {
            title.text = "Add account"
          }
          addSubview(title)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    #expect(shown.text.contains("\"Add account\""), "\(shown.text)")
    #expect(shown.text.contains("300×40"), "\(shown.text)")
  }

  @Test func `a row that shows what it is given later showed its name alone`() throws {
    let shown = try layout(
      of: "NoteCell",
      """
      struct Note { let title: String; let count: Int }
      struct NoteConfiguration: UIContentConfiguration {
        let note: Note
        func makeContentView() -> UIView & UIContentView { NoteView(configuration: self) }
        func updated(for state: UIConfigurationState) -> NoteConfiguration { self }
      }
      final class NoteView: UIView, UIContentView {
        var configuration: UIContentConfiguration
        init(configuration: NoteConfiguration) {
          self.configuration = configuration
          super.init(frame: .zero)
          let label = UILabel()
          label.text = "Note: \\(configuration.note.title)"
          label.frame = CGRect(x: 16, y: 10, width: 200, height: 24)
          addSubview(label)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class NoteCell: UICollectionViewCell {
        var note: Note?
        override func updateConfiguration(using state: UICellConfigurationState) {
          guard let note else { return }
          contentConfiguration = NoteConfiguration(note: note)
        }
      }
      """)
    #expect(shown.text.contains("\"Note: title\""), "\(shown.text)\(shown.errors)")
    #expect(shown.output.contains("recognisable"), "\(shown.output)")
  }

  @Test func `a function that gives a view its content was never called`() throws {
    let shown = try layout(
      of: "PersonView",
      """
      struct Person { let name: String }
      final class PersonView: UIView {
        func configure(with person: Person) {
          let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
          label.text = "Person: \\(person.name)"
          addSubview(label)
        }
      }
      """)
    #expect(shown.text.contains("\"Person: name\""), "\(shown.text)\(shown.errors)")
  }

  @Test func `an app's own cornerRadius met the modifier of a catalog`() throws {
    try folder.write(
      """
      import UIKit
      extension UIView {
        var cornerRadius: CGFloat {
          get { layer.cornerRadius }
          set { layer.cornerRadius = newValue }
        }
      }
      """, to: "App/UIView+Corners.swift")
    let shown = try layout(
      of: "Badge",
      """
      final class Badge: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .red
          cornerRadius = 7
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    #expect(!shown.errors.contains("cornerRadius"), "\(shown.errors)")
    #expect(shown.text.contains("Badge"), "\(shown.text)")
  }

  @Test func `a class of a missing superclass that is named as a view was emptied as a model is`() throws {
    try folder.write(
      """
      import Gradients
      class Holder: GradientView {
        func add(to view: UIView) {
          let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
          label.text = "Holder's text"
          view.addSubview(label)
        }
      }
      """, to: "App/Holder.swift")
    let shown = try layout(
      of: "Sheet",
      """
      final class Sheet: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          Holder().add(to: self)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    #expect(shown.text.contains("\"Holder's text\""), "\(shown.text)\(shown.errors)")
  }

  @Test func `a text that a missing helper translates was shown as its code`() throws {
    try folder.write(#""card.title" = "Total of today";"#, to: "App/en.lproj/Localizable.strings")
    let shown = try layout(
      of: "Total",
      """
      final class Total: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          let (title, note) = (UILabel(), UILabel())
          title.text = "card.title".localized()
          note.text = tr("card.note")
          title.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
          note.frame = CGRect(x: 0, y: 40, width: 200, height: 30)
          addSubview(title)
          addSubview(note)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    #expect(shown.text.contains("\"Total of today\""), "\(shown.text)\(shown.errors)")
    #expect(shown.text.contains("\"card.note\""), "\(shown.text)\(shown.errors)")
  }

  @Test func `the title and the buttons of a controller were shown nowhere`() throws {
    let shown = try layout(
      of: "NotesViewController",
      """
      final class NotesViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "All notes"
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "New", style: .plain, target: nil, action: nil)
          let label = UILabel(frame: CGRect(x: 16, y: 200, width: 200, height: 30))
          label.text = "Nothing here yet"
          view.addSubview(label)
        }
      }
      """)
    #expect(shown.text.contains("navigationBar  NavigationBar  0,59 393×44"), "\(shown.text)")
    for text in ["All notes", "New", "Nothing here yet"] { #expect(shown.text.contains("\"\(text)\"")) }
    #expect(shown.output.contains("recognisable (2 of 2 parts seen)"), "\(shown.output)")
    let plain = try layout(
      of: "PlainViewController",
      """
      final class PlainViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let label = UILabel(frame: CGRect(x: 16, y: 200, width: 200, height: 30))
          label.text = "Nothing here yet"
          view.addSubview(label)
        }
      }
      """)
    #expect(!plain.text.contains("NavigationBar"), "\(plain.text)")
  }
}
