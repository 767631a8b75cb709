/// CLDR's plural categories.
enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}
