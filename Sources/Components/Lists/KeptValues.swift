/// Values without effect on a layout that an extension keeps in a configuration; all of them are equal.
package struct KeptValues: Hashable {
  private var values: [String: Any] = [:]

  package init() {}

  package subscript(name: String) -> Any? {
    get { values[name] }
    set { values[name] = newValue }
  }

  package static func == (left: KeptValues, right: KeptValues) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}
