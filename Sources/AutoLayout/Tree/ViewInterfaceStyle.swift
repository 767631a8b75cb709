/// The appearance that a view asks for, and the one that it is shown in.
struct ViewInterfaceStyle {
  /// That of the view itself.
  var own = UIUserInterfaceStyle.unspecified
  /// That of the nearest view which asks for one; unspecified for that of the variant.
  var shown = UIUserInterfaceStyle.unspecified
}
