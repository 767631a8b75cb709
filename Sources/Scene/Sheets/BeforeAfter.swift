package import LPLayoutModel
import Foundation

/// Two layouts of one screen side by side, with arrows between views that moved and a numbered list of the changes.
package struct BeforeAfter: Sendable {
  package var before: LayoutResult
  package var after: LayoutResult
  package var annotations: Annotations
  package var title: String?
  /// The captions above the two pictures.
  package var captions: (before: String, after: String)

  package init(
    before: LayoutResult, after: LayoutResult, annotations: Annotations = [], title: String? = nil,
    captions: (before: String, after: String) = ("before", "after")
  ) {
    self.before = before
    self.after = after
    self.annotations = annotations
    self.title = title
    self.captions = captions
  }

  /// Pictures that are drawn instead of the layouts: a golden consists of a picture and a layout text only.
  private var pictures: (before: Scene?, after: Scene?) = (nil, nil)

  /// - Parameter pictures: have the sizes of the layouts.
  package init(
    before: LayoutResult, after: LayoutResult, pictures: (before: Scene?, after: Scene?),
    captions: (before: String, after: String)
  ) {
    self.init(before: before, after: after, captions: captions)
    self.pictures = pictures
  }

  package var changes: [FrameChange] { FrameChange.changes(from: before, to: after) }

  package var hasChanges: Bool { !changes.isEmpty }

  /// The changes without those of views that contain changed views: what moved within a card says more than that the
  /// card has grown. Views that moved only because their parent did are left out, too.
  package var innermostChanges: [FrameChange] {
    let changes = changes.filter { !$0.words.isEmpty }
    let paths = changes.map(\.path).sorted()
    return changes.filter { change in
      // In sorted order a view's descendants follow it, perhaps after siblings with the same prefix.
      !paths.contains { $0.hasPrefix(change.path + "/") }
    }
  }

  /// The number of changes that are drawn. Further changes are only counted in the list.
  package static let most = 24
  private static let gap: CGFloat = 56
  private static let margin: CGFloat = 20

  package func scene(typesetter: any TextMeasuring) -> Scene {
    var drawing = ChangeDrawing(after.traits, typesetter: typesetter)
    // Labels beside a screen would be crossed by the arrows.
    let options = SceneOptions(annotations: annotations, showsLegend: false, keepsToScreen: true)
    let plans = [before, after].map { AnnotationPlan(result: $0, options: options, typesetter: typesetter) }
    let pictures = zip([self.pictures.before, self.pictures.after], plans).map { picture, plan in
      picture ?? Scene(plan: plan, typesetter: typesetter)
    }
    let width = pictures[0].size.width + Self.gap + pictures[1].size.width

    var y = Self.margin
    if let title {
      y += drawing.write(title, .systemFont(ofSize: 17, weight: .semibold), x: Self.margin, y: y, width: width) + 10
    }
    let right = Self.margin + pictures[0].size.width + Self.gap
    let heading = UIFont.systemFont(ofSize: 12, weight: .semibold)
    let captionHeight = max(
      drawing.write(captions.before, heading, x: Self.margin, y: y, width: pictures[0].size.width),
      drawing.write(captions.after, heading, x: right, y: y, width: pictures[1].size.width))
    // At a whole point, a picture of pixels stays sharp.
    y = (y + captionHeight + 8).rounded(.up)
    let origins = [CGPoint(x: Self.margin, y: y), CGPoint(x: right, y: y)]
    for (index, picture) in pictures.enumerated() {
      drawing.add(picture, id: ["before", "after"][index], at: origins[index])
    }
    let bottom = y + max(pictures[0].size.height, pictures[1].size.height)
    let area = CGRect(x: 0, y: y, width: width + 2 * Self.margin, height: bottom - y)
    let innermost = innermostChanges
    let shown = Array(innermost.prefix(Self.most))
    var occupancy = Occupancy(bounds: area)
    let texts = [self.pictures.before == nil ? plans[0].textRects : textsOfPicture, plans[1].textRects]
    for (index, (plan, origin)) in zip(plans, origins).enumerated() {
      for text in texts[index] { occupancy.add(text.moved(by: origin), .text) }
      for label in plan.labels { occupancy.add(label.rect.moved(by: origin), .label) }
    }
    drawing.draw(
      shown, pictures: zip(origins, pictures).map { CGRect(origin: $0, size: $1.size) }, area: area,
      occupancy: occupancy)
    let end = drawing.list(
      shown, more: innermost.count - shown.count, around: changes.count - innermost.count, x: Self.margin,
      y: bottom + 10, width)
    return drawing.scene(width: width + 2 * Self.margin, height: end + Self.margin, title: title ?? "")
  }

  /// The rectangles of text in the earlier picture, estimated from the later layout's text in the same views, because a
  /// golden does not record them.
  private var textsOfPicture: [CGRect] {
    let later = Dictionary(after.views.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    return before.views.flatMap { view -> [CGRect] in
      guard !view.isHidden, let other = later[view.path] else { return [] }
      let isRightToLeft = other.effectiveDirection == .rightToLeft
      let way = CGPoint(
        x: isRightToLeft ? view.frame.maxX - other.frame.maxX : view.frame.minX - other.frame.minX,
        y: view.frame.minY - other.frame.minY)
      return ShownContent.texts(in: other).map { $0.moved(by: way) }
    }
  }
}
