/// The element of a menu that a pop-up button shows: its title and its image replace the button's own.
package struct MenuSelection: Equatable {
  package var title: String
  package var image: UIImage?

  package init(title: String, image: UIImage? = nil) {
    self.title = title
    self.image = image
  }
}
