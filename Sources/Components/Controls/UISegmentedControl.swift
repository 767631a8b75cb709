@_spi(Views) public import LPAutoLayout
public import Foundation

/// A control that offers a choice between segments, side by side.
open class UISegmentedControl: UIControl {
  @_spi(Views) open override var role: ViewRecord.Role { .control }
  /// The index that stands for no selection.
  public static let noSegment = -1

  private struct Segment {
    var title: String?
    var image: UIImage?
    /// The width of the segment in points; 0 shares the width with the others.
    var width: CGFloat = 0
    var isEnabled = true
    /// What the segment was made from.
    var source: AnyObject?
  }

  private var segments: [Segment] = [] { didSet { invalidateIntrinsicContentSize() } }
  /// The index of the selected segment, or `noSegment`.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// Whether segments are as wide as their content asks for.
  open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }
  /// The colour of the selected segment; `nil` for the system's.
  open var selectedSegmentTintColor: UIColor?

  private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:] {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Sets the font and the colour of titles in a state; other attributes are kept and not drawn. What the state
  /// `selected` leaves open is as in `normal`.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state] = attributes
  }
  /// The attributes that were set for titles in a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  private func titleAttribute<Value>(_ key: NSAttributedString.Key, isSelected: Bool, as: Value.Type) -> Value? {
    let states: [State] = isSelected ? [.selected, .normal] : [.normal]
    return states.lazy.compactMap { self.titleAttributes[$0]?[key] as? Value }.first
  }

  /// Makes segments from titles and images, in reading order; anything but a `String` or a `UIImage` becomes an empty
  /// segment.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
    takeDefaultSize(sizeThatFits(.zero))
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a control without segments: archives are not decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Segment(title: title), at: min(max(0, segment), segments.count))
  }
  /// Inserts a segment with a picture.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(Segment(image: image), at: min(max(0, segment), segments.count))
  }
  /// Removes a segment; a selected one leaves none selected.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex == segment { selectedSegmentIndex = Self.noSegment }
    if selectedSegmentIndex > segment { selectedSegmentIndex -= 1 }
  }
  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }
  /// Sets the title of a segment, in the place of a picture.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    (segments[segment].title, segments[segment].image) = (title, nil)
  }
  /// Sets the picture of a segment, in the place of a title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    (segments[segment].title, segments[segment].image) = (nil, image)
  }
  /// The picture of a segment; `nil` for a title.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }
  /// The title of a segment; `nil` for a picture.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }
  /// The width of the segment in points; 0 shares the width with the others.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].width = max(0, width)
  }
  /// The width that was set for a segment, in points; 0 for none.
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }
  /// Sets whether a segment can be chosen; the title of one that cannot be is grey.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
  }
  /// Whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  /// What a segment was made from, such as an action; `nil` for none.
  package func source(ofSegment segment: Int) -> AnyObject? {
    segments.indices.contains(segment) ? segments[segment].source : nil
  }
  /// Keeps what a segment was made from.
  package func setSource(_ source: AnyObject?, ofSegment segment: Int) {
    if segments.indices.contains(segment) { segments[segment].source = source }
  }

  // MARK: Size

  private func text(_ segment: Int, isSelected: Bool) -> ControlText {
    ControlText(
      view: self, string: segments[segment].title ?? "",
      font: titleAttribute(.font, isSelected: isSelected, as: UIFont.self)
        ?? .systemFont(ofSize: 13, weight: isSelected ? .medium : .regular), alignment: .center)
  }

  /// The title at its widest, 9 points at both sides, at least 32, as documents since Xcode 11 record it.
  private func naturalWidth(_ segment: Int) -> CGFloat {
    if segments[segment].width > 0 { return segments[segment].width }
    let widths = [true, false].map { text(segment, isSelected: $0).measure().size.width }
    let content = segments[segment].image?.size.width ?? max(widths[0], widths[1])
    return max(32, content.rounded(.up) + 18)
  }

  private var naturalWidths: [CGFloat] {
    let own = segments.indices.map(naturalWidth)
    guard !apportionsSegmentWidthsByContent, let widest = own.max() else { return own }
    return segments.indices.map { segments[$0].width > 0 ? own[$0] : widest }
  }

  /// The content size; the height is 31 points in a frame of 32.
  open override var intrinsicContentSize: CGSize {
    let gaps = CGFloat(max(0, segments.count - 1))
    return CGSize(width: naturalWidths.reduce(0, +) + gaps, height: 31)
  }

  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

  @_spi(Views) open override func contentBaselines() -> (first: BaselinePosition, last: BaselinePosition)? {
    guard segments.contains(where: { $0.title != nil }) else { return nil }
    let block = ControlText(view: self, string: "x", font: text(0, isSelected: false).font).measure()
    // The text is centred in the frame, whose middle is half a point below the alignment rect's.
    let middle = BaselinePosition.fromCenter(block.firstBaseline - block.size.height / 2 + 0.5)
    return (middle, middle)
  }

  // MARK: Content

  /// The rectangles of the segments, in reading order: segment i ends at ⌊i · width / n⌋; widths by content keep their
  /// proportions.
  private var segmentRects: [CGRect] {
    let natural = naturalWidths
    let total = natural.reduce(0, +)
    guard total > 0 else { return [] }
    let isEven = !apportionsSegmentWidthsByContent && segments.allSatisfy { $0.width == 0 }
    var ends: [CGFloat] = [0]
    var sum: CGFloat = 0
    for (index, width) in natural.enumerated() {
      sum += width
      let share = isEven ? CGFloat(index + 1) / CGFloat(natural.count) : sum / total
      ends.append((bounds.width * share).rounded(.down))
    }
    return natural.indices.map {
      directed(CGRect(x: ends[$0], y: 0, width: ends[$0 + 1] - ends[$0], height: bounds.height))
    }
  }

  private func textRect(_ rect: CGRect) -> CGRect { rect.insetBy(dx: min(4, rect.width / 2), dy: 0) }

  @_spi(Views) open override func contentText() -> (string: String, typeset: TypesetText)? {
    let rects = segmentRects
    let titled = rects.indices.filter { !(segments[$0].title ?? "").isEmpty }
    guard !titled.isEmpty else { return nil }
    let blocks = titled.map { text($0, isSelected: $0 == selectedSegmentIndex).typeset(in: textRect(rects[$0])) }
    return (titled.map { segments[$0].title! }.joined(separator: " | "), .joined(blocks))
  }

  @_spi(Views) open override func contentItems() -> [ContentItem] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let isNew = environment.metrics == .ios26
    let radius = isNew ? bounds.height / 2 : 8
    var items: [ContentItem] = [.fill(.roundedRect(canvas, radius: radius), paint(.tertiarySystemFill))]
    let rects = segmentRects
    for (index, rect) in rects.enumerated() {
      if index == selectedSegmentIndex {
        let pill = rect.insetBy(dx: 2, dy: 2)
        let color = selectedSegmentTintColor ?? UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }
        let rim = Path.roundedRect(pill.insetBy(dx: -0.5, dy: -0.5), radius: radius - 1)
        items.append(.fill(rim, RGBA.black.withAlpha(0.06)))
        items.append(.fill(.roundedRect(pill, radius: radius - 1.5), paint(color)))
      } else if index > 0, index - 1 != selectedSegmentIndex {
        let x = isRightToLeft ? rect.maxX : rect.minX
        items.append(
          .fill(.rect(CGRect(x: x - 0.5, y: rect.minY + 8, width: 1, height: rect.height - 16)), paint(.separator)))
      }
      items += label(index, in: rect)
    }
    return items
  }

  private func label(_ index: Int, in rect: CGRect) -> [ContentItem] {
    let isEnabled = isEnabled && segments[index].isEnabled
    let color: UIColor = isEnabled ? .label : .tertiaryLabel
    if let image = segments[index].image {
      let size = image.size
      let place = CGRect(
        x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
      return picture(image, in: place, color, isTemplate: true)
    }
    let isSelected = index == selectedSegmentIndex
    let given = titleAttribute(.foregroundColor, isSelected: isSelected, as: UIColor.self)
    return [text(index, isSelected: isSelected).item(in: textRect(rect), isEnabled ? given ?? color : color)]
      .compactMap { $0 }
  }
}
