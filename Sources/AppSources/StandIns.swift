/// The Swift source of what takes the place of parts that are left out, and of types that are missing.
package struct StandIns: Sendable {
  static let skip = "_previewSkip"
  static let value = "_previewValue"
  static let end = "_previewEnd"
  static let view = "_previewMade"
  static let filled = "_previewFilled"
  static let nib = "_previewNib"
  static let held = "_previewHeld"
  static let configured = "_previewConfigured"

  /// A part that is left out, as it is reported when the code reaches it.
  private struct Note {
    /// The text that stands in for the value.
    let name: String
    let sentence: String
  }

  private var notes: [Note] = []
  /// The information that `Bundle.main` gives about the app; `nil` where no source asks.
  private var information: String?
  /// Whether the bundle of a package is asked for, which only a build of the package makes.
  private var hasPackageBundle = false
  /// Whether WebKit's members about requests are added.
  var hasRequests = false
  /// Whether elements of arrays are left out, of which no code tells: constraints may be among them.
  package var lacksElements = false
  /// The declarations of missing types.
  package var types = StandInTypes()

  package init() {}

  /// Adds a part that is left out, and returns its number.
  ///
  /// - Parameters:
  ///   - name: what it is called.
  ///   - sentence: what is missing, and why.
  package mutating func add(_ name: String, _ sentence: String) -> Int {
    notes.append(Note(name: name, sentence: sentence))
    return notes.count - 1
  }

  /// The number that the next part gets.
  package var next: Int { notes.count }

  /// Lets bundles have what an app's `Info.plist` says.
  ///
  /// - Parameters:
  ///   - path: the property list; `nil` for none.
  ///   - sources: where none asks for it, nothing is added.
  package mutating func inform(_ values: [String: String], from path: String?, _ sources: [AppSource]) {
    hasPackageBundle =
      sources.contains { $0.scan.memberReferences.contains("module") }
      && !sources.contains { $0.scan.members.contains { $0.type == "Bundle" && $0.name == "module" } }
    let names = ["infoDictionary", "forInfoDictionaryKey", "bundleIdentifier"]
    let asks = sources.contains { source in
      names.contains { source.scan.memberReferences.contains($0) || source.scan.references.contains($0) }
    }
    guard asks else { return }
    let texts = path.map { "the texts of \($0), with build settings at rest" }
    let place = texts ?? "values at rest: no app's list is found"
    let number = add("", "Bundle.infoDictionary has \(place)")
    let members = values.sorted { $0.key < $1.key }.map {
      "\(GeneratedCatalog.quoted($0.key)): \(GeneratedCatalog.quoted($0.value))"
    }
    information = """
      extension Bundle {
        var infoDictionary: [String: Any]? {
          _previewTell(\(number))
          return [\(members.joined(separator: ", "))]
        }
        func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }
        var bundleIdentifier: String? { object(forInfoDictionaryKey: "CFBundleIdentifier") as? String }
      }
      """
  }

  // MARK: The source

  /// - Parameters:
  ///   - makers: the calls that make the app's own values.
  ///   - hasUIKit: whether the module `UIKit` exists.
  ///   - showsBlocks: whether a catalog shows the app's types.
  package func source(_ makers: ValueMakers, hasUIKit: Bool, showsBlocks: Bool = true) -> String {
    """
    import Foundation
    \(hasUIKit ? "@_spi(AppSources) import UIKit" : "import LayoutPreview")
    \(hasRequests ? Self.requests : "")
    protocol _PreviewGeneric { @MainActor static func made() -> Any }
    \(types.declarations)
    \(information ?? "")
    \(hasPackageBundle ? "extension Bundle { static var module: Bundle { .main } }" : "")
    private struct _PreviewBox: @unchecked Sendable { let value: Any }
    private func _previewEmpty(_ kind: Any.Type) -> Any? {
      let box = MainActor.assumeIsolated { () -> _PreviewBox? in
    \(types.valueLines)
        return nil
      }
      return box?.value
    }

    @MainActor private let _previewMakers: [@MainActor (Any.Type) -> (@MainActor @Sendable () -> Any?)?] = [
      \(names(makers.calls.indices.filter { !makers.fillings.contains($0) }))
    ]
    @MainActor private let _previewFillings: [@MainActor (Any.Type) -> (@MainActor @Sendable () -> Any?)?] = [
      \(names(makers.fillings.sorted()))
    ]
    @MainActor private func _previewFirst(_ calls: [@MainActor @Sendable () -> Any?]) -> Int {
      \(hasUIKit ? "Trial.first(of: calls) ?? 0" : "0")
    }
    private func _previewNoteText(_ text: String) { \(hasUIKit ? "StandInText.note(text)" : "") }
    @MainActor private func _previewViews() {
      \(hasUIKit ? "StandInViews.types = [\(types.classNames)]" : "")
      \(lacksElements ? "_previewMissing()" : "")
    }
    /// The value of a variable that the app sets from outside.
    func \(Self.held)<Value>() -> Value? { _previewFind(\(notes.count)) }
    nonisolated(unsafe) private var _previewSeen: Set<String> = []
    private let _previewNames: [String] = [
      \((notes.map { GeneratedCatalog.quoted($0.name) } + ["\"\""]).joined(separator: ",\n  "))
    ]
    private let _previewNotes: [String] = [
      \((notes.map { GeneratedCatalog.quoted($0.sentence) } + [Self.heldNote]).joined(separator: ",\n  "))
    ]

    """ + (hasUIKit ? Self.rest : Self.noRest) + Self.functions + (showsBlocks ? Self.madeBlock : "")
  }

  private func names(_ positions: [Int]) -> String {
    positions.map { "\(ValueMakers.function)_\($0)" }.joined(separator: ", ")
  }

  /// The note about variables that the app sets from outside.
  private static let heldNote = GeneratedCatalog.quoted(
    "properties that the app sets from outside have values at rest; a #Preview block gives others")
}
