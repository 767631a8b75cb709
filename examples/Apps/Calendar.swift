import LayoutPreview

private struct Event {
  let start: String
  let end: String
  let title: String
  let place: String
  let color: Color
}

extension Apps {
  /// A month of a calendar with dots for events, and the events of the selected day.
  var calendar: Preview {
    Preview("Calendar", matrix: Self.matrix) {
      let days = TableView(.plain) {
        TableSection(verbatim: nil) { Self.month }
        TableSection(verbatim: "Tuesday, 24 November") { for event in Self.today { Self.row(event) } }
        TableSection(verbatim: "Wednesday, 25 November") { for event in Self.tomorrow { Self.row(event) } }
      }.separators(.singleLine, leading: 16)
      let bar = NavigationBar(title: "November 2026")
      bar.backTitle = "2026"
      bar.trailingItems = [
        BarItem(image: Image(systemName: "plus")), BarItem(image: Image(systemName: "magnifyingglass")),
      ]
      bar.tintColor = .systemRed
      let tools = Toolbar(items: [
        BarItem(title: "Today"), .flexibleSpace(), BarItem(title: "Calendars"), .flexibleSpace(),
        BarItem(title: "Inbox"),
      ])
      tools.tintColor = .systemRed
      return days.embedded(navigationBar: bar, toolbar: tools)
    }
  }

  /// The weeks of the month, from Monday, with the days around it in grey.
  private static var month: TableViewCell {
    let names = StackView(.horizontal, distribution: .fillEqually) {
      for name in ["M", "T", "W", "T", "F", "S", "S"] {
        Label(verbatim: name).font(.systemFont(ofSize: 11, weight: .semibold)).foregroundStyle(.secondaryLabel)
          .multilineTextAlignment(.center)
          .named("weekday")
      }
    }
    // The 1st is a Sunday.
    let weeks = (0..<6).map { week in
      StackView(.horizontal, distribution: .fillEqually) {
        for day in 0..<7 { cell(week * 7 + day - 5) }
      }.named("week")
    }
    let grid = StackView(.vertical, spacing: 2) { for week in weeks { week } }
    return TableViewCell(accessory: .none) {
      names
      grid
    } constraints: { row in
      names.top == row.top + 6
      grid.top == names.bottom + 4
      for view in [names, grid] { view.horizontalEdges == row.horizontalEdges.inset(by: 8) }
      grid.bottom == row.bottom - 8
    }.named("month")
  }

  private static func cell(_ day: Int) -> View {
    let isInMonth = (1...30).contains(day)
    let isSelected = day == 24
    let shown = day < 1 ? day + 31 : day > 30 ? day - 30 : day
    let number = Label(verbatim: "\(shown)").multilineTextAlignment(.center)
      .font(.systemFont(ofSize: 18, weight: isSelected ? .semibold : .regular))
      .foregroundStyle(isSelected ? .white : isInMonth ? .label : .tertiaryLabel)
    let circle = View().background(isSelected ? .systemRed : .clear).cornerRadius(18).named("circle")
    let dots = EventDots(isInMonth ? colors(of: day) : [])
    return View {
      circle
      number
      dots
    } constraints: { cell in
      circle.size == 36
      circle.top == cell.top + 2
      circle.centerX == cell.centerX
      number.center == circle.center
      dots.top == circle.bottom + 2
      dots.horizontalEdges == cell.horizontalEdges
      dots.height == 6
      dots.bottom == cell.bottom - 2
    }.named("day")
  }

  private static func colors(of day: Int) -> [Color] {
    let all: [Color] = [.systemBlue, .systemGreen, .systemOrange, .systemPurple]
    return all.indices.filter { (day * 7 + $0 * 5) % 11 < 3 }.map { all[$0] }
  }

  private static func row(_ event: Event) -> TableViewCell {
    let bar = View().background(event.color).cornerRadius(2).named("bar")
    let title = Label(verbatim: event.title, style: .subheadline).fontWeight(.semibold).lineLimit(nil)
    let place = Label(verbatim: event.place, style: .footnote).foregroundStyle(.secondaryLabel).lineLimit(nil)
    let start = Label(verbatim: event.start, style: .footnote).hugging(.horizontal, 252).resistance(.horizontal, 752)
    let end = Label(verbatim: event.end, style: .footnote).foregroundStyle(.secondaryLabel).resistance(.horizontal, 752)
    return TableViewCell(accessory: .none) {
      bar
      title
      place
      start
      end
    } constraints: { row in
      bar.leading == row.margins.leading
      bar.width == 4
      bar.verticalEdges == row.verticalEdges.inset(by: 7)
      title.leading == bar.trailing + 10
      title.top == row.top + 8
      title.trailing == start.leading - 8
      place.leading == title.leading
      place.trailing == end.leading - 8
      place.top == title.bottom + 1
      place.bottom == row.bottom - 8
      start.trailing == row.margins.trailing
      start.firstBaseline == title.firstBaseline
      end.trailing == start.trailing
      end.leading == start.leading
      end.firstBaseline == place.firstBaseline
    }.named("event")
  }

  private static let today: [Event] = [
    Event(start: "09:30", end: "10:00", title: "Stand-up", place: "Room 2.14", color: .systemBlue),
    Event(start: "11:00", end: "12:30", title: "Design review: checkout", place: "Video call", color: .systemPurple),
    Event(start: "12:45", end: "13:45", title: "Lunch with Grace", place: "Café Anna", color: .systemGreen),
    Event(start: "19:30", end: "22:00", title: "Dinner with Ada", place: "Market Square 7", color: .systemOrange),
  ]
  private static let tomorrow: [Event] = [
    Event(start: "08:00", end: "08:45", title: "Dentist", place: "Harbour Street 12", color: .systemRed),
    Event(start: "10:00", end: "11:00", title: "Planning", place: "Room 1.02", color: .systemBlue),
  ]
}

/// Dots in a row for the events of a day.
private final class EventDots: View {
  private var colors: [Color] = []

  convenience init(_ colors: [Color]) {
    self.init(frame: .zero)
    self.colors = colors
    named("dots")
  }

  override func draw(_ rect: CGRect) {
    let step: CGFloat = 8
    var x = rect.midX - step * CGFloat(colors.count - 1) / 2
    for color in colors {
      color.setFill()
      BezierPath(ovalIn: CGRect(x: x - 2.5, y: rect.minY, width: 5, height: 5)).fill()
      x += step
    }
  }
}
