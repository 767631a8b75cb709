import LPAutoLayout
import Foundation

/// Installs a scene's constraints between its installed views and guides.
@MainActor
struct ConstraintInstaller {
  let document: InterfaceBuilderDocument
  let scene: InterfaceBuilderScene
  let traits: TraitValues?
  let items: SceneItems
  /// Whether constraints that are removed at build time are left out.
  let isRunTime: Bool
  private(set) var diagnostics: [Diagnostic] = []
  /// The installed constraints in the order of the document.
  private(set) var installed: [NSLayoutConstraint] = []
  /// The installed constraints with object ids.
  private(set) var identified: [String: NSLayoutConstraint] = [:]

  /// An end of an installed constraint.
  private struct End {
    let item: AnyObject
    let attribute: NSLayoutConstraint.Attribute
  }

  private enum Missing: Error {
    case notInstalled
    case nowhere(String)
  }

  mutating func install(_ views: [(document: DocumentView, view: UIView)]) {
    for (source, _) in views {
      let left = InstalledParts.constraints(excludedFrom: source, traits)
      for constraint in source.constraints
      where !(constraint.id.map(left.contains) ?? false) && !(isRunTime && constraint.isPlaceholder) {
        install(constraint, heldBy: source)
      }
    }
  }

  private mutating func install(_ constraint: DocumentConstraint, heldBy holder: DocumentView) {
    do throws(Missing) {
      let first = try end(constraint.first ?? holder.id, constraint.firstAttribute)
      let second = try constraint.second.map { id throws(Missing) in try end(id, constraint.secondAttribute) }
      activate(constraint, first, second)
    } catch {
      // A view that is not installed has no constraints.
      guard case .nowhere(let id) = error else { return }
      warn(
        "constraint-to-nowhere", "constraint \(constraint.id ?? "?") refers to \(id), which is not in this scene",
        at: constraint, fix: "remove the constraint, or connect it to a view of the scene")
    }
  }

  private func end(_ id: String, _ attribute: NSLayoutConstraint.Attribute) throws(Missing) -> End {
    if let view = items.views[id] { return End(item: view, attribute: attribute) }
    if items.notInstalled.contains(id) { throw .notInstalled }
    guard let guide = items.guides[id] else { throw .nowhere(id) }
    guard let kind = items.barEdges[id], let root = items.views[scene.root.id] else {
      return End(item: guide, attribute: attribute)
    }
    // A bar's guide begins at the root's edge and ends where the safe area begins.
    switch (kind, attribute) {
    case (.top, .bottom), (.top, .lastBaseline), (.top, .firstBaseline): return End(item: guide, attribute: .top)
    case (.top, .top): return End(item: root, attribute: .top)
    case (.bottom, .top): return End(item: guide, attribute: .bottom)
    case (.bottom, .bottom): return End(item: root, attribute: .bottom)
    default: return End(item: root, attribute: attribute)
    }
  }

  private mutating func activate(_ source: DocumentConstraint, _ first: End, _ second: End?) {
    let reader = ElementReader(source.element, source.variations, traits)
    let constant = reader["constant"].flatMap(DocumentNumber.value) ?? source.constant
    let multiplier = reader["multiplier"].flatMap(DocumentNumber.multiplier) ?? source.multiplier
    let priority = reader["priority"].flatMap(DocumentNumber.priority) ?? source.priority
    let constraint = NSLayoutConstraint(
      first.item, first.attribute, source.relation, second?.item, second?.attribute ?? .notAnAttribute,
      multiplier: CGFloat(multiplier), constant: CGFloat(constant))
    constraint.priority = UILayoutPriority(priority)
    constraint.identifier = source.element["identifier"] ?? source.id
    constraint.isPlaceholder = source.isPlaceholder
    if let path = document.path {
      constraint.callSite = CallSite(
        fileID: document.fileName, filePath: path, line: source.element.line, column: 1)
    }
    if let error = constraint.error {
      warn(
        "illegal-constraint", "constraint \(source.id ?? "?") cannot be installed: \(error.explanation)", at: source,
        fix: "change or remove the constraint")
      return
    }
    constraint.isActive = true
    installed.append(constraint)
    if let id = source.id { identified[id] = constraint }
    if source.isPlaceholder {
      note(
        "placeholder-constraint",
        "constraint \(source.id ?? "?") is removed at build time; here it stands for what code puts in its place",
        at: source, fix: "make sure that code adds what the placeholder stands for")
    }
  }

  private mutating func warn(_ rule: String, _ message: String, at source: DocumentConstraint, fix: String) {
    tell(.warning, rule, message, at: source, fix: fix)
  }

  private mutating func note(_ rule: String, _ message: String, at source: DocumentConstraint, fix: String) {
    tell(.note, rule, message, at: source, fix: fix)
  }

  private mutating func tell(
    _ severity: Diagnostic.Severity, _ rule: String, _ message: String, at source: DocumentConstraint, fix: String
  ) {
    diagnostics.append(
      Diagnostic(
        severity, rule: rule, message: "line \(source.element.line): \(message)",
        callSite: document.path.map {
          CallSite(fileID: document.fileName, filePath: $0, line: source.element.line, column: 1)
        }, fix: fix))
  }
}
