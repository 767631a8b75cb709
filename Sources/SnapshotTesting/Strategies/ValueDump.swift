public import Foundation

/// A value that says how snapshots of values show it.
public protocol AnySnapshotStringConvertible {
  /// Whether the parts of the value are shown below it.
  static var renderChildren: Bool { get }
  /// The text that stands for the value.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// Parts are not shown unless a type says so.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// The character in quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension String: AnySnapshotStringConvertible {
  /// The text in quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// The text in quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// The number of bytes.
  public var snapshotDescription: String { "\(count) bytes" }
}

extension Date: AnySnapshotStringConvertible {
  /// The time in Greenwich, to the second.
  public var snapshotDescription: String { formatted(.iso8601) }
}

extension URL: AnySnapshotStringConvertible {
  /// The address.
  public var snapshotDescription: String { absoluteString }
}

/// The lines of a value with everything in it, in an order that does not depend on the run, as suites recorded on a Mac
/// have it.
enum ValueDump {
  static func text(_ value: Any) -> String { lines(value, label: nil, level: 0, around: []).joined() }

  private static func lines(_ value: Any, label: String?, level: Int, around: Set<ObjectIdentifier>) -> [String] {
    let indent = String(repeating: " ", count: level)
    let start = label.map { "\($0): " } ?? ""
    let mirror = Mirror(reflecting: value)
    var around = around
    if mirror.displayStyle == .class {
      let (inserted, _) = around.insert(ObjectIdentifier(value as AnyObject))
      guard inserted else { return ["\(indent)▿ \(label ?? "value") (circular reference detected)\n"] }
    }
    let (text, parts) = described(value, mirror)
    let isNamed = value is any CustomStringConvertible && [.class, .struct].contains(mirror.displayStyle)
    let below = isNamed ? parts : ordered(parts, mirror.displayStyle, around)
    return ["\(indent)\(below.isEmpty ? "-" : "▿") \(start)\(text)\n"]
      + below.flatMap { lines($0.value, label: $0.label, level: level + 2, around: around) }
  }

  /// Returns the text of a value and its parts.
  private static func described(_ value: Any, _ mirror: Mirror) -> (String, [Mirror.Child]) {
    let children = Array(mirror.children)
    let type = name(mirror.subjectType)
    switch mirror.displayStyle {
    case .collection: return (children.count == 1 ? "1 element" : "\(children.count) elements", children)
    case .dictionary: return (children.count == 1 ? "1 key/value pair" : "\(children.count) key/value pairs", children)
    case .set: return (children.count == 1 ? "1 member" : "\(children.count) members", children)
    case .tuple: return (children.count == 1 ? "(1 element)" : "(\(children.count) elements)", children)
    case .optional: return (children.isEmpty ? "\(type).none" : type, children)
    default: break
    }
    if let own = value as? any AnySnapshotStringConvertible {
      return (own.snapshotDescription, Swift.type(of: own).renderChildren ? children : [])
    }
    if let object = value as? NSObject {
      // An object is one line, as on a Mac.
      return (Swift.type(of: object) == NSObject.self ? "<NSObject>" : plain(object.description), [])
    }
    if let own = value as? any CustomStringConvertible { return (local(own.description), children) }
    switch mirror.displayStyle {
    case .class, .struct: return (type, children)
    case .enum: return (children.isEmpty ? "\(type).\(value)" : type, children)
    default: return (plain(String(describing: value)), children)
    }
  }

  /// Parts of types in the order of their names, of sets and dictionaries in that of their texts.
  private static func ordered(
    _ parts: [Mirror.Child], _ style: Mirror.DisplayStyle?, _ around: Set<ObjectIdentifier>
  ) -> [Mirror.Child] {
    switch style {
    case .set, .dictionary:
      parts.map { ($0, lines($0.value, label: $0.label, level: 0, around: around).joined()) }
        .sorted { $0.1 < $1.1 }.map(\.0)
    case .class, .struct: parts.sorted { ($0.label ?? "") < ($1.label ?? "") }
    default: parts
    }
  }

  /// The name of a type without its module, and without the marks that tell local types of a name apart.
  private static func name(_ type: Any.Type) -> String {
    plain(String(describing: type)).replacing(#/ #\d+/#, with: "")
  }

  /// An object's text without its address.
  private static func plain(_ text: String) -> String { local(text.replacing(/: 0x[0-9a-fA-F]+/, with: "")) }

  /// A text without what tells local types apart.
  private static func local(_ text: String) -> String {
    text.replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
  }
}
