import LayoutPreview

/// Previews that are well in most variants, and a variant for each thing that can go wrong.
@main
struct Troubled: PreviewCatalog {
  var previews: [Preview] {
    Preview("Plain") { Misdeed.telling(Screen()) }
    Preview("Greeting") {
      let title = Label("greeting.title", style: .headline)
      return Screen {
        title
      } constraints: { screen in
        title.leading == screen.margins.leading
        title.top == screen.safeArea.top + 16
      }
    }
    Preview("Small box") {
      let box = View()
      box.backgroundColor = .systemBlue
      box.widthAnchor.constraint(equalToConstant: 120).isActive = true
      box.heightAnchor.constraint(equalToConstant: 40).isActive = true
      return box
    }
    Preview("Out of range") { traits in
      let screen = Screen()
      // Right to left there is no such view.
      if traits.layoutDirection == .rightToLeft {
        print("looking for a view that is not there")
        return screen.subviews[3]
      }
      return screen
    }
    Preview("Never done") { traits in
      var rounds = 0
      Misdeed.note(traits.userInterfaceStyle == .dark ? "dark" : "light")
      let isDark = traits.userInterfaceStyle == .dark
      // Nearly all time passes in a function of its own, because some instructions of the loop itself belong to no line.
      while isDark { rounds &+= (0..<100_000).reduce(0, &+) }
      return Screen()
    }
    Preview("Missing image") { traits in
      let screen = Screen()
      if traits.preferredContentSizeCategory == .extraSmall, FirstAttempt.isThis { return screen.subviews[3] }
      if traits.legibilityWeight == .bold {
        print("an image that is missing is shown")
        screen.addSubview(ImageView(.file("nowhere"), size: CGSize(width: 40, height: 40)))
      }
      return screen
    }
    Preview("Conflict") { traits in
      let bar = View()
      return Screen {
        bar
      } constraints: { screen in
        bar.top == screen.safeArea.top
        bar.height == 44
        bar.leading == screen.margins.leading
        bar.width == 100
        if traits.horizontalSizeClass == .regular { bar.width == 200 }
      }
    }
    Preview("Lenient box", tolerance: PictureTolerance(allowedPixels: 2)) {
      let box = View()
      box.backgroundColor = .systemBlue
      box.widthAnchor.constraint(equalToConstant: 40).isActive = true
      box.heightAnchor.constraint(equalToConstant: 40).isActive = true
      return box
    }
    if Misdeed.movesAway {
      Preview("Elsewhere") {
        Misdeed.moveAway()
        return Screen()
      }
    }
    if let how = Misdeed.meddling {
      Preview("Meddler") {
        Misdeed.meddle(how)
        return Screen()
      }
      Preview("Onlooker") {
        Misdeed.look()
        return Screen()
      }
    }
    for name in Misdeed.hostileNames { Preview(name) { Screen() } }
  }

  init() { Misdeed.commit() }
}
