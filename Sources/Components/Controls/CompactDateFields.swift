import Foundation

/// The grey fields of a compact date picker: the date, the time, or both beside each other.
@MainActor
struct CompactDateFields {
  let picker: UIDatePicker
  let format: DatePickerFormat
  /// The date that is shown.
  let date: Date
  /// Whether the date and the time are shown.
  let (showsDate, showsTime): (Bool, Bool)

  /// The space inside of a field at the sides, and above and below, and between two fields; points. With body text at
  /// the default size a field is 34.33 points high, as measured on iOS 14.
  private static let (inset, rise, gap): (CGFloat, CGFloat, CGFloat) = (12, 7, 8)

  struct Field {
    var text: ControlText
    var rect: CGRect
  }

  private func text(_ string: String) -> ControlText {
    ControlText(
      view: picker, string: string, font: .preferredFont(forTextStyle: .body, compatibleWith: picker.traitCollection),
      alignment: .center)
  }

  private func texts(_ style: DateFormatter.Style) -> [ControlText] {
    var texts: [ControlText] = []
    if showsDate { texts.append(text(format.text(date, date: style, time: .none))) }
    if showsTime { texts.append(text(format.text(date, date: .none, time: .short))) }
    return texts
  }

  private func widths(_ texts: [ControlText]) -> [CGFloat] {
    texts.map { $0.measure().size.width + 2 * Self.inset }
  }

  private func total(_ widths: [CGFloat]) -> CGFloat {
    widths.reduce(0, +) + CGFloat(max(0, widths.count - 1)) * Self.gap
  }

  /// The size of the fields beside each other.
  var size: CGSize {
    let texts = texts(.medium)
    let height = texts.map { $0.measure().size.height }.max() ?? 0
    return CGSize(width: total(widths(texts)), height: height + 2 * Self.rise)
  }

  /// Returns the fields at their places in a rectangle. The date is written shorter where there is no room for it.
  func fields(in bounds: CGRect) -> [Field] {
    var texts = texts(.medium)
    var widths = widths(texts)
    if total(widths) > bounds.width + 0.5, showsDate {
      texts = self.texts(.short)
      widths = self.widths(texts)
    }
    let factor = total(widths) > bounds.width && total(widths) > 0 ? bounds.width / total(widths) : 1
    let height = min(bounds.height, size.height)
    var x = (bounds.width - min(bounds.width, total(widths))) * share
    return zip(texts, widths).map { text, width in
      let rect = CGRect(x: x, y: bounds.midY - height / 2, width: width * factor, height: height)
      x += (width + Self.gap) * factor
      return Field(text: text, rect: picker.directed(rect).offsetBy(dx: bounds.minX, dy: 0))
    }
  }

  /// The share of free width ahead of the fields, in reading order. They lie at the trailing edge unless the alignment
  /// says otherwise.
  private var share: CGFloat {
    switch picker.contentHorizontalAlignment {
    case .leading: 0
    case .left: picker.isRightToLeft ? 1 : 0
    case .right: picker.isRightToLeft ? 0 : 1
    case .center, .fill, .trailing: 1
    }
  }

  private func inner(_ rect: CGRect) -> CGRect { rect.insetBy(dx: min(Self.inset, rect.width / 2), dy: 0) }

  /// Returns the fields and their texts.
  func items(in bounds: CGRect) -> [ContentItem] {
    let radius = { (height: CGFloat) in picker.environment.metrics == .ios26 ? height / 2 : 6 }
    return fields(in: bounds).flatMap { field in
      [.fill(.roundedRect(field.rect, radius: radius(field.rect.height)), picker.paint(.tertiarySystemFill))]
        + field.text.items(in: inner(field.rect), picker.isEnabled ? .label : .tertiaryLabel)
    }
  }

  /// Returns the texts as laid out.
  func text(in bounds: CGRect) -> (string: String, typeset: TypesetText)? {
    let fields = fields(in: bounds)
    guard !fields.isEmpty else { return nil }
    return (
      fields.map(\.text.string).joined(separator: " | "),
      .joined(fields.map { $0.text.typeset(in: inner($0.rect)) })
    )
  }
}
