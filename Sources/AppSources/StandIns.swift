/// The Swift source of what takes the place of parts that are left out, and of types that are missing.
package struct StandIns: Sendable {
  static let skip = "_previewSkip"
  static let value = "_previewValue"
  static let end = "_previewEnd"
  static let view = "_previewMade"
  static let nib = "_previewNib"
  static let held = "_previewHeld"

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
  /// The declarations of missing types, by name.
  private var types: [String: String] = [:]
  /// The names of types inside of missing ones.
  private var inner: [String: Set<String>] = [:]

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

  // MARK: Types

  package var typeNames: [String] { types.keys.sorted() }

  /// Declares a missing type: as a protocol where it is a conformance or its name says so, else as a class.
  ///
  /// - Parameters:
  ///   - isConformance: whether it follows another type or is that of an extension, a structure, an enumeration or a
  ///     protocol.
  ///   - subclass: a class that inherits from it.
  ///   - superclass: the class of UIKit that it inherits from in the app's sources; `nil` where they do not say.
  /// - Returns: whether it was not declared before.
  package mutating func declare(
    _ name: String, isConformance: Bool, subclass: String? = nil, superclass: String? = nil
  ) -> Bool {
    guard types[name] == nil, name.wholeMatch(of: /[A-Za-z_]\w*/) != nil else { return false }
    let endings = ["Delegate", "DataSource", "Protocol", "able", "Providing", "Presenting"]
    let isNamedSo = subclass == nil && superclass == nil && !name.hasPrefix("Any")
    if isConformance || isNamedSo && endings.contains(where: name.hasSuffix) {
      types[name] = "public protocol \(name): AnyObject {}"
      return true
    }
    let superclass = superclass ?? Self.superclass(of: name) ?? subclass.flatMap(Self.superclass) ?? "NSObject"
    // Public declarations of the sources may mention it, so it is public too.
    types[name] = "public class \(name): \(superclass) {}"
    return true
  }

  /// Declares a missing class of a view or a controller.
  ///
  /// - Parameter superclass: the class of UIKit that it inherits from in the app's sources; `nil` where they do not say.
  /// - Returns: whether it was not declared before.
  package mutating func declareView(_ name: String, _ superclass: String?) -> Bool {
    declare(name, isConformance: false, superclass: superclass ?? Self.superclass(of: name))
  }

  /// Whether a class has a name like those of UIKit's views and controllers, with words of its own before it: classes
  /// called `Button` are SwiftUI's.
  package static func hasViewNameOfItsOwn(_ name: String) -> Bool {
    superclass(of: name) != nil && !["Button", "Label", "Cell", "View", "Control"].contains(name)
      && !["TextField", "ScrollView", "ImageView"].contains(name)
  }

  /// Declares a missing type again as a protocol, because the code uses it as one.
  ///
  /// - Returns: whether it was a class.
  package mutating func makeProtocol(_ name: String) -> Bool {
    guard let old = types[name], !old.hasPrefix("public protocol") else { return false }
    types[name] = "public protocol \(name): AnyObject {}"
    inner[name] = nil
    return true
  }

  /// Declares a type inside of a missing one.
  ///
  /// - Returns: whether it was not declared before, and the other is a stand-in with room for it.
  package mutating func declare(_ name: String, inside outer: String) -> Bool {
    guard let old = types[outer], old.hasPrefix("public class \(outer):"), name.wholeMatch(of: /[A-Za-z_]\w*/) != nil
    else { return false }
    return inner[outer, default: []].insert(name).inserted
  }

  /// Takes a declaration back.
  ///
  /// - Returns: whether there was one.
  package mutating func remove(_ name: String) -> Bool { types.removeValue(forKey: name) != nil }

  /// Gives a declared class parameters, because the code gives it arguments.
  ///
  /// - Returns: whether it had none.
  package mutating func specialize(_ name: String, _ count: Int) -> Bool {
    guard count > 0, let old = types[name], old.hasPrefix("public class \(name):") else { return false }
    let parameters = (1...count).map { "Parameter\($0)" }.joined(separator: ", ")
    types[name] = "public class \(name)<\(parameters)>: \(old.dropFirst("public class \(name): ".count))"
    return true
  }

  /// Whether a class of this name is one of UIKit's, or of an app that names its classes as UIKit does.
  static func isOfUIKit(_ name: String) -> Bool {
    name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true && superclass(of: name) != nil
  }

  /// Guesses a superclass from the end of a class's name, as UIKit's own are named.
  package static func superclass(of name: String) -> String? {
    let kinds = [
      ("CollectionViewCell", "UICollectionViewCell"), ("CollectionCell", "UICollectionViewCell"),
      ("HeaderFooterView", "UITableViewHeaderFooterView"), ("ReusableView", "UICollectionReusableView"),
      ("Cell", "UITableViewCell"), ("NavigationController", "UINavigationController"),
      ("TabBarController", "UITabBarController"), ("TableViewController", "UITableViewController"),
      ("ViewController", "UIViewController"), ("HostingController", "UIViewController"), ("Button", "UIButton"),
      ("Label", "UILabel"),
      ("ImageView", "UIImageView"), ("TextField", "UITextField"), ("TextView", "UITextView"),
      ("StackView", "UIStackView"), ("ScrollView", "UIScrollView"), ("TableView", "UITableView"),
      ("CollectionView", "UICollectionView"), ("Control", "UIControl"), ("View", "UIView"),
    ]
    return kinds.first { name.hasSuffix($0.0) }?.1
  }

  /// The arguments with which a class of UIKit, or one that is named as UIKit's are, is made without values.
  static func simplestArguments(of type: String) -> String {
    switch superclass(of: type) {
    case "UITableViewCell": "(style: .default, reuseIdentifier: nil)"
    case "UITableViewHeaderFooterView": "(reuseIdentifier: nil)"
    case "UITableViewController": "(style: .plain)"
    case "UICollectionViewController": "(collectionViewLayout: UICollectionViewFlowLayout())"
    case "UICollectionView": "(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    case let kind? where kind.hasSuffix("Controller"): "(nibName: nil, bundle: nil)"
    case _?: "(frame: .zero)"
    case nil: "()"
    }
  }

  // MARK: The source

  /// The types for which no value can be made.
  private var unmade: Set<String> = []
  /// The file in which the compiler reports the values of stand-ins; their lines are their positions, from 1.
  package static let file = "/layoutPreviewStandIns.swift"

  /// Leaves out the value of a stand-in that does not compile.
  ///
  /// - Returns: whether there was one.
  package mutating func leaveOutValue(atLine line: Int) -> Bool {
    guard empty.indices.contains(line - 1) else { return false }
    return unmade.insert(empty[line - 1].type).inserted
  }

  /// The declared classes that can be made, and what conforms to declared protocols, by the type that is asked for.
  private var empty: [(type: String, value: String)] {
    let all = types.keys.sorted().flatMap { name -> [(type: String, value: String)] in
      if types[name]?.hasPrefix("public protocol") == true { return [("(any \(name))", "_Preview\(name)()")] }
      guard types[name]?.hasPrefix("public class \(name):") == true else { return [] }
      return [(name, value(name))]
        + (inner[name] ?? []).sorted().map { ("\(name).\($0)", "\(name).\($0)()") }
    }
    return all.filter { !unmade.contains($0.type) }
  }

  /// The declared classes that are not generic, as a list of types.
  private var classNames: String {
    let names = types.filter { $0.value.hasPrefix("public class \($0.key):") }.map(\.key).sorted()
    return names.map { "\($0).self" }.joined(separator: ", ")
  }

  /// The call that makes a declared class.
  private func value(_ name: String) -> String {
    if types[name]?.contains(": UICollectionView {") == true {
      return "\(name)(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    }
    if types[name]?.contains(": UICollectionViewController {") == true {
      return "\(name)(collectionViewLayout: UICollectionViewFlowLayout())"
    }
    return "\(name)()"
  }

  /// The lines that ask for the values of stand-ins, each in a place of its own for the compiler's messages.
  private var emptyLines: String {
    empty.enumerated().map { position, entry in
      """
      #sourceLocation(file: "\(Self.file)", line: \(position + 1))
      if kind == \(entry.type).self { return _PreviewBox(value: \(entry.value)) }
      #sourceLocation()
      """
    }.joined(separator: "\n")
  }

  /// The declarations of missing types, with empty classes that conform to the protocols among them.
  private var declarations: String {
    types.sorted { $0.key < $1.key }.map { name, text in
      if text.hasPrefix("public protocol") {
        return "\(text)\nprivate final class _Preview\(name): NSObject, \(name) {}"
      }
      let inside = (inner[name] ?? []).sorted().map { inner in
        "public class \(inner): \(Self.superclass(of: inner) ?? "NSObject") {}"
      }
      return inside.isEmpty ? text : "\(text.dropLast())\(inside.joined(separator: "; "))}"
    }.joined(separator: "\n")
  }

  /// - Parameters:
  ///   - makers: the calls that make the app's own values.
  ///   - hasUIKit: whether the module `UIKit` exists.
  ///   - showsBlocks: whether a catalog shows the app's types.
  package func source(_ makers: ValueMakers, hasUIKit: Bool, showsBlocks: Bool = true) -> String {
    """
    import Foundation
    \(hasUIKit ? "@_spi(AppSources) import UIKit" : "import LayoutPreview")
    \(declarations)
    \(information ?? "")
    \(hasPackageBundle ? "extension Bundle { static var module: Bundle { .main } }" : "")
    private struct _PreviewBox: @unchecked Sendable { let value: Any }
    private func _previewEmpty(_ kind: Any.Type) -> Any? {
      let box = MainActor.assumeIsolated { () -> _PreviewBox? in
    \(emptyLines)
        return nil
      }
      return box?.value
    }

    @MainActor private let _previewMakers: [@MainActor (Any.Type) -> (@MainActor @Sendable () -> Any?)?] = [
      \(makers.calls.indices.map { "\(ValueMakers.function)_\($0)" }.joined(separator: ", "))
    ]
    @MainActor private func _previewFirst(_ calls: [@MainActor @Sendable () -> Any?]) -> Int {
      \(hasUIKit ? "Trial.first(of: calls) ?? 0" : "0")
    }
    private func _previewNoteText(_ text: String) { \(hasUIKit ? "StandInText.note(text)" : "") }
    @MainActor private func _previewViews() { \(hasUIKit ? "StandInViews.types = [\(classNames)]" : "") }
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

  /// The note about variables that the app sets from outside.
  private static let heldNote = GeneratedCatalog.quoted(
    "properties that the app sets from outside have values at rest; a #Preview block gives others")

  /// Additions of the module `UIKit`.
  private static let rest = """
    @MainActor private func _previewLoad(_ owner: Any) { NibDocuments.load(into: owner) }

    /// Values of types that have no instances by themselves: of the nearest class that has.
    @MainActor private let _previewRest: [@MainActor () -> Any] = [
      { UICollectionViewFlowLayout() }, { UITapGestureRecognizer() }, { CABasicAnimation() }, { NSCoder() },
      { UIBarButtonItem() }, { UITableViewController(style: .plain) },
      { UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()) },
      { UINavigationController() }, { UITabBarController() }, { UILayoutGuide() },
      { UIView().widthAnchor.constraint(equalToConstant: 0) },
      { UIBezierPath() }, { UITraitCollection.current }, { IndexPath(row: 0, section: 0) }, { IndexSet() },
      { Locale(identifier: "en_US") }, { Calendar(identifier: .gregorian) }, { UUID() }, { Character(" ") },
      { DispatchQueue.main }, { NotificationCenter.default }, { UserDefaults.standard }, { Int32(0) }, { Int64(0) },
      { UInt(0) }, { UInt8(0) }, { UInt32(0) }, { UInt64(0) }, { Decimal(0) }, { NSNumber(value: 0) },
      { NSDirectionalEdgeInsets.zero }, { CGAffineTransform.identity }, { NSError(domain: "", code: 0) as any Error },
      { UIImage(.missing(""), size: CGSize(width: 24, height: 24)) }, { DateComponents() }, { JSONDecoder() },
      { UIFont.systemFont(ofSize: 17).fontDescriptor }, { UIFontMetrics.default }, { TimeZone(identifier: "UTC")! },
      { NSRange(location: 0, length: 0) }, { 0..<0 as Range<Int> }, { UIColor.systemGray.cgColor },
      { UIButton.Configuration.plain() }, { UIListContentConfiguration.cell() }, { UIBackgroundConfiguration.clear() },
      { UIContentUnavailableConfiguration.empty() }, { NSTextContainer() },
      { UITableViewCell.self }, { UICollectionViewCell.self }, { UIViewController.self }, { NSObject() },
    ]

    """

  /// The same where there is no such module.
  private static let noRest = """
    @MainActor private func _previewLoad(_ owner: Any) {}
    @MainActor private let _previewRest: [@MainActor () -> Any] = []

    """

  /// The function that makes what a catalog shows.
  private static let madeBlock = """
    @MainActor func \(view)(_ kind: any LayoutPreviewBlock.Type) -> any LayoutPreviewBlock {
      _previewViews()
      guard let made = _previewOwn(kind) as? any LayoutPreviewBlock else {
        fatalError("no initialiser makes \\(kind); show it with a #Preview block")
      }
      return made
    }

    """

  /// The functions that are called in the place of missing code: each tells once that it is missing.
  private static let functions = """
    private func _previewTell(_ number: Int) {
      guard _previewSeen.insert(_previewNotes[number]).inserted else { return }
      FileHandle.standardError.write(Data("note: \\(_previewNotes[number])\\n".utf8))
    }

    /// The positions of the calls that make values, by type; values that others need are made inside of these.
    @MainActor private var _previewChosen: [ObjectIdentifier: Int] = [:]
    @MainActor private var _previewDepth = 0

    /// A value of one of the app's own types; `nil` where no call makes one.
    @MainActor private func _previewOwn(_ kind: Any.Type) -> Any? {
      let calls = _previewMakers.compactMap { $0(kind) }
      guard !calls.isEmpty, _previewDepth < 8 else { return nil }
      _previewDepth += 1
      defer { _previewDepth -= 1 }
      let isTried = calls.count > 1 && _previewDepth <= 2
      let position = _previewChosen[ObjectIdentifier(kind)] ?? (isTried ? _previewFirst(calls) : 0)
      _previewChosen[ObjectIdentifier(kind)] = position
      return calls[position]()
    }

    func \(skip)(_ number: Int) { _previewTell(number) }
    func \(nib)(_ number: Int, _ owner: Any) {
      _previewTell(number)
      nonisolated(unsafe) let owner = owner
      MainActor.assumeIsolated { _previewLoad(owner) }
    }
    func \(end)(_ number: Int) -> Never { fatalError(_previewNotes[number]) }

    /// A view of UIKit's own classes; those of the app may need more than a coder.
    @MainActor private func _previewView(_ kind: Any.Type) -> UIView? {
      guard let type = kind as? UIView.Type, String(reflecting: type).hasPrefix("LP") else { return nil }
      return type.init(coder: NSCoder())
    }

    /// A typical value in points for a number of this name; `nil` for other names.
    private func _previewNumber(_ name: String) -> Double? {
      let last = name.split { !($0.isLetter || $0.isNumber) }.last?.lowercased() ?? ""
      let usual: [([String], Double)] = [
        (["linewidth", "borderwidth", "strokewidth", "hairline"], 1), (["fontsize", "pointsize", "textsize"], 17),
        (["alpha", "opacity", "scale", "progress", "ratio", "multiplier"], 1), (["offset"], 0),
        (["radius", "padding", "margin", "spacing", "inset", "gap"], 8),
        (["size", "width", "height", "diameter"], 44),
      ]
      return usual.first { words, _ in words.contains { last.hasSuffix($0) || last.hasSuffix($0 + "s") } }?.1
    }

    private func _previewImage(_ number: Int) -> UIImage? {
      MainActor.assumeIsolated {
        UIImage(.missing(_previewNames[number]), size: CGSize(width: 24, height: 24))
      }
    }

    /// A closure does nothing, and its result is at rest.
    func \(value)<each Argument, Result>(_ number: Int) -> @Sendable (repeat each Argument) -> Result {
      _previewTell(number)
      return { (_: repeat each Argument) in \(value)(number) }
    }

    @_disfavoredOverload
    func \(value)<Value>(_ number: Int) -> Value {
      if let found: Value = _previewFind(number) { return found }
      fatalError("\\(Value.self) has no value at rest; \\(_previewNotes[number])")
    }

    /// A list of the app's own values has some of them, as data would have.
    private protocol _PreviewList { static func some(_ number: Int) -> Any? }
    extension Array: _PreviewList {
      static func some(_ number: Int) -> Any? {
        let isText = Element.self == String.self
        let elements = (0..<3).compactMap { _ -> Element? in
          if isText { return _previewNames[number] as? Element }
          if let value = _previewEmpty(Element.self) as? Element { return value }
          nonisolated(unsafe) var found: Element?
          MainActor.assumeIsolated { found = _previewOwn(Element.self) as? Element }
          return found
        }
        return elements.isEmpty ? nil : elements
      }
    }

    private func _previewFind<Value>(_ number: Int) -> Value? {
      _previewTell(number)
      if Value.self == Void.self { return .some(() as! Value) }
      if Value.self == String.self || Value.self == String?.self { _previewNoteText(_previewNames[number]) }
      let isAny = Value.self == Any.self || Value.self == Any?.self
      if !isAny, let value = _previewNames[number] as? Value ?? _previewImage(number) as? Value { return value }
      func none<Kind: ExpressibleByNilLiteral>(_: Kind.Type) -> Any { nil as Kind }
      func list<Kind: ExpressibleByArrayLiteral>(_: Kind.Type) -> Any { [] as Kind }
      func table<Kind: ExpressibleByDictionaryLiteral>(_: Kind.Type) -> Any { [:] as Kind }
      func raw<Kind: RawRepresentable>(_: Kind.Type) -> Any? {
        (0 as? Kind.RawValue).flatMap(Kind.init(rawValue:)) ?? (1 as? Kind.RawValue).flatMap(Kind.init(rawValue:))
      }
      func first<Kind: CaseIterable>(_: Kind.Type) -> Any? { Kind.allCases.first }
      let kind: Any.Type = Value.self
      if let kind = kind as? any ExpressibleByNilLiteral.Type, let value = none(kind) as? Value { return value }
      if let kind = kind as? any _PreviewList.Type, let value = kind.some(number) as? Value { return value }
      if let kind = kind as? any ExpressibleByArrayLiteral.Type, let value = list(kind) as? Value { return value }
      if let kind = kind as? any ExpressibleByDictionaryLiteral.Type, let value = table(kind) as? Value {
        return value
      }
      if let kind = kind as? any CaseIterable.Type, let value = first(kind) as? Value { return value }
      if let kind = kind as? any RawRepresentable.Type, let value = raw(kind) as? Value { return value }
      if let value = _previewEmpty(kind) as? Value { return value }
      nonisolated(unsafe) var found: Value?
      MainActor.assumeIsolated {
        let usual = _previewNumber(_previewNames[number])
        let (points, side) = (usual ?? 0, usual ?? 44)
        let values: [Any] = [
          false, Int(points), points, CGFloat(points), Float(points), Date(timeIntervalSince1970: 0), Data(),
          URL(fileURLWithPath: "/"), CGRect.zero, CGSize(width: side, height: side), CGPoint.zero, UIEdgeInsets.zero,
          UIColor.systemGray, Bundle.main, UIFont.systemFont(ofSize: 17),
          NSAttributedString(string: _previewNames[number]), UIViewController(),
          CALayer(), UILayoutPriority.defaultHigh,
        ]
        found = values.lazy.compactMap { $0 as? Value }.first ?? _previewOwn(kind) as? Value
          ?? _previewView(kind) as? Value ?? _previewRest.lazy.compactMap { $0() as? Value }.first
      }
      return found
    }

    """
}
