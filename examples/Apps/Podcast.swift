import Foundation
import LayoutPreview

extension Apps {
  /// A podcast player: cover, waveform, transport, speed and chapters.
  var podcast: Preview {
    Preview("Podcast", matrix: Self.matrix) { traits in
      let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
      let grabber = View().background(.systemGray3).cornerRadius(2.5).named("grabber")
      let cover = Self.cover
      let date = Label(verbatim: "24 NOV · EPISODE 112", style: .caption1).foregroundStyle(.secondaryLabel)
        .lineLimit(nil)
      let title = Label(verbatim: "Why bridges hum at night", style: .title3).fontWeight(.bold).lineLimit(nil)
      let show = Label(verbatim: "Structures, weekly", style: .callout).foregroundStyle(.systemPurple).lineLimit(nil)
      let more = ImageView(.symbol("ellipsis.circle"), size: CGSize(width: 28, height: 28)).tint(.systemPurple)
      let wave = Waveform(frame: .zero).named("waveform").tint(.systemPurple)
      let elapsed = Label(verbatim: "18:42").font(.systemFont(ofSize: 12, weight: .medium))
        .foregroundStyle(.secondaryLabel)
      let left = Label(verbatim: "−25:18").font(.systemFont(ofSize: 12, weight: .medium))
        .foregroundStyle(.secondaryLabel)
      let transport = StackView(.horizontal, alignment: .center, distribution: .equalSpacing) {
        Self.symbol("backward.end.fill", 26)
        SkipButton(seconds: 15, isForward: false).named("back")
        Self.symbol("pause.fill", 50)
        SkipButton(seconds: 30, isForward: true).named("forward")
        Self.symbol("forward.end.fill", 26)
      }.direction(.playback)
      let quiet = Self.symbol("speaker.fill", 16).tint(.secondaryLabel)
      let volume = Slider(value: 0.6, in: 0...1).tint(.systemGray)
      let loud = Self.symbol("speaker.wave.2", 18).tint(.secondaryLabel)
      let tools = StackView(.horizontal, alignment: .center, distribution: .equalSpacing) {
        Label(verbatim: "1.25×").font(.systemFont(ofSize: 17, weight: .semibold)).named("speed")
        Self.symbol("moon", 24)
        Self.symbol("wifi", 24)
        Self.symbol("list.bullet", 24)
      }
      let heading = Label(verbatim: "Chapters", style: .headline).lineLimit(nil)
      let chapters = StackView(.vertical, spacing: 10) {
        for (index, chapter) in Self.chapters.enumerated() { Self.chapter(chapter.0, chapter.1, isPlaying: index == 1) }
      }
      let scroll = ScrollView {
        cover
        date
        title
        show
        more
        wave
        elapsed
        left
        transport
        quiet
        volume
        loud
        tools
        heading
        chapters
      }
      return Screen {
        scroll
        grabber
      } constraints: { screen in
        scroll.edges == screen.edges
        scroll.content.width == scroll.viewport.width
        grabber.width == 36
        grabber.height == 5
        grabber.centerX == screen.centerX
        grabber.top == screen.safeArea.top + 8
        let edges = scroll.content.horizontalEdges.inset(by: 28)
        cover.top == scroll.content.top + 34
        cover.centerX == scroll.content.centerX
        cover.size == (isLarge ? 200 : 280)
        date.top == cover.bottom + 20
        [date, title, show].distribute(.vertically, spacing: 3)
        for label in [date, title, show] {
          label.leading == scroll.content.leading + 28
          label.trailing == more.leading - 12
        }
        more.trailing == scroll.content.trailing - 28
        more.centerY == title.centerY
        wave.top == show.bottom + 16
        wave.horizontalEdges == edges
        wave.height == 44
        elapsed.leading == wave.leading
        elapsed.top == wave.bottom + 4
        left.trailing == wave.trailing
        left.firstBaseline == elapsed.firstBaseline
        transport.top == elapsed.bottom + 14
        for view in [transport, tools, heading, chapters] { view.horizontalEdges == edges }
        quiet.leading == scroll.content.leading + 28
        volume.leading == quiet.trailing + 10
        volume.trailing == loud.leading - 10
        loud.trailing == scroll.content.trailing - 28
        volume.top == transport.bottom + 18
        for view in [quiet, loud] { view.centerY == volume.centerY }
        tools.top == volume.bottom + 18
        heading.top == tools.bottom + 22
        chapters.top == heading.bottom + 10
        chapters.bottom == scroll.content.bottom - 24
      }
    }
  }

  private static var cover: View {
    let picture = Scenery(2).cornerRadius(12).clipped()
    let name = Label(verbatim: "STRUCTURES").font(.systemFont(ofSize: 28, weight: .heavy)).foregroundStyle(.white)
    return View {
      picture
      name
    } constraints: { cover in
      picture.edges == cover.edges
      name.leading == cover.leading + 16
      name.top == cover.top + 14
    }.cornerRadius(12).shadow(opacity: 0.3, radius: 14, y: 8).named("cover")
  }

  private static func symbol(_ name: String, _ side: CGFloat) -> ImageView {
    ImageView(.symbol(name), size: CGSize(width: side, height: side)).tint(.label).named(name)
  }

  private static func chapter(_ time: String, _ name: String, isPlaying: Bool) -> View {
    let title = Label(verbatim: name, style: .subheadline).lineLimit(nil)
      .foregroundStyle(isPlaying ? .systemPurple : .label)
    let start = Label(verbatim: time, style: .subheadline).foregroundStyle(.secondaryLabel).hugging(.horizontal, 252)
      .resistance(.horizontal, 752)
    return View {
      title
      start
    } constraints: { chapter in
      title.leading == chapter.leading
      title.verticalEdges == chapter.verticalEdges
      start.leading == title.trailing + 12
      start.trailing == chapter.trailing
      start.firstBaseline == title.firstBaseline
    }.named("chapter")
  }

  private static let chapters: [(String, String)] = [
    ("0:00", "A sound at two in the morning"), ("14:05", "Wind, cables and vortices"),
    ("27:30", "How engineers damp a bridge"), ("38:12", "Listeners' questions"),
  ]
}

/// The loudness of an episode as bars, in the tint up to where it is played.
private final class Waveform: View {
  override func draw(_ rect: CGRect) {
    let step: CGFloat = 5
    let count = Int(rect.width / step)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for index in 0..<count {
      let loudness = 0.2 + 0.8 * abs(sin(CGFloat(index) * 0.55) * cos(CGFloat(index) * 0.19 + 1))
      let height = max(4, rect.height * loudness)
      let place = CGFloat(isMirrored ? count - 1 - index : index) * step
      let bar = BezierPath()
      bar.move(to: CGPoint(x: place + step / 2, y: rect.midY - height / 2 + 1.5))
      bar.addLine(to: CGPoint(x: place + step / 2, y: rect.midY + height / 2 - 1.5))
      (bar.lineWidth, bar.lineCapStyle) = (3, .round)
      (index * 44 < count * 19 ? tintColor : .systemGray4).setStroke()
      bar.stroke()
    }
  }
}

/// A button that skips some seconds: an arrow in a circle around their number.
private final class SkipButton: View {
  private var seconds = 15
  private var isForward = true

  convenience init(seconds: Int, isForward: Bool) {
    self.init(frame: .zero)
    (self.seconds, self.isForward) = (seconds, isForward)
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 38, height: 38) }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if !isForward {
      context.translateBy(x: rect.maxX, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    UIColor.label.set()
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    let arc = BezierPath(
      arcCenter: middle, radius: 15, startAngle: -.pi / 2, endAngle: -.pi / 2 - 0.9, clockwise: true)
    (arc.lineWidth, arc.lineCapStyle) = (2.4, .round)
    arc.stroke()
    let tip = BezierPath()
    tip.move(to: CGPoint(x: middle.x + 7, y: middle.y - 15))
    tip.addLine(to: CGPoint(x: middle.x - 1, y: middle.y - 20))
    tip.addLine(to: CGPoint(x: middle.x - 1, y: middle.y - 10))
    tip.close()
    tip.fill()
    context.restoreGState()
    let attributes: [AttributedText.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 12, weight: .bold), .foregroundColor: UIColor.label,
    ]
    let text = "\(seconds)"
    let size = text.size(withAttributes: attributes)
    text.draw(
      at: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2), withAttributes: attributes)
  }
}
