/// The types that no compiled source declares, as empty ones that stand in for them.
package struct StandInTypes: Sendable {
  /// The file in which the compiler reports the values of stand-ins; their lines are their positions, from 1.
  package static let file = "/layoutPreviewStandIns.swift"

  /// The declarations of missing types, by name.
  private var types: [String: String] = [:]
  /// The names of types inside of missing ones.
  private var inner: [String: Set<String>] = [:]

  /// The types for which no value can be made.
  private var unmade: Set<String> = []
  /// The protocols, and the class besides, that one value has to be of.
  private var compositions: Set<[String]> = []

  package init() {}

  /// The names of the declared types.
  package var names: [String] { types.keys.sorted() }

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
    let known = superclass ?? UIKitName.superclass(of: name) ?? subclass.flatMap(UIKitName.superclass)
    // Public declarations of the sources may mention it, so it is public too.
    types[name] = "public class \(name): \(known ?? "NSObject") {}"
    return true
  }

  /// Declares a missing class of a view or a controller.
  ///
  /// - Parameter superclass: the class of UIKit that it inherits from in the app's sources; `nil` where they do not say.
  /// - Returns: whether it was not declared before.
  package mutating func declareView(_ name: String, _ superclass: String?) -> Bool {
    declare(name, isConformance: false, superclass: superclass ?? UIKitName.superclass(of: name))
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

  /// Lets a value be made that is of several types at once, of which all but a class of UIKit are declared here.
  ///
  /// - Returns: whether none was made before.
  package mutating func compose(_ names: [String]) -> Bool { compositions.insert(names).inserted }

  // MARK: The source

  /// Leaves out the value of a stand-in that does not compile.
  ///
  /// - Returns: whether there was one.
  package mutating func leaveOutValue(atLine line: Int) -> Bool {
    guard values.indices.contains(line - 1) else { return false }
    return unmade.insert(values[line - 1].type).inserted
  }

  /// The declared classes that can be made, and what conforms to declared protocols, by the type that is asked for.
  private var values: [(type: String, value: String)] {
    let all = types.keys.sorted().flatMap { name -> [(type: String, value: String)] in
      if isProtocol(name) { return [("(any \(name))", "_Preview\(name)()")] }
      guard types[name]?.hasPrefix("public class \(name):") == true else { return [] }
      return [(name, value(name))]
        + (inner[name] ?? []).sorted().map { ("\(name).\($0)", "\(name).\($0)()") }
    }
    let composed = compositionsHere.map { ("any \($0.joined(separator: " & "))", "\(Self.name(of: $0))()") }
    return (all + composed.map { (type: "(\($0))", value: $1) }).filter { !unmade.contains($0.type) }
  }

  /// The declared classes that are not generic, as a list of types.
  var classNames: String {
    let names = types.filter { $0.value.hasPrefix("public class \($0.key):") }.map(\.key).sorted()
    return names.map { "\($0).self" }.joined(separator: ", ")
  }

  /// The compositions of which everything is declared by now.
  private var compositionsHere: [[String]] {
    compositions.filter { names in
      names.allSatisfy { isProtocol($0) || UIKitName.isOfUIKit($0) }
        && names.filter { !isProtocol($0) }.count <= 1
    }.sorted { $0.joined() < $1.joined() }
  }

  private func isProtocol(_ name: String) -> Bool { types[name]?.hasPrefix("public protocol") == true }

  private static func name(of composition: [String]) -> String { "_Preview\(composition.joined(separator: "_"))" }

  /// A class with parameters, which makes a value whatever these are.
  private func generic(_ name: String, _ text: String) -> String {
    "\(text.dropLast(" {}".count)), _PreviewGeneric { static func made() -> Any { \(name)() } }"
  }

  /// SwiftUI's controller of a view.
  private static let hosting = "UIHostingController"

  /// The class of SwiftUI that shows a view of its own: a box with the name of that view's type.
  private func hosting(_ text: String) -> String {
    let isGeneric = text.contains("<")
    let content = isGeneric ? "Parameter1" : "Any"
    return """
      \(text.dropLast(" {}".count))\(isGeneric ? ", _PreviewGeneric" : "") {
        private var shown = ""
        public var rootView: \(content)
        public init(rootView: \(content)) {
          self.rootView = rootView
          super.init(nibName: nil, bundle: nil)
          shown = rootView as? String ?? String(describing: type(of: rootView))
        }
        \(isGeneric ? "" : "public convenience init(rootView: String) { self.init(rootView: rootView as Any) }")
        public required init?(coder: NSCoder) { fatalError("nothing is decoded") }
        public override func loadView() { view = _previewController(shown).view }
        static func made() -> Any { \(isGeneric ? "UIHostingController<String>" : "UIHostingController")(rootView: "") }
      }
      """
  }

  /// The classes that are of several types at once.
  private var composed: String {
    compositionsHere.map { names in
      let superclass = names.first { !isProtocol($0) } ?? "NSObject"
      let others = names.filter(isProtocol).joined(separator: ", ")
      return "private final class \(Self.name(of: names)): \(superclass), \(others) {}"
    }.joined(separator: "\n")
  }

  /// The call that makes a declared class.
  private func value(_ name: String) -> String {
    if types[name]?.contains(": UICollectionView {") == true {
      return "\(name)(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    }
    if name == Self.hosting { return "\(name)(rootView: \"\")" }
    if types[name]?.contains(": UICollectionViewController {") == true {
      return "\(name)(collectionViewLayout: UICollectionViewFlowLayout())"
    }
    return "\(name)()"
  }

  /// The lines that ask for the values of stand-ins, each in a place of its own for the compiler's messages.
  var valueLines: String {
    values.enumerated().map { position, entry in
      """
      #sourceLocation(file: "\(Self.file)", line: \(position + 1))
      if kind == \(entry.type).self { return _PreviewBox(value: \(entry.value)) }
      #sourceLocation()
      """
    }.joined(separator: "\n")
  }

  /// The declarations of missing types, with empty classes that conform to the protocols among them.
  var declarations: String {
    types.sorted { $0.key < $1.key }.map { name, text in
      if text.hasPrefix("public protocol") {
        return "\(text)\nprivate final class _Preview\(name): NSObject, \(name) {}"
      }
      if name == Self.hosting { return hosting(text) }
      if text.hasPrefix("public class \(name)<") { return generic(name, text) }
      let inside = (inner[name] ?? []).sorted().map { inner in
        "public class \(inner): \(UIKitName.superclass(of: inner) ?? "NSObject") {}"
      }
      return inside.isEmpty ? text : "\(text.dropLast())\(inside.joined(separator: "; "))}"
    }.joined(separator: "\n") + "\n" + composed
  }
}
