import LayoutPreview

extension Apps {
  /// A map with pins and a route, and a sheet with a search field, favourites and what was looked for before.
  var mapSheet: Preview {
    Preview("Map", matrix: Self.matrix) { traits in
      let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
      let map = StreetMap(frame: .zero).named("map")
      let layers = Self.round("map")
      let here = Self.round("location")
      let weather = Label(verbatim: "14° Clear").font(.systemFont(ofSize: 13, weight: .medium))
      let chip = View {
        weather
      } constraints: { chip in
        weather.horizontalEdges == chip.horizontalEdges.inset(by: 10)
        weather.verticalEdges == chip.verticalEdges.inset(by: 7)
      }.background(.systemBackground).cornerRadius(8).shadow(opacity: 0.15, radius: 4, y: 1).named("chip")
      let sheet = Self.sheet(isLarge: isLarge)
      return Screen {
        map
        layers
        here
        chip
        sheet
      } constraints: { screen in
        map.edges == screen.edges
        layers.top == screen.safeArea.top + 60
        layers.trailing == screen.trailing - 12
        here.top == layers.bottom + 10
        here.trailing == layers.trailing
        chip.leading == screen.leading + 12
        chip.bottom == sheet.top - 12
        sheet.horizontalEdges == screen.horizontalEdges
        sheet.bottom == screen.bottom
        sheet.top == screen.top + (isLarge ? 260 : 400)
      }
    }
  }

  private static func round(_ symbol: String) -> View {
    let picture = ImageView(.symbol(symbol), size: CGSize(width: 22, height: 22)).tint(.systemBlue)
    return View {
      picture
    } constraints: { button in
      button.size == 44
      picture.center == button.center
    }.background(.systemBackground).cornerRadius(8).shadow(opacity: 0.15, radius: 4, y: 1).named(symbol)
  }

  private static func sheet(isLarge: Bool) -> View {
    let grabber = View().background(.systemGray3).cornerRadius(2.5).named("grabber")
    let search = SearchBar(placeholder: "Search places")
    let title = Label(verbatim: "Favourites", style: .subheadline).fontWeight(.semibold)
      .foregroundStyle(.secondaryLabel)
    let favourites = StackView(.horizontal, spacing: 18, alignment: .top) {
      for (name, detail, symbol, color) in places { favourite(name, detail, symbol, color) }
    }
    let row = ScrollView { favourites }.background(.secondarySystemBackground).cornerRadius(12).clipped().named("shelf")
    row.constrain {
      favourites.edges == row.content.edges.inset(by: 12)
      row.content.height == row.viewport.height
    }
    let recents = TableView(.plain) {
      TableSection(verbatim: "Recents") {
        for (name, detail, symbol) in recent {
          TableViewCell(verbatim: name, detail: detail, image: .symbol(symbol), style: .subtitle)
            .content { $0.imageProperties.tintColor = .secondaryLabel }.named("recent")
        }
      }
    }
    recents.backgroundColor = .clear
    return View {
      grabber
      search
      title
      row
      recents
    } constraints: { sheet in
      grabber.width == 36
      grabber.height == 5
      grabber.centerX == sheet.centerX
      grabber.top == sheet.top + 5
      search.top == grabber.bottom + 4
      search.horizontalEdges == sheet.horizontalEdges.inset(by: 8)
      title.top == search.bottom + 4
      title.horizontalEdges == sheet.horizontalEdges.inset(by: 16)
      row.top == title.bottom + 6
      row.horizontalEdges == sheet.horizontalEdges.inset(by: 16)
      recents.top == row.bottom + 8
      recents.horizontalEdges == sheet.horizontalEdges
      recents.bottom == sheet.bottom
    }.background(.systemBackground).cornerRadius(12, [.topLeading, .topTrailing])
      .shadow(opacity: 0.18, radius: 10, y: -2).named("sheet")
  }

  private static func favourite(_ name: String, _ detail: String, _ symbol: String, _ color: Color) -> View {
    let picture = ImageView(.symbol(symbol), size: CGSize(width: 28, height: 28)).tint(.white)
    let circle = View {
      picture
    } constraints: { circle in
      circle.size == 60
      picture.center == circle.center
    }.background(color).cornerRadius(30).named("circle")
    let title = Label(verbatim: name, style: .footnote).multilineTextAlignment(.center)
    let distance = Label(verbatim: detail, style: .caption1).foregroundStyle(.secondaryLabel)
      .multilineTextAlignment(.center)
    return View {
      circle
      title
      distance
    } constraints: { place in
      circle.top == place.top
      circle.centerX == place.centerX
      place.width >= circle.width
      title.top == circle.bottom + 6
      distance.top == title.bottom
      distance.bottom == place.bottom
      for label in [title, distance] { label.horizontalEdges == place.horizontalEdges }
    }.named("favourite")
  }

  private static let places: [(String, String, String, Color)] = [
    ("Home", "2.1 km", "house.fill", .systemCyan), ("Work", "850 m", "building.2", .systemBrown),
    ("Library", "1.4 km", "bookmark.fill", .systemIndigo), ("Gym", "3.0 km", "bolt.fill", .systemOrange),
    ("Add", "", "plus", .systemGray2),
  ]
  private static let recent: [(String, String, String)] = [
    ("Café Anna", "Market Square 7", "clock"), ("Central Station", "Directions from my location", "arrow.right"),
    ("Harbour Street 12", "Old Town", "mappin"), ("Botanical Garden", "Open until 20:00", "clock"),
    ("Observatory Hill", "5.2 km", "star"),
  ]
}

/// A part of a town, drawn in code: blocks, streets, a park, a river, a route and pins.
private final class StreetMap: View {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    shade(light: 0xF2EFE9, dark: 0x26282B).setFill()
    UIRectFill(rect)
    drawGreen(rect)
    drawWater(rect)
    drawStreets(rect, context)
    drawRoute(rect)
    drawName("Old Town", CGPoint(x: rect.width * 0.2, y: rect.height * 0.2))
    drawName("Riverside", CGPoint(x: rect.width * 0.64, y: rect.height * 0.13))
    drawName("Garden", CGPoint(x: rect.width * 0.7, y: rect.height * 0.33))
    drawPin(CGPoint(x: rect.width * 0.22, y: rect.height * 0.4), .systemRed)
    drawPin(CGPoint(x: rect.width * 0.62, y: rect.height * 0.24), .systemIndigo)
    drawHere(CGPoint(x: rect.width * 0.44, y: rect.height * 0.36), context)
  }

  private func shade(light: UInt32, dark: UInt32) -> UIColor {
    let hex = traitCollection.userInterfaceStyle == .dark ? dark : light
    return UIColor(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
      alpha: 1)
  }

  private func drawGreen(_ rect: CGRect) {
    shade(light: 0xCFE8C0, dark: 0x2C4030).setFill()
    BezierPath(
      roundedRect: CGRect(x: rect.width * 0.6, y: rect.height * 0.28, width: rect.width * 0.34, height: 120),
      cornerRadius: 16
    ).fill()
    BezierPath(ovalIn: CGRect(x: -30, y: 40, width: 120, height: 90)).fill()
  }

  private func drawWater(_ rect: CGRect) {
    let river = BezierPath()
    river.move(to: CGPoint(x: rect.width * 0.45, y: -10))
    river.addCurve(
      to: CGPoint(x: rect.width + 20, y: rect.height * 0.24),
      controlPoint1: CGPoint(x: rect.width * 0.5, y: rect.height * 0.16),
      controlPoint2: CGPoint(x: rect.width * 0.8, y: rect.height * 0.12))
    (river.lineWidth, river.lineCapStyle) = (44, .round)
    shade(light: 0xA9D5F2, dark: 0x20405A).setStroke()
    river.stroke()
  }

  private func drawStreets(_ rect: CGRect, _ context: CGContext) {
    context.saveGState()
    context.translateBy(x: rect.midX, y: rect.midY / 2)
    context.rotate(by: -0.2)
    let reach = rect.height
    for (width, color) in [
      (9, shade(light: 0xD9D4CA, dark: 0x1A1B1D)), (7, shade(light: 0xFFFFFF, dark: 0x3A3D41)),
    ] as [(CGFloat, UIColor)] {
      context.setLineWidth(width)
      context.setStrokeColor(color.cgColor)
      for index in -6...6 {
        let place = CGFloat(index) * 64
        context.strokeLineSegments(between: [
          CGPoint(x: place, y: -reach), CGPoint(x: place, y: reach), CGPoint(x: -reach, y: place * 0.9),
          CGPoint(x: reach, y: place * 0.9),
        ])
      }
    }
    context.setLineWidth(12)
    context.setStrokeColor(shade(light: 0xF8D67A, dark: 0x6B5A2A).cgColor)
    context.strokeLineSegments(between: [CGPoint(x: -reach, y: 96), CGPoint(x: reach, y: 96)])
    context.restoreGState()
  }

  private func drawRoute(_ rect: CGRect) {
    let route = BezierPath()
    route.move(to: CGPoint(x: rect.width * 0.44, y: rect.height * 0.36))
    route.addLine(to: CGPoint(x: rect.width * 0.4, y: rect.height * 0.29))
    route.addLine(to: CGPoint(x: rect.width * 0.585, y: rect.height * 0.272))
    route.addLine(to: CGPoint(x: rect.width * 0.62, y: rect.height * 0.24))
    (route.lineWidth, route.lineCapStyle, route.lineJoinStyle) = (9, .round, .round)
    UIColor.white.setStroke()
    route.stroke()
    route.lineWidth = 6
    UIColor.systemBlue.setStroke()
    route.stroke()
    route.lineWidth = 2
    route.setLineDash([1, 7], count: 2, phase: 0)
    UIColor.white.setStroke()
    route.stroke()
  }

  private func drawName(_ name: String, _ place: CGPoint) {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: .semibold), .foregroundColor: UIColor.secondaryLabel,
    ]
    let size = name.size(withAttributes: attributes)
    name.draw(at: CGPoint(x: place.x - size.width / 2, y: place.y - size.height / 2), withAttributes: attributes)
  }

  private func drawPin(_ tip: CGPoint, _ color: UIColor) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let pin = BezierPath(
      arcCenter: CGPoint(x: tip.x, y: tip.y - 26), radius: 13, startAngle: .pi * 0.8, endAngle: .pi * 0.2,
      clockwise: true)
    pin.addLine(to: tip)
    pin.close()
    context.saveGState()
    context.setShadow(offset: CGSize(width: 0, height: 2), blur: 4)
    color.setFill()
    pin.fill()
    context.restoreGState()
    UIColor.white.setFill()
    BezierPath(ovalIn: CGRect(x: tip.x - 5, y: tip.y - 31, width: 10, height: 10)).fill()
  }

  private func drawHere(_ place: CGPoint, _ context: CGContext) {
    func circle(_ radius: CGFloat) -> CGRect {
      CGRect(x: place.x - radius, y: place.y - radius, width: 2 * radius, height: 2 * radius)
    }
    context.setFillColor(UIColor.systemBlue.withAlphaComponent(0.18).cgColor)
    context.fillEllipse(in: circle(28))
    context.setFillColor(UIColor.white.cgColor)
    context.fillEllipse(in: circle(10))
    context.setFillColor(UIColor.systemBlue.cgColor)
    context.fillEllipse(in: circle(7))
  }
}
