import LayoutPreview

extension Gallery {
  /// A picture from edge to edge, and text of many lines that is never wider than is comfortable to read.
  var article: Preview {
    Preview("Article") { traits in
      let photo = self.photo
      let category = Label("article.category", style: .footnote).fontWeight(.semibold).foregroundStyle(.systemTeal)
      let title = Label("article.title", style: .title1).fontWeight(.bold).lineLimit(nil)
      let byline = self.byline
      let lead = Label("article.lead", style: .title3).foregroundStyle(.secondaryLabel).lineLimit(nil)
      let body = Label("article.body").lineLimit(nil)
      let quote = self.quote
      let rest = Label("article.rest").lineLimit(nil)
      let scroll = ScrollView {
        photo
        category
        title
        byline
        lead
        body
        quote
        rest
      }
      scroll.contentInsetAdjustmentBehavior = .never

      return Screen {
        scroll
      } constraints: { screen in
        scroll.edges == screen.edges
        scroll.content.width == scroll.viewport.width
        photo.horizontalEdges == screen.horizontalEdges
        photo.top == scroll.content.top
        if traits.horizontalSizeClass == .regular {
          photo.height == screen.height * 0.34
        } else {
          photo.width == photo.height * 16 / 9
        }
        for view in [category, title, byline, lead, body, quote, rest] {
          view.horizontalEdges == screen.readableContent.horizontalEdges
        }
        category.firstBaseline == photo.bottom + 32
        title.firstBaseline == category.lastBaseline + .systemSpacing
        byline.top == title.bottom + 16
        lead.top == byline.bottom + 20
        [lead, body, quote, rest].distribute(.vertically, spacing: 16)
        rest.bottom == scroll.content.bottom - 48
      }
    }
  }

  /// What stands in for a photograph: the northern lights over two hills.
  private var photo: View {
    let heights: [CGFloat] = [70, 104, 84, 128, 150, 118, 142, 96, 122, 78, 54]
    let rays = heights.map { height in
      View().background(Color(hex: 0x3DDC97)).opacity(0.12 + height / 400).cornerRadius(7).named("ray")
    }
    let moon = ImageView(.symbol("moon.fill"), size: CGSize(width: 32, height: 32)).tint(.systemYellow)
    let hill = View().background(Color(hex: 0x16302C)).cornerRadius(120).named("hill")
    let farHill = View().background(Color(hex: 0x1D3B36)).cornerRadius(150).named("farHill")
    return View {
      rays
      moon
      farHill
      hill
    } constraints: { photo in
      rays[5].centerX == photo.centerX
      rays.distribute(.horizontally, spacing: 14)
      for (ray, height) in zip(rays, heights) {
        ray.size == CGSize(width: 14, height: height)
        ray.bottom == photo.bottom - 48 - height * 0.18
      }
      moon.trailing == photo.trailing - 44
      moon.centerY == photo.bottom * 0.4
      hill.size == CGSize(width: 420, height: 240)
      hill.centerX == photo.leading + 60
      hill.top == photo.bottom - 64
      farHill.size == CGSize(width: 620, height: 300)
      farHill.centerX == photo.trailing - 90
      farHill.top == photo.bottom - 48
    }.background(Color(hex: 0x10243E)).clipped()
  }

  private var byline: View {
    let portrait = ImageView(.symbol("person.circle"), size: CGSize(width: 36, height: 36)).tint(.systemTeal)
      .hugging(.horizontal, 251)
    let author = Label(verbatim: "Ingrid Solberg", style: .subheadline).fontWeight(.semibold).lineLimit(nil)
    let detail = Label("article.reading \(6)", style: .footnote).foregroundStyle(.secondaryLabel).lineLimit(nil)
    let save = ImageView(.symbol("bookmark"), size: CGSize(width: 22, height: 22)).hugging(.horizontal, 251)
    let text = LayoutGuide()
    return View {
      portrait
      text
      author
      detail
      save
    } constraints: { byline in
      portrait.leading == byline.leading
      portrait.centerY == byline.centerY
      text.leading == portrait.trailing + 10
      text.trailing == save.leading - 12
      text.centerY == byline.centerY
      text.verticalEdges <= byline.verticalEdges
      byline.height >= portrait.height
      byline.height == portrait.height ~ .low - 1
      for label in [author, detail] { label.horizontalEdges == text.horizontalEdges }
      author.top == text.top
      [author, detail].distribute(.vertically, spacing: 1)
      detail.bottom == text.bottom
      save.trailing == byline.trailing
      save.centerY == byline.centerY
    }
  }

  private var quote: View {
    let bar = View().background(.systemTeal).cornerRadius(2)
    let text = Label("article.quote", style: .title3).fontWeight(.medium).lineLimit(nil)
    return View {
      bar
      text
    } constraints: { quote in
      bar.leading == quote.leading
      bar.width == 4
      bar.verticalEdges == quote.verticalEdges
      text.leading == bar.trailing + 16
      text.trailing == quote.trailing
      text.verticalEdges == quote.verticalEdges.inset(by: 4)
    }
  }
}
