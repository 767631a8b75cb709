#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A suite of test cases in JUnit's XML, in the form that Jenkins accepts.
package struct JUnitSuite {
  package struct Case {
    package enum Outcome {
      case passed, skipped
      case failure(message: String, type: String, text: String)
      case error(message: String, type: String, text: String)
      /// The case passed and has output.
      case output(String)
    }

    let name: String
    let outcome: Outcome
    let seconds: Double?

    package init(name: String, _ outcome: Outcome, seconds: Double? = nil) {
      (self.name, self.outcome, self.seconds) = (name, outcome, seconds)
    }
  }

  private let name: String
  private let package: String?
  private let cases: any Sequence<Case>
  private let totals: Totals

  /// - Parameter cases: the cases, which are read twice: to count and to write them.
  package init(name: String, package: String? = nil, cases: some Sequence<Case>) {
    (self.name, self.package, self.cases) = (name, package, cases)
    totals = Totals(cases)
  }

  /// Writes the suites one by one, so that only one of them is in memory.
  package static func write(_ suites: [JUnitSuite], title: String, to sink: TextSink) throws {
    let totals = suites.reduce(into: Totals()) { $0.add($1.totals) }
    let root = element("testsuites", [("name", title)] + totals.attributes).xmlString
    let end = "</testsuites>"
    try sink("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(root.dropLast(end.count))\n")
    for suite in suites {
      let text = suite.element.xmlString(options: [.nodePrettyPrint, .nodeCompactEmptyElement])
      try sink(text + "\n")
    }
    try sink("\(end)\n")
  }

  private var element: XMLElement {
    let package = package.map { [("package", $0)] } ?? []
    let element = Self.element("testsuite", [("name", name)] + totals.attributes + package)
    for test in cases { element.addChild(Self.element(test, className: name)) }
    return element
  }

  private static func element(_ test: Case, className: String) -> XMLElement {
    let time = test.seconds.map { [("time", seconds($0))] } ?? []
    let element = element("testcase", [("name", test.name), ("classname", className)] + time)
    switch test.outcome {
    case .passed: break
    case .skipped: element.addChild(self.element("skipped"))
    case .failure(let message, let type, let text):
      element.addChild(self.element("failure", [("message", message), ("type", type)], text))
    case .error(let message, let type, let text):
      element.addChild(self.element("error", [("message", message), ("type", type)], text))
    case .output(let text): element.addChild(self.element("system-out", [], text))
    }
    return element
  }

  private static func element(
    _ name: String, _ attributes: [(name: String, value: String)] = [], _ text: String? = nil
  ) -> XMLElement {
    let element = XMLElement(name: name)
    for attribute in attributes {
      let node = XMLNode.attribute(withName: attribute.name, stringValue: allowed(attribute.value))
      if let node = node as? XMLNode { element.addAttribute(node) }
    }
    if let text { element.stringValue = allowed(text) }
    return element
  }

  /// Returns the text with U+FFFD for each character that XML 1.0 (production 2) forbids.
  private static func allowed(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: scalars.append(scalar)
      default: scalars.append("\u{FFFD}")
      }
    }
    return String(scalars)
  }

  /// Formats seconds with three decimals; 0 for anything but a positive number.
  static func seconds(_ number: Double) -> String {
    guard number.isFinite, number > 0, number < 1e12 else { return "0" }
    let thousandths = Int((number * 1000).rounded())
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }

  private struct Totals {
    private var (tests, failures, errors) = (0, 0, 0)
    /// The sum of all times; `nil` if no case has one.
    private var time: Double?

    init(_ cases: some Sequence<Case> = EmptyCollection()) {
      for test in cases {
        tests += 1
        if let seconds = test.seconds { time = (time ?? 0) + seconds }
        switch test.outcome {
        case .failure: failures += 1
        case .error: errors += 1
        case .passed, .skipped, .output: break
        }
      }
    }

    mutating func add(_ other: Totals) {
      tests += other.tests
      failures += other.failures
      errors += other.errors
      if let seconds = other.time { time = (time ?? 0) + seconds }
    }

    var attributes: [(String, String)] {
      [("tests", String(tests)), ("failures", String(failures)), ("errors", String(errors))]
        + (time.map { [("time", JUnitSuite.seconds($0))] } ?? [])
    }
  }
}
