/// The functions that are called in the place of what is left out, in Swift.
extension StandIns {
  /// Additions of the module `UIKit`.
  static let rest = """
    @MainActor private func _previewLoad(_ owner: Any) { NibDocuments.load(into: owner) }
    @MainActor private func _previewController(_ name: String) -> UIViewController { RestingController(name) }
    private func _previewMissing() { UnplacedViews.statementsAreMissing = true }
    @MainActor private func _previewHome() -> UIView? { ControllerInConstruction.view }
    private var _previewUnknownColor: UIColor { StandInViews.unknownColor }
    private func _previewNamedColor(_ name: String) -> UIColor? { NamedResources.color(for: name) }
    @MainActor private func _previewNamedImage(_ name: String) -> UIImage? { NamedResources.image(for: name) }
    private func _previewNamedText(_ name: String) -> String? { NamedResources.text(for: name) }
    @MainActor private func _previewAtRest(_ kind: Any.Type) -> Any? { (kind as? any ValueAtRest.Type)?.atRest }

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
      { NSRange(location: 0, length: 0) }, { 0..<0 as Swift.Range<Int> }, { UIColor.systemGray.cgColor },
      { UIButton.Configuration.plain() }, { UIListContentConfiguration.cell() }, { UIBackgroundConfiguration.clear() },
      { UIContentUnavailableConfiguration.empty() }, { NSTextContainer() },
      { UITableViewCell.self }, { UICollectionViewCell.self }, { UIViewController.self }, { NSObject() },
    ]

    """

  /// The same where there is no such module.
  static let noRest = """
    @MainActor private func _previewLoad(_ owner: Any) {}
    @MainActor private func _previewController(_ name: String) -> UIViewController { UIViewController() }
    private func _previewMissing() {}
    @MainActor private func _previewHome() -> UIView? { nil }
    private var _previewUnknownColor: UIColor { .systemGray }
    private func _previewNamedColor(_ name: String) -> UIColor? { nil }
    @MainActor private func _previewNamedImage(_ name: String) -> UIImage? { nil }
    private func _previewNamedText(_ name: String) -> String? { nil }
    @MainActor private func _previewAtRest(_ kind: Any.Type) -> Any? { nil }
    @MainActor private let _previewRest: [@MainActor () -> Any] = []

    """

  /// The function that makes what a catalog shows.
  static let madeBlock = """
    @MainActor func \(view)(_ kind: any LayoutPreviewBlock.Type) -> any LayoutPreviewBlock {
      _previewViews()
      guard let made = _previewOwn(kind) as? any LayoutPreviewBlock else {
        fatalError("no initialiser makes \\(kind); show it with a #Preview block")
      }
      return made
    }
    /// The same with values that an app would give it afterwards; `nil` where it takes none.
    @MainActor func \(filled)(_ kind: any LayoutPreviewBlock.Type) -> (any LayoutPreviewBlock)? {
      let calls = _previewFillings.compactMap { $0(kind) }
      _previewViews()
      return calls.isEmpty ? nil : calls[calls.count > 1 ? _previewFirst(calls) : 0]() as? any LayoutPreviewBlock
    }

    """

  /// The functions that are called in the place of missing code: each tells once that it is missing.
  static let functions = """
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

    func \(skip)(_ number: Int) {
      _previewTell(number)
      _previewMissing()
    }
    /// What a missing method gives that takes a closure about its object: the object, which the closure has changed.
    func \(configured)<Value: AnyObject>(_ number: Int, _ value: Value, _ change: (Value) -> Void) -> Value {
      _previewTell(number)
      change(value)
      return value
    }
    @_disfavoredOverload
    func \(configured)<Value>(_ number: Int, _ value: Value, _ change: (inout Value) -> Void) -> Value {
      _previewTell(number)
      var changed = value
      change(&changed)
      return changed
    }
    func \(nib)(_ number: Int, _ owner: Any) {
      _previewTell(number)
      nonisolated(unsafe) let owner = owner
      MainActor.assumeIsolated { _previewLoad(owner) }
    }
    func \(end)(_ number: Int) -> Never { fatalError(_previewNotes[number]) }

    /// A view of UIKit's own classes, for the constraints that code adds to it as to one that a function of the app makes;
    /// those of the app may need more than a coder.
    @MainActor private func _previewView(_ kind: Any.Type) -> UIView? {
      guard let type = kind as? UIView.Type, String(reflecting: type).hasPrefix("LP") else { return nil }
      let view = type.init(coder: NSCoder())
      view?.translatesAutoresizingMaskIntoConstraints = false
      return view
    }

    /// A typical value in points for a number of this name; `nil` for other names.
    private func _previewNumber(_ name: String) -> Double? {
      let last = name.split { !($0.isLetter || $0.isNumber) }.last?.lowercased() ?? ""
      // A constraint of no priority is refused.
      if last.contains("priority") { return 750 }
      // That of a whole view, less the margins of a screen; `Metrics.Icon.width` is of a part.
      let whole = ["", "max", "container", "available", "screen", "view", "content", "page"].map { $0 + "width" }
      if whole.contains(name.lowercased()) { return 320 }
      let usual: [([String], Double)] = [
        (["linewidth", "borderwidth", "strokewidth", "hairline"], 1), (["fontsize", "pointsize", "textsize"], 17),
        (["alpha", "opacity", "scale", "progress", "ratio", "multiplier"], 1), (["offset"], 0),
        (["radius", "padding", "margin", "spacing", "inset", "gap"], 8),
        (["size", "width", "height", "diameter"], 44),
      ]
      return usual.first { words, _ in words.contains { last.hasSuffix($0) || last.hasSuffix($0 + "s") } }?.1
    }

    /// The six digits of a colour in a text, behind `0x` or `#`, or in quotation marks alone.
    private func _previewDigits(_ text: String) -> Int? {
      for mark in ["0x", "0X", "#", "\\\""] {
        for part in text.components(separatedBy: mark).dropFirst() {
          let digits = part.prefix { $0.isHexDigit }
          if digits.count == 6 { return Int(digits, radix: 16) }
        }
      }
      return nil
    }

    /// A colour as bright as one of this name is likely to be, so that texts can be read; one that its digits say.
    private func _previewColor(_ name: String) -> UIColor {
      if let digits = _previewDigits(name) {
        let (red, green, blue) = (digits >> 16 & 255, digits >> 8 & 255, digits & 255)
        return UIColor(
          red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
      }
      if let color = _previewNamedColor(name) { return color }
      let text = name.lowercased()
      func mentions(_ words: String...) -> Bool { words.contains { text.contains($0) } }
      if mentions("clear", "transparent") { return .clear }
      if mentions("background", "surface") {
        let isLoud = mentions("button", "badge", "accent", "primary", "tint", "selected", "highlight")
        return isLoud ? .systemGray : .secondarySystemBackground
      }
      if mentions("separator", "divider", "border") { return .separator }
      if mentions("secondarytext", "secondarylabel", "subtitle", "placeholder") { return .secondaryLabel }
      return mentions("text", "label", "title", "foreground") ? .label : _previewUnknownColor
    }

    /// The text of a value of this name: of `"key".localized` or `tr("key")`, that of the key in the app's language.
    private func _previewText(_ name: String) -> String {
      let parts = name.components(separatedBy: "\\\"")
      let isKey = parts.count > 2 && (parts[0].isEmpty || parts[0].hasSuffix("(") && !parts[0].contains(" "))
      guard isKey, !parts[1].isEmpty, !parts[1].contains("\\\\") else { return _previewNamedText(name) ?? name }
      return NSLocalizedString(parts[1], comment: "")
    }

    private func _previewImage(_ number: Int) -> UIImage? {
      MainActor.assumeIsolated {
        _previewNamedImage(_previewNames[number])
          ?? UIImage(.missing(_previewNames[number]), size: CGSize(width: 24, height: 24))
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

    /// For a value like `adapter.viewController?.view`, the view of the controller that is being made.
    private func _previewHomeView(_ number: Int) -> UIView? {
      let name = _previewNames[number].lowercased().replacingOccurrences(of: "?", with: "")
      guard name.replacingOccurrences(of: "!", with: "").hasSuffix("controller.view") else { return nil }
      return MainActor.assumeIsolated { _previewHome() }
    }

    private func _previewFind<Value>(_ number: Int) -> Value? {
      _previewTell(number)
      if Value.self == Void.self { return .some(() as! Value) }
      if Value.self == String.self || Value.self == String?.self {
        let text = _previewText(_previewNames[number])
        _previewNoteText(text)
        return text as? Value
      }
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
      if let home = _previewHomeView(number), let value = home as? Value { return value }
      if !isAny, let color = _previewNamedColor(_previewNames[number]) as? Value { return color }
      if let kind = kind as? any ExpressibleByNilLiteral.Type, let value = none(kind) as? Value { return value }
      if let kind = kind as? any _PreviewList.Type, let value = kind.some(number) as? Value { return value }
      if let kind = kind as? any ExpressibleByArrayLiteral.Type, let value = list(kind) as? Value { return value }
      if let kind = kind as? any ExpressibleByDictionaryLiteral.Type, let value = table(kind) as? Value {
        return value
      }
      if let kind = kind as? any CaseIterable.Type, let value = first(kind) as? Value { return value }
      if let kind = kind as? any RawRepresentable.Type, let value = raw(kind) as? Value { return value }
      if let value = _previewEmpty(kind) as? Value { return value }
      if let kind = kind as? any _PreviewGeneric.Type, let value = MainActor.assumeIsolated({ _PreviewBox(value: kind.made()) }).value as? Value { return value }
      nonisolated(unsafe) var found: Value?
      MainActor.assumeIsolated {
        let usual = _previewNumber(_previewNames[number])
        let (points, side) = (usual ?? 0, usual ?? 44)
        let values: [Any] = [
          false, Int(points), points, CGFloat(points), Float(points), Date(timeIntervalSince1970: 0), Data(),
          URL(fileURLWithPath: "/"), CGRect.zero, CGSize(width: side, height: side), CGPoint.zero, UIEdgeInsets.zero,
          _previewColor(_previewNames[number]), Bundle.main, UIFont.systemFont(ofSize: 17),
          NSAttributedString(string: _previewNames[number]), _previewController(_previewNames[number]),
          CALayer(), UILayoutPriority.defaultHigh,
        ]
        found = values.lazy.compactMap { $0 as? Value }.first ?? _previewOwn(kind) as? Value
          ?? _previewView(kind) as? Value ?? _previewAtRest(kind) as? Value ?? _previewRest.lazy.compactMap { $0() as? Value }.first
      }
      return found
    }

    """
}
