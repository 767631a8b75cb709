import Foundation
import LayoutPreview

extension Apps {
  /// An appointment: a title, dates on compact fields, a calendar, and a colour.
  var appointment: Preview {
    Preview("Appointment", matrix: Self.matrix) { traits in
      let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
      let starts = DatePicker(.dateAndTime, style: .compact, date: Self.start)
      let ends = DatePicker(.dateAndTime, style: .compact, date: Self.start.addingTimeInterval(2700))
      let calendar = DatePicker(.date, style: .inline, date: Self.start)
      calendar.minimumDate = Self.start.addingTimeInterval(-86_400 * 5)
      for picker in [starts, ends] { picker.minuteInterval = 15 }
      let form = TableView(.insetGrouped) {
        TableSection(verbatim: nil) {
          TableViewCell(verbatim: "Eye test", detail: "Market Square 7", style: .subtitle).named("title")
        }
        TableSection(verbatim: nil) {
          TableViewCell(verbatim: "All day").accessory(Switch(isOn: false)).named("all day")
          Self.row("Starts", starts, isStacked: isLarge)
          Self.calendarRow(calendar)
          Self.row("Ends", ends, isStacked: isLarge)
        }
        TableSection(verbatim: nil, footer: "Others who share the calendar see this colour.") {
          Self.row("Colour", ColorWell(.systemIndigo), isStacked: false)
          TableViewCell(verbatim: "Alert", detail: "1 hour before", accessory: .disclosureIndicator).named("alert")
          TableViewCell(verbatim: "Repeat", detail: "Every year", accessory: .disclosureIndicator).named("repeat")
        }
      }
      return form.embedded(navigationBar: Self.formBar("New appointment", done: "Add"))
    }
  }

  /// An alarm: the time on wheels, and the snooze on two wheels in a row.
  var alarm: Preview {
    Preview("Alarm", matrix: Self.matrix) {
      let time = DatePicker(.time, style: .wheels, date: Self.start)
      time.minuteInterval = 5
      let snooze = PickerView(
        verbatim: [(1...15).map { "\($0) min" }, ["once", "twice", "three times", "until stopped"]], selected: [8, 2])
      let options = TableView(.insetGrouped) {
        TableSection(verbatim: nil) {
          TableViewCell(verbatim: "Repeat", detail: "Weekdays", accessory: .disclosureIndicator).named("repeat")
          TableViewCell(verbatim: "Label", detail: "Tram 4", accessory: .disclosureIndicator).named("label")
          TableViewCell(verbatim: "Sound", detail: "Radar", accessory: .disclosureIndicator).named("sound")
          Self.row("Light", ColorWell(.systemOrange), isStacked: false)
        }
        TableSection(verbatim: "Snooze") { Self.calendarRow(snooze) }
        TableSection(verbatim: nil) {
          TableViewCell(verbatim: "Delete alarm").content {
            $0.textProperties.color = .systemRed
            $0.textProperties.alignment = .center
          }.named("delete")
        }
      }
      let content = View {
        time
        options
      } constraints: { content in
        time.top == content.safeArea.top
        time.centerX == content.centerX
        options.top == time.bottom
        options.horizontalEdges == content.horizontalEdges
        options.bottom == content.bottom
      }.background(.systemGroupedBackground).named("content")
      return content.embedded(navigationBar: Self.formBar("Edit alarm", done: "Save"))
    }
  }

  /// 9 January 2027, 9:45 in Greenwich.
  private static let start = Date(timeIntervalSinceReferenceDate: 821_180_700)

  private static func formBar(_ title: String, done: String) -> NavigationBar {
    let bar = NavigationBar(title: title)
    bar.leadingItems = [BarItem(title: "Cancel")]
    bar.trailingItems = [BarItem(title: done)]
    bar.backgroundColor = .systemGroupedBackground
    return bar
  }

  /// A control behind its title, or below it.
  private static func row(_ title: String, _ control: View, isStacked: Bool) -> TableViewCell {
    let name = Label(verbatim: title).hugging(.horizontal, 249)
    return TableViewCell(accessory: .none) {
      name
      control
    } constraints: { row in
      name.leading == row.margins.leading
      name.top >= row.margins.top
      control.trailing == row.margins.trailing
      if isStacked {
        name.top == row.margins.top
        name.trailing <= row.margins.trailing
        control.top == name.bottom + 8
        control.leading >= row.margins.leading
        control.bottom == row.margins.bottom
      } else {
        name.centerY == row.centerY
        control.leading >= name.trailing + 8
        control.centerY == row.centerY
        control.verticalEdges <= row.verticalEdges.inset(by: 5)
        row.height >= 44
      }
    }.named(title.lowercased())
  }

  /// A picker across a whole row.
  private static func calendarRow(_ picker: View) -> TableViewCell {
    TableViewCell(accessory: .none) {
      picker
    } constraints: { row in
      picker.edges == row.edges
    }.named("picker row")
  }
}
