import LayoutPreview

/// A login: two fields in a card, a link, a button, and other ways to log in.
@MainActor func logIn(_ traits: UITraitCollection) -> Screen {
  let heading = Label("Log in", style: .largeTitle).fontWeight(.heavy)
  let mail = TextField(placeholder: "Email or phone number", image: .symbol("envelope"))
  let password = TextField(placeholder: "Password", text: "hunter22", image: .symbol("lock")).secureTextEntry()
  let remember = Switch(isOn: true)
  let rememberTitle = Label("Keep me logged in", style: .subheadline)
  let forgot = Button("Forgot password?")
  let error = Label("The password is wrong. Two attempts left.", style: .footnote).foregroundStyle(.systemRed)
    .lineLimit(nil)
  let submit = Button("Log in", style: .filled())
  let line = View().background(.separator)
  let or = Label("or", style: .footnote).foregroundStyle(.secondaryLabel)
  let line2 = View().background(.separator)
  let apple = Button("Continue with Apple", image: .symbol("apple.logo"), style: .bordered())
  let google = Button("Continue with Google", image: .symbol("globe"), style: .bordered())

  return Screen {
    heading
    mail
    password
    error
    remember
    rememberTitle
    forgot
    submit
    line
    or
    line2
    apple
    google
  } constraints: { screen in
    heading.top == screen.safeArea.top + 32
    heading.leading == mail.leading
    mail.top == heading.bottom + 24
    mail.centerX == screen.centerX
    mail.width <= 420
    mail.width == screen.margins.width ~ .high
    mail.leading >= screen.margins.leading
    [mail, password, submit, apple, google].equal(\.width)
    [mail, password, submit, apple, google].align(\.leading)
    password.top == mail.bottom + 12
    error.top == password.bottom + 6
    error.leading == password.leading
    error.trailing == password.trailing
    rememberTitle.leading == mail.leading
    rememberTitle.centerY == remember.centerY
    remember.top == error.bottom + 12
    remember.leading == rememberTitle.trailing + 8
    forgot.trailing == mail.trailing
    forgot.centerY == remember.centerY
    forgot.leading >= remember.trailing + 8
    submit.top == remember.bottom + 24
    submit.height == 50
    or.top == submit.bottom + 20
    or.centerX == screen.centerX
    line.height == 1
    line2.height == 1
    [line, or, line2].align(\.centerY)
    line.leading == mail.leading
    line.trailing == or.leading - 12
    line2.leading == or.trailing + 12
    line2.trailing == mail.trailing
    apple.top == or.bottom + 20
    google.top == apple.bottom + 12
    google.bottom <= screen.safeArea.bottom - 16
  }
}
