@_spi(Views) public import LPAutoLayout
public import Foundation

/// A view that shows standard content of lists: an image, a text and a secondary text.
open class UIListContentView: UIView, UIContentView {
  private var given: UIListContentConfiguration
  /// Makes the configuration each time it is needed, for cells whose labels are changed one by one.
  var source: (() -> UIListContentConfiguration)?
  /// The margins at the sides that a cell gives, in points; `nil` for those of the configuration.
  package var cellSides: (leading: CGFloat, trailing: CGFloat)? {
    didSet { if cellSides?.leading != oldValue?.leading || cellSides?.trailing != oldValue?.trailing { changed() } }
  }
  package var wrapWidth: CGFloat?

  /// Makes a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    given = configuration
    super.init(frame: .zero)
  }

  /// Makes a view as `init(configuration:)` does for a row without content.
  public required init?(coder: NSCoder) {
    given = .cell()
    super.init(coder: coder)
  }

  /// The configuration that the view shows.
  open var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else { return }
      given = newValue
      changed()
    }
  }

  var current: UIListContentConfiguration { source?() ?? given }

  func changed() { invalidateIntrinsicContentSize() }

  private func layout(width: CGFloat?, fill: CGFloat = 0) -> ListContentLayout {
    let configuration = current
    let margins = configuration.directionalLayoutMargins
    return ListContentLayout(
      configuration, sides: cellSides ?? (margins.leading, margins.trailing), in: self, width: width, fill: fill)
  }

  /// Where the text begins, in points from the leading edge; separators begin there.
  var textStart: CGFloat {
    let layout = layout(width: nil)
    return layout.text?.minX ?? layout.secondary?.minX ?? layout.image?.minX ?? 0
  }

  @_spi(Views) open override class var wrapsContent: Bool { true }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: layout(width: wrapWidth).height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: layout(width: size.width > 0 ? size.width : nil).height)
  }

  // MARK: Content

  @_spi(Views) open override func contentText() -> (string: String, typeset: TypesetText)? {
    guard bounds.width > 0 else { return nil }
    let layout = layout(width: bounds.width, fill: bounds.height)
    let parts = [(layout.mainText, layout.text), (layout.secondaryText, layout.secondary)].compactMap { text, rect in
      text.flatMap { text in rect.map { (text.string, text.typeset(in: directed($0))) } }
    }
    guard !parts.isEmpty else { return nil }
    return (parts.map(\.0).joined(separator: "\n"), .joined(parts.map(\.1)))
  }

  @_spi(Views) open override func contentItems() -> [ContentItem] {
    guard bounds.width > 0 else { return [] }
    let configuration = current
    let layout = layout(width: bounds.width, fill: bounds.height)
    var items: [ContentItem] = []
    if let image = configuration.image, let rect = layout.image {
      items += picture(
        image, in: directed(rect), configuration.imageProperties.resolvedTintColor(for: tintColor), isTemplate: true)
    }
    if let text = layout.mainText, let rect = layout.text {
      items += text.items(in: directed(rect), configuration.textProperties.resolvedColor())
    }
    if let text = layout.secondaryText, let rect = layout.secondary {
      items += text.items(in: directed(rect), configuration.secondaryTextProperties.resolvedColor())
    }
    return items
  }
}

extension UIListContentView: WrappingContent {
  package var wantsWrapWidth: Bool { true }
}
