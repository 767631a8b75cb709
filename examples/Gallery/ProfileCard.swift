import LayoutPreview

extension Gallery {
  var profileCard: Preview {
    Preview("Profile card") { traits in
      // Where not all of it fits, the name gives way first, to the limit of 280 points too, and then the button.
      let avatar = ImageView(.symbol("person"), size: CGSize(width: 48, height: 48)).resistance(.horizontal, 751)
      let name = Label("profile.name", style: .headline).resistance(.horizontal, 749)
      let follow = Button("profile.follow")

      return Screen {
        avatar
        name
        follow
      } constraints: { screen in
        avatar.leading == screen.margins.leading
        avatar.top == screen.safeArea.top + 16
        name.leading == avatar.trailing + 8
        name.centerY == avatar.centerY
        follow.leading >= name.trailing + 8
        follow.trailing == screen.margins.trailing
        follow.firstBaseline == name.firstBaseline
        name.width <= 280 ~ .high
        if traits.horizontalSizeClass == .regular {
          follow.width == 160...240
        }
      }
    }
  }
}
