internal import LPAutoLayout
internal import Foundation
internal import LPInterfaceBuilder
internal import LPPlacement

/// The picture of a class of an app: as its document makes it, or else as one of its initialisers does.
///
/// Each way is tried in a copy of the process first, since an app's code may trap with the values at rest. Where it does,
/// the next way is taken, and that is reported.
@_spi(AppSources)
@MainActor
public struct ShownClass {
  /// A way of making what is shown.
  private struct Way {
    /// As reports say it.
    let name: String
    /// Whether a scene of a storyboard tells if there is a navigation bar.
    var isScene = false
    let make: @MainActor () -> UIView?
  }

  /// What is shown.
  private struct Made {
    let root: UIView
    /// The names that stand for content.
    let names: [String]
    /// Whether nothing but the name of the class is seen.
    let isNameOnly: Bool
  }

  private let type: String
  private let draws: Bool

  /// The variable of the environment that has traps printed for the command that compiled the app.
  private static let trialVariable = "PREVIEW_APP_TRIAL"

  /// Makes the root of a preview.
  ///
  /// - Parameters:
  ///   - type: the name of a view or a controller.
  ///   - draws: whether the class draws what it shows.
  ///   - filled: makes an instance and gives it values as an app would; `nil` where it takes none.
  ///   - made: makes an instance by an initialiser.
  public static func root(
    _ type: String, draws: Bool, filled: @escaping @MainActor () -> UIView? = { nil },
    made: @escaping @MainActor () -> UIView
  ) -> UIView {
    let shown = ShownClass(type: type, draws: draws)
    guard let plain = shown.first(of: shown.ways(made)) else { return made() }
    var chosen = plain
    // What shows nothing by itself may show what it is given.
    if plain.isNameOnly {
      let way = Way(name: "its code with what it is given later", make: filled)
      switch Trial.outcome(of: { shown.tried(way, where: { !$0.isNameOnly }) }) {
      case .value: chosen = shown.finished(way) ?? plain
      case .nothing: break
      case .trap(let text):
        // To leave out what traps would take many compilations, for what may show nothing either.
        if getenv(trialVariable) == nil { shown.tell(text, way) }
      }
    }
    SampleContent.tell(chosen.names)
    return chosen.root
  }

  /// Makes the class in the first way that does not trap. If its only way traps, an empty screen takes its place where the
  /// trap is printed for the command.
  private func first(of ways: [Way]) -> Made? {
    for way in ways.dropLast(ways.count > 1 ? 0 : 1) {
      switch Trial.outcome(of: { tried(way) }) {
      case .value:
        if let made = finished(way) { return made }
      case .nothing: continue
      case .trap(let text): tell(text, way)
      }
    }
    if ways.count == 1, getenv(Self.trialVariable) != nil,
      case .trap(let text) = Trial.outcome(of: { tried(ways[0]) })
    {
      tell(text, ways[0])
      return Made(root: Screen(), names: [], isNameOnly: false)
    }
    return ways.lazy.compactMap { finished($0) }.first
  }

  // MARK: Ways

  private func ways(_ made: @escaping @MainActor () -> UIView) -> [Way] {
    let code = Way(name: "its code", make: made)
    guard let documents = NibDocuments.current, let (place, document) = documents.place(of: type) else { return [code] }
    switch place {
    case .controller(let element):
      let own = Way(name: "its storyboard", isScene: true) { documents.screen(element, in: document, isPlain: false) }
      let plain = Way(name: "its scene without its code", isScene: true) {
        documents.screen(element, in: document, isPlain: true)
      }
      return [own, plain, Way(name: "the scene alone", isScene: true) { Self.scene(element, in: document) }, code]
    case .root(let scene), .inside(let scene):
      let own = Way(name: "its document") { documents.hosted(scene, in: document) }
      let plain = Way(name: "its document without its code") { documents.hosted(scene, in: document, isPlain: true) }
      return [own, code, plain]
    case .owner:
      let filled = Way(name: "its code") { documents.filled(made(), by: document) }
      let scene = Way(name: "its document without its code") {
        document.scenes.first.flatMap { documents.hosted($0, in: document, isPlain: true) }
      }
      return [filled, scene]
    }
  }

  private static func scene(_ element: DocumentElement, in document: InterfaceBuilderDocument) -> UIView? {
    document.scene(of: element).map { SceneScreen(document, $0, in: .current, isRunTime: true).root() }
  }

  /// Makes and lays out the tree, where a trap ends a copy of the process.
  private func tried(_ way: Way, where isWanted: (Made) -> Bool = { _ in true }) -> Any? {
    guard let made = finished(way), isWanted(made) else { return nil }
    let root = made.root
    var host = UIWindow.around(controllerOf: root) ?? root
    if host === root, !(root is Screen), !(root is UIWindow) {
      host = Screen()
      host.addSubview(root)
      root.frame = host.bounds
    }
    _ = LayoutResult.capture(host)
    return true
  }

  /// The root with names in the place of data, in a screen where its size is not that of its content.
  private func finished(_ way: Way) -> Made? {
    guard let root = way.make() else { return nil }
    if let container = root.next as? UINavigationController, container.viewControllers.isEmpty {
      // An empty one has only its bar to show, with the class's name.
      let content = RestingController(name)
      content.title = name
      container.viewControllers = [content]
    }
    Self.updateConfiguration(of: root)
    var content = SampleContent.filling(root, draws: draws, of: type)
    let isGivenPlaces = UnplacedViews.place(in: root)
    let barred = way.isScene ? nil : Self.belowBar(root)
    let hosted = HostedView.root(around: barred ?? root, isGivenPlaces: isGivenPlaces)
    RestingPlaces.give(in: hosted)
    HostedView.layingOut(hosted) {
      content.uncover(in: hosted)
      UnknownColor.settle(in: hosted)
    }
    let outlined = draws ? nil : SampleContent.outliningIfBlank(type, in: barred == nil ? hosted : root)
    let isNameOnly = outlined != nil || content.filled == [name]
    let names = content.filled + (outlined == nil || content.filled == [name] ? [] : [name])
    return Made(root: (barred == nil ? outlined : nil) ?? hosted, names: names, isNameOnly: isNameOnly)
  }

  /// The view of a navigation controller around that of a controller which has a title or items for its bar, as apps show
  /// these; `nil` where it has none.
  private static func belowBar(_ root: UIView) -> UIView? {
    guard let controller = root.next as? UIViewController, controller.parent == nil,
      !(controller is ContainerController), !ViewClasses.isOurs(Swift.type(of: controller))
    else { return nil }
    let item = controller.navigationItem
    let items = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    let hasTitle = !ViewClasses.isBlank(item.title ?? controller.title)
    guard hasTitle || item.titleView != nil || item.searchController != nil || !items.isEmpty else { return nil }
    if let title = item.titleView { SampleContent.fill(title) }
    return UINavigationController(rootViewController: controller).view
  }

  /// Has a row adapt itself to its state, as a list does before it shows the row.
  private static func updateConfiguration(of view: UIView) {
    switch view {
    case let cell as UITableViewCell: cell.updateConfiguration(using: cell.configurationState)
    case let cell as UICollectionViewCell: cell.updateConfiguration(using: cell.configurationState)
    default: break
    }
  }

  private var name: String { type.split(separator: ".").last.map(String.init) ?? type }

  // MARK: Reports

  private func tell(_ text: String, _ way: Way) {
    if getenv(Self.trialVariable) != nil {
      FileHandle.standardError.write(Data("preview-trap \(type)\n\(text)\npreview-trap-end\n".utf8))
      return
    }
    let lines = text.split(separator: "\n")
    let message = lines.last { $0.contains("Fatal error") || $0.contains("has no value at rest") } ?? "no message"
    let sentence = "\(type) is not shown by \(way.name), which traps: \(message)"
    FileHandle.standardError.write(Data("note: \(sentence)\n".utf8))
  }
}
