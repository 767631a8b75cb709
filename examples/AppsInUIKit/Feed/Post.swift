import UIKit

/// A picture that someone shows to others, and what they think of it.
struct Post {
  let author: String
  let initials: String
  let color: UIColor
  let place: String
  let picture: Int
  let likes: String
  let caption: String
  let comments: Int
  let time: String
  var isLiked = false

  static let all = [
    Post(
      author: "nora.lindqvist", initials: "NL", color: .systemTeal, place: "Senja, Norway", picture: 1, likes: "1,204",
      caption: "Last light over the fjord, and nobody on the trail but us.", comments: 48, time: "2 hours ago",
      isLiked: true),
    Post(
      author: "ravi.s", initials: "RS", color: .systemIndigo, place: "Valley of Flowers", picture: 4, likes: "862",
      caption: "Green in every direction.", comments: 17, time: "5 hours ago"),
    Post(
      author: "harbor.fm", initials: "HF", color: .systemOrange, place: "Pier 4", picture: 0, likes: "3,310",
      caption: "Live from the roof tonight at nine. Bring a jacket.", comments: 120, time: "Yesterday"),
  ]
}
