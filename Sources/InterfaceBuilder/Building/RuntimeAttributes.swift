import LPAutoLayout
import Foundation

/// The user-defined runtime attributes of an element that change how a view is painted. An app sets them when it loads
/// the document; the editor's canvas does not. `layer.borderColor` and `layer.shadowColor` are not among them: they take
/// colours of Core Graphics, and the editor can only write one of UIKit.
@MainActor
struct RuntimeAttributes {
  /// The key paths that have an effect here.
  static let applied: Set<String> = [
    "layer.cornerRadius", "layer.masksToBounds", "layer.borderWidth", "layer.shadowOpacity", "layer.shadowRadius",
    "layer.shadowOffset", "layer.opacity", "layer.maskedCorners", "clipsToBounds",
  ]

  private let attributes: [DocumentElement]

  init(_ element: DocumentElement) { attributes = element.child("userDefinedRuntimeAttributes")?.children ?? [] }

  /// Applies the attributes; values of another type than the property's are left out, as are lengths out of range.
  func apply(to view: UIView) {
    for attribute in attributes {
      guard let path = attribute["keyPath"], Self.applied.contains(path) else { continue }
      apply(path, attribute, to: view)
    }
  }

  private func apply(_ path: String, _ attribute: DocumentElement, to view: UIView) {
    switch path {
    case "layer.cornerRadius": if let radius = length(attribute) { view.layer.cornerRadius = radius }
    case "layer.masksToBounds", "clipsToBounds": if let clips = flag(attribute) { view.clipsToBounds = clips }
    case "layer.borderWidth": if let width = length(attribute) { view.layer.borderWidth = width }
    case "layer.shadowOpacity":
      if let opacity = number(attribute) { view.layer.shadowOpacity = Float(min(max(opacity, 0), 1)) }
    case "layer.shadowRadius": if let radius = length(attribute) { view.layer.shadowRadius = radius }
    case "layer.shadowOffset": if let offset = pair(attribute) { view.layer.shadowOffset = offset }
    case "layer.opacity": if let opacity = number(attribute) { view.alpha = CGFloat(min(max(opacity, 0), 1)) }
    case "layer.maskedCorners":
      if let corners = number(attribute), (0...15).contains(corners) {
        view.layer.maskedCorners = CACornerMask(rawValue: UInt(corners))
      }
    default: break
    }
  }

  // MARK: Values

  /// The attributes of the object itself that are not UIKit's, with their values, in the order of the document: numbers as
  /// `Double`, and images by their names as texts are.
  func values(_ colors: DocumentColor) -> [(name: String, value: Any)] {
    attributes.compactMap { attribute in
      guard let name = attribute["keyPath"], !name.contains("."), !Self.applied.contains(name),
        name != DocumentView.ignoringKey, let value = typed(attribute, colors)
      else { return nil }
      return (name, value)
    }
  }

  private func typed(_ attribute: DocumentElement, _ colors: DocumentColor) -> Any? {
    switch attribute["type"] {
    case "boolean": flag(attribute)
    case "number": number(attribute)
    case "color": value(attribute).flatMap(colors.color)
    case "size": pair(attribute)
    case "point": pair(attribute).map { CGPoint(x: $0.width, y: $0.height) }
    case "rect": rectangle(attribute)
    case "image": attribute["value"].flatMap { UIImage(named: $0) }
    case "string", "localizedString": attribute["value"] ?? value(attribute)?.text
    default: nil
    }
  }

  private func rectangle(_ attribute: DocumentElement) -> CGRect? {
    guard let value = value(attribute) else { return nil }
    return CGRect(
      x: value.number("x") ?? 0, y: value.number("y") ?? 0, width: value.number("width") ?? 0,
      height: value.number("height") ?? 0)
  }

  private func value(_ attribute: DocumentElement) -> DocumentElement? { attribute.child(key: "value") }

  /// Returns a number, which may be written as a string.
  private func number(_ attribute: DocumentElement) -> Double? {
    value(attribute)?.number("value") ?? attribute["value"].flatMap(DocumentNumber.value)
      ?? value(attribute).flatMap { DocumentNumber.value($0.text) }
  }

  private func length(_ attribute: DocumentElement) -> CGFloat? {
    number(attribute).flatMap { (0...10_000).contains($0) ? CGFloat($0) : nil }
  }

  private func flag(_ attribute: DocumentElement) -> Bool? {
    switch attribute["value"] {
    case "YES": true
    case "NO": false
    default: number(attribute).map { $0 != 0 }
    }
  }

  private func pair(_ attribute: DocumentElement) -> CGSize? {
    guard let value = value(attribute) else { return nil }
    guard let x = value.number("width") ?? value.number("x"), let y = value.number("height") ?? value.number("y"),
      abs(x) <= 10_000, abs(y) <= 10_000
    else { return nil }
    return CGSize(width: x, height: y)
  }
}
