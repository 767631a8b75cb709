import LayoutPreview

/// A catalog with a preview for each thing that can go wrong, and two that are well.
@main
struct Troubled: PreviewCatalog {
  var previews: [Preview] {
    Preview("Plain") { _ in Screen() }
    Preview("Small box") { _ in
      let box = View()
      box.backgroundColor = .systemBlue
      box.widthAnchor.constraint(equalToConstant: 120).isActive = true
      box.heightAnchor.constraint(equalToConstant: 40).isActive = true
      return box
    }
    Preview("Out of range") { traits in
      let screen = Screen()
      print("about to look for a view that is not there")
      // Right to left there is no such view.
      if traits.layoutDirection == .rightToLeft { return screen.subviews[3] }
      return screen
    }
    Preview("Never done") { traits in
      var rounds = 0
      while traits.userInterfaceStyle == .dark { rounds &+= 1 }
      return Screen()
    }
  }
}
