import UIKit

/// A conversation, with its last message.
struct Chat {
  let name: String
  let initials: String
  let color: UIColor
  let text: String
  let time: String
  var unread = 0
  var isMuted = false
  var isPinned = false
  var isRead = false
}

extension Chat {
  static let all: [Chat] = [
    Chat(
      name: "Grace Hopper", initials: "GH", color: .systemIndigo, text: "The moth is in the log book now 🦋",
      time: "9:41", unread: 2, isPinned: true),
    Chat(
      name: "Climbing on Thursdays", initials: "CT", color: .systemOrange,
      text: "Alan: I can bring the ropes if someone else takes the car. Who is coming?", time: "9:38", unread: 14,
      isMuted: true, isPinned: true),
    Chat(
      name: "Katherine Johnson", initials: "KJ", color: .systemTeal, text: "See you at the station, then.",
      time: "9:02", isRead: true),
    Chat(
      name: "Family", initials: "F", color: .systemPink,
      text: "Mum: The cake is in the oven. Could you bring candles, and perhaps a few more chairs?", time: "8:47",
      unread: 3),
    Chat(
      name: "Alan Turing", initials: "AT", color: .systemGreen, text: "Voice message, 0:34", time: "8:15"),
    Chat(
      name: "Engine Works, lunch", initials: "E", color: .systemBlue, text: "Barbara: Soup or noodles today?",
      time: "Yesterday", isMuted: true),
    Chat(
      name: "Margaret Hamilton", initials: "MH", color: .systemPurple,
      text: "You: I have sent you the second half of the listing. It is taller than I am.", time: "Yesterday",
      isRead: true),
    Chat(
      name: "Landlady", initials: "L", color: .systemBrown, text: "The plumber comes on Monday between 8 and 10.",
      time: "Yesterday", unread: 1),
    Chat(
      name: "Barbara Liskov", initials: "BL", color: .systemRed, text: "That would be a fine substitute.",
      time: "Saturday", isRead: true),
    Chat(name: "Edsger Dijkstra", initials: "ED", color: .systemGray, text: "Photo", time: "Friday"),
  ]
}
