/// The calls that may make the values of an app's classes, structures and enumerations, in Swift.
///
/// Each call is in a function at the end of the source that declares the type, since the type may be private there. A call
/// that does not compile is left out of the next round. Where a type has several calls, the likeliest are first.
package struct ValueMakers: Sendable {
  package struct Call: Hashable, Sendable {
    /// The type of the value, or a protocol that it conforms to.
    let type: String
    let text: String
    /// Whether the call is of an initialiser that is private to the type.
    var isPrivate = false

    /// The numbers of the values that a call is given differ from round to round.
    private var shape: String { text.replacing(/\(\d+\)/, with: "()") }

    package static func == (first: Call, second: Call) -> Bool {
      first.type == second.type && first.shape == second.shape
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(type)
      hasher.combine(shape)
    }
  }

  /// The file in which the compiler reports the calls; their lines are their positions, from 1.
  package static let file = "/layoutPreviewMakers.swift"
  static let function = "layoutPreviewMaker"
  private static let made = "layoutPreviewMade"

  package private(set) var calls: [Call] = []
  /// The positions of the calls that make a shown class and give it values at rest afterwards, as an app would.
  package private(set) var fillings: Set<Int> = []
  /// The functions with the calls, by the paths of the sources that they belong to.
  package private(set) var functions: [String: String] = [:]
  private let index: TypeIndex
  private let failed: Set<Call>

  /// - Parameters:
  ///   - shown: classes that are shown, for which the compiler may find parameters.
  ///   - failed: calls that do not compile.
  ///   - standIns: takes notes of the values that the calls are given.
  package init(
    _ sources: [AppSource], showing shown: [String] = [], without failed: Set<Call> = [], _ standIns: inout StandIns
  ) {
    index = TypeIndex(sources)
    self.failed = failed
    let protocols = Set(sources.flatMap(\.scan.types).filter { $0.kind == .protocol }.map(\.name))
    let constructors = Dictionary(grouping: sources.flatMap(\.scan.constructors), by: \.type)
    var seen: Set<String> = []
    for source in sources {
      for type in source.scan.types
      where type.kind != .extension && (type.isNameable || shown.contains(type.name))
        && seen.insert(type.name).inserted
      {
        let texts: [String]
        switch type.kind {
        case .class:
          texts = instances(type.name, &standIns)
          // A screen that only its own functions make.
          if shown.contains(type.name), initialisers(of: type.name).allSatisfy({ $0.labels == ["coder"] }) {
            for member in (index.functions["init"] ?? []) where member.type == type.name && member.isPrivate {
              let text = self.call(type.name, member, &standIns)
              add(Call(type: type.name, text: text, isPrivate: true), source.path)
            }
          }
        case .struct, .enum: texts = values(type, constructors[type.name] ?? [], &standIns)
        case .actor, .protocol, .typealias, .extension: continue
        }
        for text in texts { add(Call(type: type.name, text: text), source.path) }
        if shown.contains(type.name), type.kind == .class {
          for text in fillings(of: type.name, made: texts[0], &standIns) {
            if add(Call(type: type.name, text: text), source.path) { fillings.insert(calls.count - 1) }
          }
        }
        for name in type.inherited where protocols.contains(name) {
          for text in texts { add(Call(type: "(any \(name))", text: text), source.path) }
        }
      }
    }
  }

  /// - Returns: whether the call is not one of those that do not compile.
  @discardableResult
  private mutating func add(_ call: Call, _ path: String) -> Bool {
    guard !failed.contains(call) else { return false }
    let made = call.isPrivate ? "\(call.type).\(Self.made)_\(calls.count)()" : call.text
    // On the same line, since lines are the positions of calls.
    let helper =
      call.isPrivate
      ? "; extension \(call.type) { @MainActor static func \(Self.made)_\(calls.count)() throws -> \(call.type) "
        + "{ try \(call.text) } }" : ""
    functions[path, default: ""] += """

      #sourceLocation(file: "\(Self.file)", line: \(calls.count + 1))
      @MainActor func \(Self.function)_\(calls.count)(_ kind: Any.Type) -> (@MainActor @Sendable () -> Any?)? \
      { if kind == \(call.type).self { return { try? \(made) } }; return nil }\(helper)
      #sourceLocation()

      """
    calls.append(call)
    return true
  }

  /// The call that the compiler reports at a line.
  package func call(atLine line: Int) -> Call? {
    calls.indices.contains(line - 1) ? calls[line - 1] : nil
  }

  // MARK: Calls

  /// Initialisers that UIKit's classes have, by their labels, with values at rest.
  private static let known: [([String], String)] = [
    (["frame"], "(frame: .zero)"), (["style", "reuseIdentifier"], "(style: .default, reuseIdentifier: nil)"),
    (["nibName", "bundle"], "(nibName: nil, bundle: nil)"),
  ]

  /// Initialiser calls for a class: its own, or inherited ones.
  private func instances(_ type: String, _ standIns: inout StandIns) -> [String] {
    var ancestor = type
    for _ in 0..<32 {
      let all = initialisers(of: ancestor)
      let own = all.filter { $0.labels != ["coder"] && $0.labels != ["from"] }
      var calls: [String] = []
      if own.contains(where: \.required.isEmpty) { calls.append("\(type)()") }
      for (labels, call) in Self.known where own.contains(where: { $0.labels == labels }) { calls.append(type + call) }
      let others = own.filter { member in
        !member.required.isEmpty && !Self.known.contains { $0.0 == member.labels }
      }
      calls += others.sorted { $0.required.count < $1.required.count }.map { call(type, $0, &standIns) }
      // What is decoded has this initialiser, and so have views that are made from something else.
      if UIKitName.superclass(of: type) != nil {
        calls += all.filter { $0.labels == ["from"] }.map { call(type, $0, &standIns) }
      }
      // A class with this initialiser alone inherits no other.
      if all.contains(where: { $0.labels == ["coder"] && !$0.isInExtension }) {
        calls.append("\(type)(coder: NSCoder())")
      }
      if !calls.isEmpty { return calls }
      let inherited = index.classes[ancestor]?.first?.declaration.inherited.first { index.classes[$0] != nil }
      guard let inherited else { break }
      ancestor = inherited
    }
    return UIKitName.superclass(of: type) == nil ? ["\(type)()"] : ["\(type)()", "\(type)(coder: NSCoder())"]
  }

  /// Expressions that make a class by a call and give it values: to its variables and by the functions that an app calls
  /// for it, or else to its variables alone.
  private func fillings(of type: String, made call: String, _ standIns: inout StandIns) -> [String] {
    let members = index.functions.values.joined().filter {
      ($0.type == type || index.isSubclass(type, of: $0.type)) && !$0.isHidden && !$0.isConditional && !$0.isStatic
    }.sorted { ($0.name, $0.range.lowerBound) < ($1.name, $1.range.lowerBound) }
    let variables = members.filter(\.isGiven).map { "made.\($0.name) = \(StandIns.held)()" }
    let functions = members.filter { member in
      guard let labels = member.labels, !labels.isEmpty, !member.isAsync, !member.isOverride else { return false }
      return Self.gives(member.name)
    }
    let calls = functions.prefix(Self.limit).map { member in
      let labels = member.labels ?? []
      let shown = "\(type).\(member.name)(\(labels.map { "\($0):" }.joined()))"
      return "try made.\(member.name)(\(arguments(shown, labels, &standIns)))"
    }
    return [variables + calls, calls.isEmpty ? [] : variables].filter { !$0.isEmpty }.map { statements in
      "{ (made: \(type)) throws -> \(type) in \(statements.joined(separator: "; ")); return made }(\(call))"
    }
  }

  /// Whether a function of this name gives a view what it shows: `configure`, `setUpCell`, `bindViewModel`.
  private static func gives(_ name: String) -> Bool {
    guard let verb = verbs.first(where: name.hasPrefix) else { return false }
    var rest = name.dropFirst(verb.count)
    while let word = objects.first(where: rest.hasPrefix) { rest = rest.dropFirst(word.count) }
    return rest.isEmpty
  }

  private static let verbs = [
    "configure", "config", "bind", "setup", "setUp", "set", "update", "render", "apply", "display", "fill", "populate",
    "load", "show",
  ]
  private static let objects = [
    "With", "For", "From", "Data", "ViewModel", "Model", "Item", "Content", "View", "Cell", "Values",
  ]

  /// Expressions for values of a structure or an enumeration.
  private func values(_ type: TypeDeclaration, _ known: [Constructor], _ standIns: inout StandIns) -> [String] {
    let initialisers = initialisers(of: type.name).filter {
      (type.kind == .struct || $0.labels != ["rawValue"]) && $0.labels != ["from"]
    }
    let written = initialisers.sorted { $0.required.count < $1.required.count }.map { call(type.name, $0, &standIns) }
    let others = known.sorted { $0.required.count < $1.required.count }.map { constructor in
      guard let name = constructor.name else { return call(type.name, "init", constructor.required, &standIns) }
      let values = arguments("\(type.name).\(name)", constructor.required, &standIns)
      return "\(type.name).\(name)" + (constructor.required.isEmpty ? "" : "(\(values))")
    }
    return Array((type.kind == .enum ? others + written : written + others).prefix(Self.limit))
  }

  /// The number of calls of a structure or an enumeration.
  private static let limit = 3

  private func initialisers(of type: String) -> [Member] {
    (index.functions["init"] ?? []).filter {
      $0.type == type && !$0.isHidden && !$0.isAsync
    }
  }

  private func call(_ type: String, _ member: Member, _ standIns: inout StandIns) -> String {
    call(type, "init", member.labels ?? [], required: member.required, &standIns)
  }

  private func call(_ type: String, _ name: String, _ labels: [String], _ standIns: inout StandIns) -> String {
    call(type, name, labels, required: labels, &standIns)
  }

  private func call(
    _ type: String, _ name: String, _ labels: [String], required: [String], _ standIns: inout StandIns
  ) -> String {
    let shown = labels.map { "\($0):" }.joined()
    return "\(type)(\(arguments("\(type).\(name)(\(shown))", required, &standIns)))"
  }

  /// Values at rest for the parameters of a call; texts show the labels.
  private func arguments(_ call: String, _ labels: [String], _ standIns: inout StandIns) -> String {
    labels.map { label in
      let number = standIns.add(
        label == "_" ? "" : label, "\(call) is called with values at rest; a #Preview block gives others")
      return (label == "_" ? "" : "\(label): ") + "\(StandIns.value)(\(number))"
    }.joined(separator: ", ")
  }
}
