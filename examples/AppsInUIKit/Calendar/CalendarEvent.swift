import UIKit

/// An event of a day.
struct CalendarEvent {
  let start: String
  let end: String
  let title: String
  let place: String
  let color: UIColor
}

extension CalendarEvent {
  static let days: [(title: String, events: [CalendarEvent])] = [
    (
      "Tuesday, 24 November",
      [
        CalendarEvent(start: "09:30", end: "10:00", title: "Stand-up", place: "Room 2.14", color: .systemBlue),
        CalendarEvent(
          start: "11:00", end: "12:30", title: "Design review: checkout", place: "Video call", color: .systemPurple),
        CalendarEvent(
          start: "12:45", end: "13:45", title: "Lunch with Grace", place: "Café Anna", color: .systemGreen),
        CalendarEvent(
          start: "19:30", end: "22:00", title: "Dinner with Ada", place: "Market Square 7", color: .systemOrange),
      ]
    ),
    (
      "Wednesday, 25 November",
      [
        CalendarEvent(start: "08:00", end: "08:45", title: "Dentist", place: "Harbour Street 12", color: .systemRed),
        CalendarEvent(start: "10:00", end: "11:00", title: "Planning", place: "Room 1.02", color: .systemBlue),
      ]
    ),
  ]
}
