/// Options with a value.
struct Words {
  let arguments: [String]

  init(_ arguments: [String]) { self.arguments = arguments }

  func value(_ name: String) -> String? {
    arguments.firstIndex(of: name).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
  }

  func number(_ name: String) -> Int? { value(name).flatMap(Int.init) }

  func list(_ name: String) -> [String]? { value(name)?.split(separator: ",").map(String.init) }
}
