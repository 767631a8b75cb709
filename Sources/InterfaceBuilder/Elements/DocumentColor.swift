import LPLayoutModel
import Foundation

/// Reads `<color>` elements.
struct DocumentColor {
  /// The resources with named colours; `nil` while these are being read.
  let resources: DocumentResources?

  init(_ resources: DocumentResources?) { self.resources = resources }

  func color(_ element: DocumentElement) -> UIColor? {
    if let name = element["systemColor"] { return .system(named: name) ?? resources?.colors[name] }
    if element["catalog"] == "System", let name = element["name"], let system = UIColor.system(named: name) {
      return system
    }
    // The document has its own copy of the colour; what stands in for a missing one comes last.
    if let name = element["name"], let named = UIColor.ofCatalogs(named: name) ?? resources?.colors[name] {
      return named
    }
    if let name = element["cocoaTouchSystemColor"] { return .system(named: name) }
    let alpha = CGFloat(min(max(element.number("alpha") ?? 1, 0), 1))
    func part(_ name: String) -> CGFloat? { element.number(name).map { CGFloat(min(max($0, 0), 1)) } }
    if let white = part("white") { return UIColor(white: white, alpha: alpha) }
    if let red = part("red"), let green = part("green"), let blue = part("blue") {
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    return element["name"].flatMap { UIColor(named: $0) }
  }
}
