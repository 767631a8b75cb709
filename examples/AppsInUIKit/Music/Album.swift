import UIKit

/// An album, with the colours and the symbol of its cover.
struct Album {
  let title: String
  let artist: String
  let ground: UIColor
  let disc: UIColor
  let symbol: String

  static let all = [
    Album(
      title: "Night Trains", artist: "Nordlicht", ground: .systemIndigo, disc: .systemPurple, symbol: "moon.fill"),
    Album(title: "Paper Boats", artist: "Mila Sand", ground: .systemTeal, disc: .systemCyan, symbol: "paperplane"),
    Album(
      title: "Long Way Home", artist: "The Harbor Lights", ground: .systemOrange, disc: .systemRed,
      symbol: "house.fill"),
    Album(title: "Clockwork Garden", artist: "A. Lovelace", ground: .systemGreen, disc: .systemMint, symbol: "gear"),
    Album(
      title: "Loud and Clear", artist: "Small Hours", ground: .systemPink, disc: .systemRed,
      symbol: "speaker.wave.2"),
    Album(title: "Sun Rooms", artist: "Kite Weather", ground: .systemYellow, disc: .systemOrange, symbol: "sun.max"),
    Album(title: "Under Glass", artist: "Barbara & Co.", ground: .systemBlue, disc: .systemIndigo, symbol: "drop"),
    Album(title: "Static", artist: "Bolt", ground: .systemGray, disc: .systemGray2, symbol: "bolt.fill"),
  ]
}
