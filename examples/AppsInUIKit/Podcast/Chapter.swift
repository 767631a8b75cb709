/// A part of an episode.
struct Chapter {
  let start: String
  let title: String

  static let all = [
    Chapter(start: "0:00", title: "A sound at two in the morning"),
    Chapter(start: "14:05", title: "Wind, cables and vortices"),
    Chapter(start: "27:30", title: "How engineers damp a bridge"),
    Chapter(start: "38:12", title: "Listeners' questions"),
  ]
}
