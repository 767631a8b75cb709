import LayoutPreview

/// Layout is about alignment rects: what a picture or a view carries beyond them, a badge or a shadow, does not count.
extension AutoLayoutGuide {
  @PreviewBuilder var alignmentRects: [Preview] {
    Preview("Picture with a badge", matrix: .canvas(height: 554)) {
      let badge = UIEdgeInsets(top: 14, left: 0, bottom: 0, right: 14)
      return Figure.page([
        Figure.make("centred as it is: with its badge", plate(picture(.zero))),
        Figure.make("alignment insets of 14 at the top and right: without", plate(picture(badge))),
        Figure.make("one below the other: edges meet", column([picture(.zero), picture(badge)])),
      ])
    }
    Preview("View with a shadow", matrix: .canvas(height: 380)) {
      let cards = (0..<3).map { _ in ShadowCard(frame: .zero).named("card") }
      return Screen {
        cards
      } constraints: { screen in
        cards[0].top == screen.safeArea.top + 24
        for card in cards {
          card.horizontalEdges == screen.margins.horizontalEdges
          card.height == 90
        }
        cards.distribute(.vertically, spacing: 28)
      }
    }
  }

  private func picture(_ insets: UIEdgeInsets) -> ImageView {
    let image = Image(named: "badge")?.withAlignmentRectInsets(insets)
    return ImageView(image: image).named("picture")
  }

  /// With a cross through the middle.
  private func plate(_ picture: ImageView) -> View {
    let across = View().background(.red1)
    let down = View().background(.red1)
    return View {
      picture
      across
      down
    } constraints: { plate in
      plate.height == 130
      picture.center == plate.center
      across.height == 1
      across.horizontalEdges == plate.horizontalEdges
      across.centerY == plate.centerY
      down.width == 1
      down.verticalEdges == plate.verticalEdges
      down.centerX == plate.centerX
    }
  }

  private func column(_ pictures: [ImageView]) -> View {
    let line = View().background(.red1)
    return View {
      pictures
      line
    } constraints: { plate in
      pictures[0].top == plate.top + 12
      pictures.distribute(.vertically, spacing: 24)
      pictures.align(\.right)
      pictures[0].right == plate.right - 60
      pictures[1].bottom == plate.bottom - 12
      line.width == 1
      line.right == pictures[0].right
      line.verticalEdges == plate.verticalEdges
    }
  }
}

/// A card whose shadow lies inside its frame and outside of its alignment rect.
private final class ShadowCard: View {
  private static let shadow = UIEdgeInsets(top: 4, left: 8, bottom: 12, right: 8)

  required init?(coder: NSCoder) { fatalError("a card is made in code") }

  override init(frame: CGRect) {
    super.init(frame: frame)
    background(Color.label.withAlphaComponent(0.12)).cornerRadius(16)
    let face = View().background(.systemBackground).cornerRadius(10).border(.separator, width: 0.5).named("face")
    let insets = Self.shadow
    add { face }
    // Laid out by its frame: the face fills what the shadow leaves.
    face.translatesAutoresizingMaskIntoConstraints = true
    face.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.frame.size = CGSize(width: 100, height: 100)
    face.frame = CGRect(
      x: insets.left, y: insets.top, width: 100 - insets.left - insets.right,
      height: 100 - insets.top - insets.bottom)
  }

  override var alignmentRectInsets: UIEdgeInsets { Self.shadow }
}
