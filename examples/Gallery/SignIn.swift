import LayoutPreview

extension Gallery {
  /// One column, no wider than 400 points, below the top on a phone and in the middle of a pad. It fills the screen
  /// while there is room, and scrolls where there is none.
  var signIn: Preview {
    Preview("Sign in") { traits in
      let logo = self.logo
      let title = Label("signin.title", style: .largeTitle).fontWeight(.bold).lineLimit(nil)
      let subtitle = Label("signin.subtitle").foregroundStyle(.secondaryLabel).lineLimit(nil)
      let email = TextField(placeholder: "signin.email", text: "ada@example.com", image: .symbol("envelope"))
      let password = TextField(placeholder: "signin.password", text: "analytical", image: .symbol("lock"))
        .secureTextEntry()
      let forgot = Self.link("signin.forgot", traits)
      let submit = Button("signin.submit", style: .filled()).configuration(Self.large)
      let (before, after) = (Self.hairline, Self.hairline)
      let or = Label("signin.or", style: .footnote).foregroundStyle(.secondaryLabel)
      let passkey = Button("signin.passkey", image: .symbol("key"), style: .gray()).configuration(Self.large)
      let register = self.register(traits)
      let form = LayoutGuide()
      let scroll = ScrollView {
        form
        logo
        title
        subtitle
        email
        password
        forgot
        submit
        before
        or
        after
        passkey
        register
      }

      return Screen {
        scroll
      } constraints: { screen in
        scroll.edges == screen.edges
        scroll.content.width == scroll.viewport.width
        scroll.content.height >= screen.safeArea.height
        scroll.content.height == screen.safeArea.height ~ .low
        form.centerX == screen.centerX
        form.width <= 400
        form.width == screen.margins.width ~ .required - 1
        if traits.horizontalSizeClass == .regular {
          form.centerY == scroll.content.centerY
        } else {
          form.top == scroll.content.top + 24
        }
        form.top >= scroll.content.top + 24
        form.bottom == passkey.bottom

        logo.leading == form.leading
        for view in [title, subtitle, email, password, submit, passkey] {
          view.horizontalEdges == form.horizontalEdges
        }
        [email, password].equal(\.height)
        email.height >= 50
        forgot.trailing == form.trailing
        forgot.leading >= form.leading
        [before, or, after].distribute(.horizontally, spacing: 12)
        [before, or, after].align(\.centerY)
        [before, after].equal(\.width)
        before.leading == form.leading
        after.trailing == form.trailing

        logo.top == form.top
        title.top == logo.bottom + 24
        subtitle.firstBaseline == title.lastBaseline + .systemSpacing
        email.top == subtitle.bottom + 28
        password.top == email.bottom + 12
        forgot.top == password.bottom + 8
        submit.top == forgot.bottom + 16
        or.top == submit.bottom + 20
        passkey.top == or.bottom + 20

        register.centerX == form.centerX
        register.leading >= form.leading
        register.top >= form.bottom + 24
        register.bottom == scroll.content.bottom - 8
      }
    }
  }

  private var logo: View {
    let mark = ImageView(.symbol("paperplane"), size: CGSize(width: 32, height: 32)).tint(.white)
    return View {
      mark
    } constraints: { tile in
      tile.size == 64
      mark.center == tile.center
    }.background(.systemIndigo).cornerRadius(16)
  }

  private func register(_ traits: Traits) -> View {
    let question = Label("signin.new", style: .subheadline).foregroundStyle(.secondaryLabel).lineLimit(nil)
    let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
    let register = Self.link("signin.register", traits).resistance(.horizontal, .high + 1)
    return StackView(
      isLarge ? .vertical : .horizontal, spacing: 6, alignment: isLarge ? .center : .firstBaseline
    ) {
      question
      register
    }
  }

  /// In the largest text sizes a button whose title wraps: the other kind is as wide as its one line.
  private static func link(_ key: LocalizedKey, _ traits: Traits) -> Button {
    guard traits.preferredContentSizeCategory.isAccessibilityCategory else { return Button(key) }
    return Button(key, style: .plain())
  }

  private static var hairline: View {
    let line = View().background(.separator)
    line.constrain { line.height == 1 }
    return line
  }

  private static func large(_ configuration: inout Button.Configuration) {
    configuration.buttonSize = .large
    configuration.cornerStyle = .large
  }
}
