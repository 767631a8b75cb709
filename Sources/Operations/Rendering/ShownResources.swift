import LPComponents
import LPDrawing
import LPSupport
import LPScene

/// The symbols, font families and image files that the views of a tree ask for, each with its first place in the source.
@MainActor
struct ShownResources {
  /// In the order of the views.
  private var symbols: [(name: String, site: CallSite?)] = []
  private var families: [(name: String, site: CallSite?)] = []
  /// The paths of the views that show text of each family.
  private var paths: [String: [String]] = [:]
  private(set) var imageSites: [String: CallSite] = [:]

  init(_ root: UIView, _ result: LayoutResult) {
    var views: [UIView] = []
    root.forEachDescendant { views.append($0) }
    for (view, record) in zip(views, result.views) {
      let site = Self.site(of: view)
      for item in record.content.items { note(item, site) }
      // A file without a size paints nothing.
      if let source = (view as? UIImageView)?.image?.source { note(source, site) }
      if case .named(let family)? = Self.font(of: view)?.value.family {
        note(family, site, in: &families)
        paths[family, default: []].append(record.path)
      }
    }
  }

  private mutating func note(_ item: ContentItem, _ site: CallSite?) {
    switch item {
    case .symbol(let name, _, _, _): note(name, site, in: &symbols)
    case .image(let source, _, _, _, _): note(source, site)
    case .group(let group): for item in group.items { note(item, site) }
    case .text, .fill, .stroke, .gradient, .line: break
    }
  }

  private func note(_ name: String, _ site: CallSite?, in list: inout [(name: String, site: CallSite?)]) {
    if !list.contains(where: { $0.name == name }) { list.append((name, site)) }
  }

  private mutating func note(_ source: ImageSource, _ site: CallSite?) {
    guard case .file(let name) = source, imageSites[name] == nil else { return }
    imageSites[name] = site
  }

  /// The place of a view that the author made; the label of a button has the button's.
  private static func site(of view: UIView) -> CallSite? {
    var next: UIView? = view
    while let current = next {
      if let site = current.nameSources.creationSite ?? current.nameSources.mentionSite { return site }
      next = current.superview
    }
    return nil
  }

  private static func font(of view: UIView) -> UIFont? {
    switch view {
    case let label as UILabel: label.text?.isEmpty == false ? label.font : nil
    case let field as UITextField: field.font
    case let text as UITextView: text.font
    case let button as UIButton: button.currentTitle?.isEmpty == false ? button.layoutFont : nil
    default: nil
    }
  }

  private static let fontFix = "put its file into Resources/Fonts beside the source, or name its folder with --fonts"

  /// Returns the symbol that a name was probably meant for: one that differs in few letters, or the same thing without
  /// what a variant adds (`bell` for `bell.badge.slash`).
  private static func nearestSymbol(to name: String) -> String? {
    if let near = Suggestion.nearest(to: name, in: Symbols.names) { return near }
    var words = name.split(separator: ".")
    while words.count > 1 {
      words.removeLast()
      let shorter = words.joined(separator: ".")
      if Symbols.exists(shorter) { return shorter }
    }
    return nil
  }

  /// Returns the symbols and families that do not exist.
  ///
  /// - Parameter asked: the families that code asked for by the name of a font, which is `nil` then.
  func missing(
    fonts: FontSet, asked: [(family: String, site: CallSite)], severity: Diagnostic.Severity
  ) -> [Diagnostic] {
    symbols.filter { !Symbols.exists($0.name) }.map { name, site in
      let near = Self.nearestSymbol(to: name)
      guard let near else {
        return Diagnostic(
          severity, rule: "missing-symbol",
          message: "no drawing of the symbol '\(name)' is known here; a box with a question mark is shown",
          callSite: site,
          fix: "check the name: a device shows it if SF Symbols has it; docs/views.md lists what is drawn here")
      }
      return Diagnostic(
        severity, rule: "missing-symbol", message: "there is no symbol '\(name)'; a box with a question mark is shown",
        callSite: site, fix: "write '\(near)'")
    }
      + families.filter { !fonts.hasFamily($0.name) }.map { name, site in
        Diagnostic(
          severity, rule: "missing-font",
          message: "no font file has the family '\(name)'; its text is set in the system font", callSite: site,
          fix: Self.fontFix, views: paths[name] ?? [])
      }
      + asked.map { family, site in
        Diagnostic(
          severity, rule: "missing-font",
          message: "no font file has the family '\(family)'; the font is nil, as on a device without it",
          callSite: site, fix: Self.fontFix)
      }
  }
}
