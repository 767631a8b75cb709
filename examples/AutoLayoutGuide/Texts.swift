import LayoutPreview

/// Text in several lines is as high as its width lets it be, and nobody knows that width before the layout does.
extension AutoLayoutGuide {
  static let passage =
    "The lighthouse keeper wrote down every ship that passed, and beside each the weather, and beside the weather "
    + "what he had eaten."

  @PreviewBuilder var texts: [Preview] {
    Preview("Text wrapped by hand", matrix: .canvas(height: 650)) {
      Figure.page([
        Figure.make(
          "preferredMaxLayoutWidth is 0: the layout finds the width", Self.plate(Label(verbatim: Self.passage))),
        Figure.make("the label takes over its own width", Self.plate(SelfMeasuringLabel(verbatim: Self.passage))),
        Figure.make("the view around it does, between two layouts", Self.handWrapped),
        Figure.make("a width that is written down: 200", Self.narrow),
      ])
    }
    readable
  }

  private static func plate(_ text: Label) -> View {
    text.lineLimit(nil)
    return View {
      text
    } constraints: { plate in
      text.edges == plate.edges.inset(by: 12)
    }.named("plate")
  }

  private static var handWrapped: View {
    let text = Label(verbatim: passage).lineLimit(nil)
    return WrappingPlate(text) {
      text
    } constraints: { plate in
      text.edges == plate.edges.inset(by: 12)
    }.named("plate")
  }

  private static var narrow: View {
    let text = Label(verbatim: passage).lineLimit(nil).hugging(.horizontal, 251)
    text.preferredMaxLayoutWidth = 200
    return View {
      text
    } constraints: { plate in
      text.leading == plate.leading + 12
      text.trailing <= plate.trailing - 12
      text.verticalEdges == plate.verticalEdges.inset(top: 12, bottom: 12)
    }.named("plate")
  }

  /// Within the margins, and on a tablet no wider than the eye follows.
  private var readable: Preview {
    Preview("Margins and readable width", matrix: .classes) {
      let wide = Label(verbatim: Self.passage).lineLimit(nil).background(.secondarySystemBackground)
      let comfortable = Label(verbatim: Self.passage).lineLimit(nil).background(.secondarySystemBackground)
      return Screen {
        wide
        comfortable
      } constraints: { screen in
        wide.top == screen.safeArea.top + 24
        wide.horizontalEdges == screen.margins.horizontalEdges
        comfortable.top == wide.bottom + 24
        comfortable.horizontalEdges == screen.readableContent.horizontalEdges
      }
    }
  }
}

/// Wraps at the width that it was given: when its turn comes, it has one.
private final class SelfMeasuringLabel: Label {
  override func layoutSubviews() {
    preferredMaxLayoutWidth = frame.width
    super.layoutSubviews()
  }
}

/// Lays out, takes the width that came out, and lays out again.
private final class WrappingPlate: View {
  private var text: Label?

  convenience init(
    _ text: Label, @ViewBuilder _ content: () -> [any LayoutItem],
    @ConstraintBuilder constraints: (View) -> ConstraintContent
  ) {
    self.init(content, constraints: constraints)
    self.text = text
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let text else { return }
    text.preferredMaxLayoutWidth = text.frame.width
    super.layoutSubviews()
  }
}
