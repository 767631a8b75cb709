import Foundation
import LayoutPreview

extension Mistake {
  static let tablePath = #filePath

  private static let catalog = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {"cart.title": {"localizations": {
      "en": {"stringUnit": {"state": "translated", "value": "Cart"}}}}}}
    """#

  static let table: [Mistake] = resources + trees + numbers + shown

  // MARK: Strings, symbols, fonts and images

  private static let resources: [Mistake] = [
    Mistake("missing-symbol", "'star.fil'", "write 'star.fill'") {
      ImageView(.symbol("star.fil"))  // mistake
    } repaired: {
      ImageView(.symbol("star.fill"))
    },
    Mistake("missing-symbol", "'haert'", "write 'heart'") {
      Button("Like", image: .symbol("haert"))  // mistake
    } repaired: {
      Button("Like", image: .symbol("heart"))
    },
    Mistake("missing-font", "'Arail'", "put its file into Resources/Fonts") {
      Label(verbatim: "Hello").font(Font(name: "Arail", size: 20) ?? .systemFont(ofSize: 20))  // mistake
    } repaired: {
      Label(verbatim: "Hello").font(Font(name: "Arail", size: 20) ?? .systemFont(ofSize: 20))
    }.with { $0.repairedFiles = ["Fonts/Arail-Regular.ttf": ""] },
    Mistake("string-format", "'%lld items'", "Make the specifiers of the string match its arguments") {
      Label("%lld items")  // mistake
    } repaired: {
      Label("\(3) items")
    },
    Mistake("string-format", "argument 1, which is a text", "Make the specifiers of the string match its arguments") {
      Label(LocalizedKey("%lld items", arguments: "three"))  // mistake
    } repaired: {
      Label("\(3) items")
    },
    Mistake("string-format", "it needs 2 arguments, but has 1", "Make the specifiers of the string match") {
      Label(LocalizedKey("%1$@ of %2$@", arguments: "One"))  // mistake
    } repaired: {
      Label(LocalizedKey("%1$@ of %2$@", arguments: "One", "two"))
    },
    Mistake("missing-string", "'cart.title'", "Put Localizable.xcstrings into a folder Resources") {
      Label("cart.title")  // mistake
    } repaired: {
      Label("cart.title")
    }.with { $0.repairedFiles = ["Localizable.xcstrings": catalog] },
    Mistake("missing-string", "'cart.title'", "`Label(verbatim: …)`") {
      Label("cart.title")  // mistake
    } repaired: {
      Label(verbatim: "cart.title")
    },
    Mistake("missing-string", "'cart.titel'", "Did you mean 'cart.title'?") {
      Button("cart.titel")  // mistake
    } repaired: {
      Button("cart.title")
    }.with { ($0.files, $0.repairedFiles) = (["Localizable.xcstrings": catalog], ["Localizable.xcstrings": catalog]) },
    Mistake("missing-string", "not translated into de", "Add the de text to Localizable") {
      TextField(placeholder: "cart.title")  // mistake
    } repaired: {
      TextField(placeholder: "cart.title")
    }.with {
      $0.variant = try! Variant(locale: LanguageTag("de")!)
      $0.files = ["Localizable.xcstrings": catalog]
      $0.repairedFiles = [
        "Localizable.xcstrings": catalog.replacing(
          #""en": {"#, with: #""de": {"stringUnit": {"state": "translated", "value": "Korb"}}, "en": {"#)
      ]
    },
    Mistake("missing-image", "'photp'", "correct its name in the source") {
      let title = Label(verbatim: "Photo")
      let photo = ImageView(.file("photp"))  // mistake
      return Screen {
        title
        photo
      } constraints: { screen in
        photo.center == screen.center
        title.leading == screen.safeArea.leading
        title.top == screen.safeArea.top
      }
    } repaired: {
      ImageView(.file("photo"))
    }.with { $0.repairedFiles = ["photo.png": ""] },
  ]

  // MARK: Views and equations

  private static let trees: [Mistake] = [
    Mistake("illegal-constraint", "`b` is used in an equation but is in no block", "list `b` in `Screen { … }`") {
      let a = Label(verbatim: "A")
      let b = View()
      return Screen {
        a
      } constraints: { screen in
        a.center == screen.center
        b.leading == a.trailing + 8  // mistake
      }
    } repaired: {
      let a = Label(verbatim: "A")
      let b = Label(verbatim: "B")
      return Screen {
        a
        b
      } constraints: { screen in
        a.center == screen.center
        b.leading == a.trailing + 8
        b.top == a.top
      }
    },
    Mistake("illegal-constraint", "`b` is used in an equation but is below `card`", "list `card` in `Screen { … }`") {
      let b = Label(verbatim: "B")
      let card = View { b }
      return Screen {
      } constraints: { screen in
        b.center == card.center  // mistake
        b.leading == screen.leading
      }
    } repaired: {
      let b = Label(verbatim: "B")
      let card = View { b }
      return Screen {
        card
      } constraints: { screen in
        b.center == card.center
        b.leading == screen.leading
        card.size == CGSize(width: 80, height: 80)
        card.top == screen.top
      }
    },
    Mistake("illegal-constraint", "`b` is used in an equation but is not in `card`", "into the block of `screen`") {
      let b = Label(verbatim: "B")
      let a = Label(verbatim: "A")
      let card = View {
        a
      } constraints: { card in
        a.edges == card.edges
        b.leading == card.leading  // mistake
      }
      return Screen {
        card
        b
      } constraints: { screen in
        card.center == screen.center
        b.top == screen.safeArea.top
      }
    } repaired: {
      let b = Label(verbatim: "B")
      let a = Label(verbatim: "A")
      let card = View {
        a
      } constraints: { card in
        a.edges == card.edges
      }
      return Screen {
        card
        b
      } constraints: { screen in
        card.center == screen.center
        b.top == screen.safeArea.top
        b.leading == card.leading
      }
    },
    Mistake("ambiguous", "Horizontal position is ambiguous for `badge`", "`badge.leading == screen.leading`") {
      let badge = View()
      return Screen {
        badge  // mistake
      } constraints: { screen in
        badge.top == screen.top
        badge.size == CGSize(width: 40, height: 40)
      }
    } repaired: {
      let badge = View()
      return Screen {
        badge
      } constraints: { screen in
        badge.top == screen.top
        badge.size == CGSize(width: 40, height: 40)
        badge.leading == screen.leading
      }
    },
    Mistake("ambiguous", "Size is ambiguous for `box`", "`box.width == 44`", "`box.height == 44`") {
      let box = View()
      return Screen {
        box  // mistake
      } constraints: { screen in
        box.leading == screen.leading
        box.top == screen.top
      }
    } repaired: {
      let box = View()
      return Screen {
        box
      } constraints: { screen in
        box.leading == screen.leading
        box.top == screen.top
        box.width == 44
        box.height == 44
      }
    },
    Mistake("ambiguous", "Horizontal position is ambiguous for `icon`", "`icon.leading == screen.leading`") {
      let icon = ImageView(.symbol("heart"))  // mistake
      let name = Label(verbatim: "Name")
      return Screen {
        icon
        name
      } constraints: { screen in
        icon.top == screen.safeArea.top
        name.leading == icon.trailing + 8
        name.top == icon.top
      }
    } repaired: {
      let icon = ImageView(.symbol("heart"))
      let name = Label(verbatim: "Name")
      return Screen {
        icon
        name
      } constraints: { screen in
        icon.top == screen.safeArea.top
        name.leading == icon.trailing + 8
        name.top == icon.top
        icon.leading == screen.leading
      }
    },
    Mistake("ambiguous", "Width is ambiguous for `two`", "`two.hugging(.horizontal, 251)`") {
      let one = Label(verbatim: "One")
      let two = Label(verbatim: "Two")  // mistake
      return Screen {
        one
        two
      } constraints: { screen in
        one.leading == screen.safeArea.leading
        one.top == screen.safeArea.top
        two.leading == one.trailing
        two.trailing == screen.trailing
        two.top == one.top
      }
    } repaired: {
      let one = Label(verbatim: "One")
      let two = Label(verbatim: "Two")
      two.hugging(.horizontal, 251)
      return Screen {
        one
        two
      } constraints: { screen in
        one.leading == screen.safeArea.leading
        one.top == screen.safeArea.top
        two.leading == one.trailing
        two.trailing == screen.trailing
        two.top == one.top
      }
    },
    Mistake("conflict", "`box.width == 100` was set aside", "a priority below 1000 (`~ .high`)") {
      let box = View()
      return Screen {
        box
      } constraints: { screen in
        box.leading == screen.leading
        box.top == screen.top
        box.height == 40
        box.width == 50
        box.width == 100  // mistake
      }
    } repaired: {
      let box = View()
      return Screen {
        box
      } constraints: { screen in
        box.leading == screen.leading
        box.top == screen.top
        box.height == 40
        box.width == 50
        box.width == 100 ~ .high
      }
    },
    Mistake("conflict", "`box.width == -10` cannot hold", "or change its constant") {
      let box = View()
      return Screen {
        box
      } constraints: { screen in
        box.leading == screen.leading
        box.top == screen.top
        box.height == 40
        box.width == -10  // mistake
      }
    } repaired: {
      let box = View()
      return Screen {
        box
      } constraints: { screen in
        box.leading == screen.leading
        box.top == screen.top
        box.height == 40
        box.width == 10
      }
    },
    Mistake(
      "update-matches-nothing", "`box.width >= 90`", "nearest: box.width == 40", "attributes, relation and multiplier"
    ) {
      let box = View()
      let screen = Screen {
        box
      } constraints: { screen in
        box.leading == screen.leading
        box.top == screen.top
        box.size == CGSize(width: 40, height: 40)
      }
      screen.update { box.width >= 90 }  // mistake
      return screen
    } repaired: {
      let box = View()
      let screen = Screen {
        box
      } constraints: { screen in
        box.leading == screen.leading
        box.top == screen.top
        box.size == CGSize(width: 40, height: 40)
      }
      screen.update { box.width == 90 }
      return screen
    },
    Mistake("visual-format", "`titel` is not a key", "correct it at the caret") {
      let title = Label(verbatim: "Title")
      return Screen {
        title
      } constraints: { screen in
        title.top == screen.safeArea.top
        VFL("H:|-[titel]")  // mistake
      }
    } repaired: {
      let title = Label(verbatim: "Title")
      return Screen {
        title
      } constraints: { screen in
        title.top == screen.safeArea.top
        VFL("H:|-[title]")
      }
    },
    Mistake("autoresizing-mask-left-on", "holds it at 0 × 0", "set translatesAutoresizingMaskIntoConstraints = false") {
      let screen = Screen()
      let box = View()
      let label = Label(verbatim: "Beside")
      screen.addSubview(box)
      screen.add { label }
      screen.constrain {
        label.leading == box.leading  // mistake
        label.top == box.top
      }
      return screen
    } repaired: {
      let screen = Screen()
      let box = View()
      let label = Label(verbatim: "Beside")
      box.translatesAutoresizingMaskIntoConstraints = false
      screen.addSubview(box)
      screen.add { label }
      screen.constrain {
        label.leading == box.leading
        label.top == box.top
        box.edges == screen.edges
      }
      return screen
    },
    Mistake("ambiguous-content-size", "`scroll`", "constrain the subviews to both edges of the content") {
      let scroll = ScrollView()
      let text = Label(verbatim: "Text")
      scroll.add { text }
      return Screen {
        scroll  // mistake
      } constraints: { screen in
        scroll.edges == screen.edges
        text.leading == scroll.content.leading
        text.top == scroll.content.top
      }
    } repaired: {
      let scroll = ScrollView()
      let text = Label(verbatim: "Text")
      scroll.add { text }
      return Screen {
        scroll
      } constraints: { screen in
        scroll.edges == screen.edges
        text.edges == scroll.content.edges
      }
    },
    Mistake("cyclic-tree", "`card` cannot be added to `inner`", "add each view to one superview only") {
      let inner = View { Label(verbatim: "Inner") }
      let card = View { inner }  // mistake
      inner.addSubview(card)
      return card
    } repaired: {
      let inner = View { Label(verbatim: "Inner") }
      let card = View { inner }
      return card
    },
  ]

  // MARK: Numbers

  private static let numbers: [Mistake] = [
    Mistake("illegal-constraint", "the constant is not finite", "look for a division by zero") {
      let box = View()
      let columns: CGFloat = 0
      return Screen {
        box
      } constraints: { screen in
        box.leading == screen.leading
        box.top == screen.top
        box.height == 40
        box.width == 0 / columns  // mistake
      }
    } repaired: {
      let box = View()
      let columns: CGFloat = 2
      return Screen {
        box
      } constraints: { screen in
        box.leading == screen.leading
        box.top == screen.top
        box.height == 40
        box.width == 80 / columns
      }
    },
    Mistake("illegal-constraint", "priority 1001", "use a priority from 1 to 1000") {
      let box = View()
      return Screen {
        box
      } constraints: { screen in
        box.leading == screen.leading
        box.top == screen.top
        box.height == 40
        box.width == 40 ~ 1001  // mistake
      }
    } repaired: {
      let box = View()
      return Screen {
        box
      } constraints: { screen in
        box.leading == screen.leading
        box.top == screen.top
        box.height == 40
        box.width == 40 ~ 1000
      }
    },
    Mistake("illegal-constraint", "priority 0", "such as `~ .high`") {
      let box = View()
      return Screen {
        box
      } constraints: { screen in
        box.leading == screen.leading
        box.top == screen.top
        box.height == 40
        box.width == 40 ~ 0  // mistake
      }
    } repaired: {
      let box = View()
      return Screen {
        box
      } constraints: { screen in
        box.leading == screen.leading
        box.top == screen.top
        box.height == 40
        box.width == 40 ~ .high
      }
    },
    Mistake("frame-not-finite", "the frame of `box` was set to NaN", "look for a division by zero") {
      let box = Label(verbatim: "Box")  // mistake
      let count: CGFloat = 0
      box.frame = CGRect(x: 0, y: 0, width: 0 / count, height: 40)
      return box
    } repaired: {
      let box = Label(verbatim: "Box")
      let count: CGFloat = 2
      box.frame = CGRect(x: 0, y: 0, width: 80 / count, height: 40)
      return box
    },
    Mistake("frame-not-finite", "`box` lies more than ten million points away", "far too large") {
      let box = View()
      return Screen {
        box  // mistake
      } constraints: { screen in
        box.top == screen.top
        box.leading == screen.leading + 1e9
        box.size == CGSize(width: 40, height: 40)
      }
    } repaired: {
      let box = View()
      return Screen {
        box
      } constraints: { screen in
        box.top == screen.top
        box.leading == screen.leading + 100
        box.size == CGSize(width: 40, height: 40)
      }
    },
  ]

  // MARK: What is visible

  private static let shown: [Mistake] = [
    Mistake("clipped-text", "`title` is cut off", "let it wrap (`lineLimit(nil)`)") {
      let title = Label(verbatim: "A title of some length")  // mistake
      return Screen {
        title
      } constraints: { screen in
        title.leading == screen.safeArea.leading
        title.top == screen.safeArea.top
        title.width == 100
      }
    } repaired: {
      let title = Label(verbatim: "A title of some length").lineLimit(nil)
      return Screen {
        title
      } constraints: { screen in
        title.leading == screen.safeArea.leading
        title.top == screen.safeArea.top
        title.width == 100
      }
    }.with { $0.isFoundByLintOnly = true },
    Mistake("small-target", "`close`", "44") {
      let close = Button(image: .symbol("xmark"))  // mistake
      return Screen {
        close
      } constraints: { screen in
        close.leading == screen.safeArea.leading
        close.top == screen.safeArea.top
        close.size == CGSize(width: 20, height: 20)
      }
    } repaired: {
      let close = Button(image: .symbol("xmark"))
      return Screen {
        close
      } constraints: { screen in
        close.leading == screen.safeArea.leading
        close.top == screen.safeArea.top
        close.size == CGSize(width: 44, height: 44)
      }
    }.with { $0.isFoundByLintOnly = true },
    Mistake("mirror", "`icon` is not mirrored", "leading") {
      let icon = ImageView(.symbol("heart"))
      return Screen {
        icon
      } constraints: { screen in
        icon.left == screen.left + 20  // mistake
        icon.top == screen.safeArea.top
      }
    } repaired: {
      let icon = ImageView(.symbol("heart"))
      return Screen {
        icon
      } constraints: { screen in
        icon.leading == screen.leading + 20
        icon.top == screen.safeArea.top
      }
    }.with {
      $0.isFoundByLintOnly = true
      $0.variant = try! Variant(direction: .rightToLeft)
    },
    Mistake("overlap", "`left` and `right` overlap", "`right.leading >= left.trailing + 8`") {
      let left = Label(verbatim: "A name of some length")
      let right = Label(verbatim: "and another")  // mistake
      return Screen {
        left
        right
      } constraints: { screen in
        left.leading == screen.safeArea.leading
        left.top == screen.safeArea.top
        right.trailing == screen.trailing
        right.top == left.top
      }
    } repaired: {
      let left = Label(verbatim: "A name of some length")
      let right = Label(verbatim: "and another")
      return Screen {
        left
        right
      } constraints: { screen in
        left.leading == screen.safeArea.leading
        left.top == screen.safeArea.top
        right.trailing == screen.trailing
        right.top == left.top
        right.leading >= left.trailing + 8
      }
    }.with {
      $0.isFoundByLintOnly = true
      $0.variant = try! Variant(textSize: .accessibilityExtraExtraLarge)
    },
  ]
}
