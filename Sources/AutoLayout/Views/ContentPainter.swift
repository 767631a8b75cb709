package import Foundation

/// Turns colours, images and texts into items, for a view or for drawing code.
package struct ContentPainter {
  let traits: UITraitCollection
  let images: any ImageLoading
  package let isRightToLeft: Bool

  package init(traits: UITraitCollection, images: any ImageLoading, isRightToLeft: Bool) {
    (self.traits, self.images, self.isRightToLeft) = (traits, images, isRightToLeft)
  }

  package func paint(_ color: UIColor) -> RGBA { color.resolved(with: traits) }

  /// Returns the item for an image in a rectangle.
  ///
  /// - Parameters:
  ///   - isTemplate: whether the view tints images that do not say how they are shown.
  ///   - clip: the visible part of the image.
  package func picture(
    _ image: UIImage, in rect: CGRect, _ tint: UIColor, isTemplate: Bool = false, clip: CGRect? = nil
  ) -> [ContentItem] {
    let flips = image.flipsForRightToLeftLayoutDirection && isRightToLeft
    if let slicing = image.slicing, image.size != rect.size, rect.width > 0, rect.height > 0 {
      return slicing.slices(of: image.size, in: rect).flatMap { slice -> [ContentItem] in
        let shown = (flips ? slice.clip.mirrored(in: rect) : slice.clip).intersection(clip ?? rect)
        guard !shown.isNull, shown.width > 0, shown.height > 0 else { return [] }
        return picture(
          image.with { $0.slicing = nil }, in: flips ? slice.image.mirrored(in: rect) : slice.image, tint,
          isTemplate: isTemplate, clip: shown)
      }
    }
    let isShape =
      image.renderingMode == .alwaysTemplate
      || image.renderingMode == .automatic && (isTemplate || image.isSymbolImage || images.isTemplate(image.source))
    // A view tints templates, and symbols unless they are original; any other image keeps the colour that it was given.
    let own = isShape ? nil : image.tint
    let tint = own ?? tint
    let takesTint = own != nil || isShape
    if let pixels = image.pixelPicture, let coding = images as? any PixelCoding {
      let source = coding.source(of: pixels)
      return [
        .image(source, in: rect, clip: clip.map(Path.rect), flips: flips, tint: takesTint ? paint(tint) : nil)
      ]
    }
    if let drawn = image.drawn {
      let items = takesTint ? drawn.map { $0.tinted(paint(tint)) } : drawn
      return picture(items, size: image.size, in: rect, flips: flips, clip)
    }
    switch image.source {
    case .symbol(let name):
      // The drawings of symbols are square with space around them; the sizes of the system's symbols are those of their
      // ink.
      let side = min(max(rect.width, rect.height), 2 * min(rect.width, rect.height))
      let square = rect.insetBy(dx: (rect.width - side) / 2, dy: (rect.height - side) / 2)
      return [.symbol(name, in: square, paint(tint), flips: flips)]
    case .file:
      return [
        .image(
          images.image(image.source, for: traits), in: rect, clip: clip.map(Path.rect), flips: flips,
          tint: takesTint ? paint(tint) : nil)
      ]
    case .missing: return standIn(for: rect.intersection(clip ?? rect))
    }
  }

  /// Returns a placeholder: a grey box, with the symbol of an image if there is space for it.
  private func standIn(for rect: CGRect) -> [ContentItem] {
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return [] }
    let side = min(24, min(rect.width, rect.height) * 0.6)
    let sign = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return [
      .fill(.rect(rect), paint(.secondarySystemFill)),
      .symbol("photo", in: sign, paint(.secondaryLabel), flips: false),
    ]
  }

  /// Returns the items of an image that was drawn, scaled to a rectangle.
  private func picture(
    _ items: [ContentItem], size: CGSize, in rect: CGRect, flips: Bool, _ clip: CGRect?
  ) -> [ContentItem] {
    guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0, rect.isFinite else { return [] }
    let map = CGAffineTransform(
      a: rect.width / size.width * (flips ? -1 : 1), b: 0, c: 0, d: rect.height / size.height,
      tx: flips ? rect.maxX : rect.minX, ty: rect.minY)
    let shown = clip.map { $0.intersection(rect).applying(map.inverted()) } ?? CGRect(origin: .zero, size: size)
    guard !shown.isNull else { return [] }
    var group = ContentGroup(items)
    group.transform = map.isIdentity ? nil : map
    if !items.allSatisfy({ shown.contains($0.extent) }) { group.clip = .rect(shown) }
    return group.isPlain ? items : [.group(group)]
  }

  // MARK: Texts

  /// Returns the items of a block: backgrounds, letters, lines, and the images in it.
  package func items(
    of block: TypesetText, at origin: CGPoint, _ color: RGBA, attributed text: NSAttributedString?
  ) -> [ContentItem] {
    let letters = ContentItem.text(block, at: origin, color)
    let marks = block.lines.flatMap { $0.marks ?? [] }
    guard !marks.isEmpty, let text else { return [letters] }
    let runs = text.storage.runs(in: NSRange(location: 0, length: text.length))
    var (below, above): ([ContentItem], [ContentItem]) = ([], [])
    for mark in marks {
      let rect = mark.rect.offsetBy(dx: origin.x, dy: origin.y)
      let color = mark.color ?? color
      switch mark.kind {
      case .background: below.append(.fill(.rect(rect), color))
      case .line where mark.dashes.isEmpty: above.append(.fill(.rect(rect), color))
      case .line:
        let line = Path.line(from: CGPoint(x: rect.minX, y: rect.midY), to: CGPoint(x: rect.maxX, y: rect.midY))
        above.append(.line(line, color, LineStyle(width: rect.height, dashes: mark.dashes)))
      case .attachment(let run):
        guard runs.indices.contains(run) else { continue }
        let attributes = runs[run].attributes
        guard let image = (attributes[.attachment] as? NSTextAttachment)?.image else { continue }
        above += picture(image, in: rect, attributes[.foregroundColor] as? UIColor ?? UIColor(color))
      }
    }
    return below + [letters] + above
  }
}

extension CGRect {
  /// The rectangle at the other side of one around it.
  fileprivate func mirrored(in outer: CGRect) -> CGRect {
    CGRect(x: outer.minX + outer.maxX - maxX, y: minY, width: width, height: height)
  }
}
