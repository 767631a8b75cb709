import LayoutPreview

@main
struct Card: PreviewCatalog {
  var previews: [Preview] {
    Preview("Card") { traits in
      let title = Label("Hello", style: .headline)
      return Screen { title } constraints: { screen in
        title.leading == screen.margins.leading
        title.top == screen.safeArea.top + 16
      }
    }
  }
}
