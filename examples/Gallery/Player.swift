import LayoutPreview

extension Gallery {
  /// The cover above the controls on a phone, beside them on a pad. Transport runs from left to right in every
  /// language, as on a recorder.
  var player: Preview {
    Preview("Media player") { traits in
      let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
      let cover = self.cover
      let title = Label("player.title", style: .title2).fontWeight(.bold).lineLimit(2)
      let artist = Label(verbatim: "Hildur Guðnadóttir", style: .title3).foregroundStyle(.systemPink).lineLimit(2)
      let like = ImageView(.symbol("heart"), size: CGSize(width: 26, height: 26)).tint(.systemPink)
        .hugging(.horizontal, 251)
      let time = self.time
      let transport = self.transport
      let volume = self.volume
      let next = Label("player.next \(4)", style: .footnote).foregroundStyle(.secondaryLabel).lineLimit(nil)
      let controls = LayoutGuide()

      return Screen {
        controls
        cover
        title
        artist
        like
        time
        transport
        volume
        next
      } constraints: { screen in
        cover.width == cover.height
        if traits.horizontalSizeClass == .regular {
          cover.leading == screen.margins.leading + 20
          cover.width == screen.width * 0.42
          cover.centerY == screen.safeArea.centerY
          controls.leading == cover.trailing + 40
          controls.trailing == screen.margins.trailing - 20
          controls.centerY == cover.centerY
        } else {
          cover.top == screen.safeArea.top + 24
          cover.centerX == screen.centerX
          cover.width <= screen.margins.width
          cover.height <= screen.safeArea.height * (isLarge ? 0.25 : 0.45)
          cover.width == screen.margins.width ~ .high
          controls.top == cover.bottom + 28
          controls.horizontalEdges == screen.margins.horizontalEdges.inset(by: 8)
        }

        title.top == controls.top
        title.leading == controls.leading
        title.trailing == like.leading - 12
        like.trailing == controls.trailing
        like.centerY == title.centerY
        artist.horizontalEdges == title.horizontalEdges
        for view in [time, transport, volume, next] { view.horizontalEdges == controls.horizontalEdges }
        artist.top == title.bottom + 4
        [artist, time, transport, volume, next].distribute(.vertically, spacing: 20)
        next.bottom == controls.bottom
      }
    }
  }

  private var cover: View {
    let note = ImageView(.symbol("music.note"), size: CGSize(width: 96, height: 96)).tint(.white)
    let disc = View().background(Color(white: 1, alpha: 0.16)).cornerRadius(90)
    return View {
      disc
      note
    } constraints: { cover in
      disc.size == 180
      disc.center == cover.center
      note.center == cover.center
    }.background(Color(hex: 0x7A2E55, dark: 0x5B2340)).cornerRadius(20).clipped()
  }

  private var time: View {
    let slider = Slider(value: 74, in: 0...252).direction(.playback)
    slider.minimumTrackTintColor = .systemPink
    let elapsed = Self.digits("1:14")
    let remaining = Self.digits("−2:58")
    return View {
      slider
      elapsed
      remaining
    } constraints: { time in
      slider.horizontalEdges == time.horizontalEdges
      slider.top == time.top
      elapsed.leading == time.leading
      elapsed.top == slider.bottom + 4
      elapsed.bottom == time.bottom
      remaining.leading >= elapsed.trailing + 8
      remaining.trailing == time.trailing
      remaining.firstBaseline == elapsed.firstBaseline
    }.direction(.playback)
  }

  private static func digits(_ text: String) -> Label {
    let label = Label(verbatim: text, style: .caption1).foregroundStyle(.secondaryLabel).direction(.playback)
    return label.font(.monospacedSystemFont(ofSize: label.font.pointSize, weight: .regular))
  }

  private var transport: View {
    let symbols = [("shuffle", 24), ("backward.fill", 34), ("pause.fill", 52), ("forward.fill", 34), ("repeat", 24)]
    let buttons = symbols.map { name, side in
      ImageView(.symbol(name), size: CGSize(width: side, height: side)).tint(.label).named(name)
    }
    return View {
      buttons
    } constraints: { transport in
      buttons.align(\.centerY)
      buttons[2].centerX == transport.centerX
      buttons[2].verticalEdges == transport.verticalEdges
      buttons[0].leading == transport.leading
      buttons[4].trailing == transport.trailing
      buttons[1].leading - buttons[0].trailing == buttons[2].leading - buttons[1].trailing
      buttons[3].leading - buttons[2].trailing == buttons[4].leading - buttons[3].trailing
    }.direction(.playback)
  }

  private var volume: View {
    let quiet = ImageView(.symbol("speaker.fill"), size: CGSize(width: 18, height: 18)).tint(.secondaryLabel)
    let slider = Slider(value: 0.6).direction(.playback)
    slider.minimumTrackTintColor = .systemGray
    let loud = ImageView(.symbol("speaker.wave.2"), size: CGSize(width: 22, height: 22)).tint(.secondaryLabel)
    return StackView(.horizontal, spacing: 10, alignment: .center) {
      quiet.hugging(.horizontal, .required)
      slider
      loud.hugging(.horizontal, .required)
    }.direction(.playback)
  }
}
