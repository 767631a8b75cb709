internal import LPAutoLayout
internal import LPPlacement

/// The classes of views that stand in for those of modules which do not exist here, such as a web view.
@_spi(AppSources)
@MainActor
public enum StandInViews {
  /// The classes, which show nothing by themselves.
  public static var types: [Any.Type] {
    get { ViewClasses.standIns }
    set { ViewClasses.standIns = newValue }
  }

  /// The colour of what is painted with one that only the app knows, until its place is known.
  public nonisolated static var unknownColor: UIColor { UnknownColor.color }

  /// Whether nothing would be seen where a view is.
  static func isEmpty(_ view: UIView) -> Bool {
    ViewClasses.isStandIn(view) && view.subviews.isEmpty && (view.layer.sublayers ?? []).isEmpty
      && view.layer.borderWidth == 0 && !hasOwnContent(view)
  }

  /// Whether a view of an empty class shows what its superclass does: the text of a label, the title of a button.
  private static func hasOwnContent(_ view: UIView) -> Bool {
    switch view {
    case let label as UILabel: !ViewClasses.isBlank(label.text)
    case let field as UITextField: !ViewClasses.isBlank(field.text) || !ViewClasses.isBlank(field.placeholder)
    case let text as UITextView: !ViewClasses.isBlank(text.text)
    case let image as UIImageView: image.image != nil
    case let button as UIButton: !SampleContent.isEmpty(button)
    default: false
    }
  }
}
