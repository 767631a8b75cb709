import UIKit

/// Whose story it is.
struct Story {
  let name: String
  let initials: String
  let color: UIColor
  var isNew = true

  static let all = [
    Story(name: "Your story", initials: "Me", color: .systemGray, isNew: false),
    Story(name: "Nora", initials: "NL", color: .systemTeal),
    Story(name: "Ravi", initials: "RS", color: .systemIndigo),
    Story(name: "Harbor FM", initials: "HF", color: .systemOrange),
    Story(name: "Mila", initials: "MS", color: .systemPink),
    Story(name: "Otto", initials: "OB", color: .systemGreen),
    Story(name: "Ines", initials: "IC", color: .systemPurple),
  ]
}
