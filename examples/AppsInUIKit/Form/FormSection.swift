import UIKit

/// A group of a form's rows.
struct FormSection {
  enum Row {
    case account
    case field(String, String)
    case value(String, String, UITableViewCell.AccessoryType)
    case toggle(String, isOn: Bool)
    case choice(String, symbol: String, UIColor, ChoiceState)
    case delete
  }

  enum ChoiceState {
    case checked, unchecked, on
    case value(String)
  }

  var header: String?
  var footer: String?
  let rows: [Row]

  static let all = [
    FormSection(rows: [.account]),
    FormSection(header: "Event", rows: [.field("Title", "Dinner with Ada"), .field("Place", "Market Square 7")]),
    FormSection(
      footer: "Guests see the event in your time zone, Berlin.",
      rows: [
        .toggle("All day", isOn: false), .value("Starts", "24 Nov, 19:30", .none),
        .value("Ends", "24 Nov, 22:00", .none), .value("Repeat", "Never", .disclosureIndicator),
      ]),
    FormSection(
      header: "Alerts", footer: "Alerts sound on all of your devices.",
      rows: [
        .choice("At the time of the event", symbol: "bell.fill", .systemRed, .checked),
        .choice("15 minutes before", symbol: "clock", .systemOrange, .unchecked),
        .choice("Travel time", symbol: "map", .systemGreen, .on),
      ]),
    FormSection(
      header: "Sharing",
      rows: [
        .choice("Calendar", symbol: "calendar", .systemIndigo, .value("Private")),
        .choice("Guests", symbol: "person.2", .systemBlue, .value("3")),
      ]),
    FormSection(rows: [.delete]),
  ]
}
