public import LPAutoLayout
public import LPVisualFormats
public import Foundation

/// A row or a column in the visual format language: `VFL("H:|-[avatar]-8-[name]-(>=8)-[follow]-|")`.
///
/// Names refer to children and guides of the view that the block belongs to: names set by `.named`, or the variables
/// that the first block mentions. Names in `views` take precedence. If a name refers to nothing, the format is reported
/// with the layout and none of its constraints is made.
public struct VFL {
  let format: String
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: CGFloat]
  let views: [String: any LayoutItem]

  /// - Parameter metrics: the numbers that the format uses by name, in points or as priorities.
  public init(
    _ format: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: CGFloat] = [:],
    views: [String: any LayoutItem] = [:]
  ) {
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  @MainActor
  func makeConstraints(in container: UIView, at site: CallSite) -> [NSLayoutConstraint] {
    var items: [String: Any] = [:]
    for (name, item) in container.namedItems where items[name] == nil { items[name] = item }
    for (name, item) in views { items[name] = item }
    do throws(VisualFormatError) {
      let made = try VisualFormat(format).constraints(options: options, metrics: metrics, views: items)
      for constraint in made { constraint.callSite = site }
      return made
    } catch {
      container.note(.described(error.diagnostic(at: site)))
      return []
    }
  }
}

extension UIView {
  /// Children and guides by the names that equations print, in order. If two share a name, the first one counts.
  fileprivate var namedItems: [(String, any LayoutItem)] {
    let sources = environment.sources
    let children = subviews.compactMap { view -> (String, any LayoutItem)? in
      let name =
        view.accessibilityIdentifier ?? view.nameSources.name ?? view.nameSources.mentionSite.flatMap(sources.name(at:))
        ?? view.nameSources.creationSite.flatMap(sources.name(at:))
      return name.map { ($0, view) }
    }
    let guides = layoutGuides.compactMap { guide -> (String, any LayoutItem)? in
      let name = guide.nameSources.name ?? (guide.identifier.isEmpty ? nil : guide.identifier)
      return name.map { ($0, guide) }
    }
    return children + guides
  }
}
