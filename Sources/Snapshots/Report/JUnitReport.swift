/// A report as JUnit's XML, in the form that Jenkins checks: a suite for each preview, a case for each variant.
package enum JUnitReport {
  package static func write(_ report: TestReport, to sink: TextSink) throws {
    let suites = report.catalogs.map(suites)
    var all = Totals()
    for suite in suites.joined() { all.add(suite.totals) }
    try sink("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    try sink("<testsuites name=\"LayoutPreview\"\(all.attributes)>\n")
    for (catalog, suites) in zip(report.catalogs, suites) {
      for suite in suites { try write(suite, of: catalog, to: sink) }
    }
    try sink("</testsuites>\n")
  }

  private struct Totals {
    var tests = 0
    var failures = 0
    var errors = 0
    var seconds = 0.0

    mutating func add(_ other: Totals) {
      tests += other.tests
      failures += other.failures
      errors += other.errors
      seconds += other.seconds
    }

    mutating func add(_ entry: VariantReport) {
      tests += 1
      seconds += entry.seconds
      switch JUnitReport.element(entry.verdict) {
      case "failure": failures += 1
      case "error": errors += 1
      default: break
      }
    }

    var attributes: String {
      " tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" time=\"\(XMLText.seconds(seconds))\""
    }
  }

  /// Variants of one preview, which are neighbours; or what is stale.
  private struct Suite {
    let name: String
    var totals: Totals
    var range: Range<Int>
  }

  private static func suites(of catalog: CatalogReport) -> [Suite] {
    var suites: [Suite] = []
    var last: String?
    for (index, entry) in catalog.variants.enumerated() {
      if entry.preview != last { suites.append(Suite(name: entry.preview, totals: Totals(), range: index..<index)) }
      last = entry.preview
      suites[suites.count - 1].totals.add(entry)
      suites[suites.count - 1].range = suites[suites.count - 1].range.lowerBound..<index + 1
    }
    if !catalog.stale.isEmpty {
      let count = catalog.stale.count
      suites.append(Suite(name: "", totals: Totals(tests: count, failures: count), range: 0..<0))
    }
    return suites
  }

  private static func write(_ suite: Suite, of catalog: CatalogReport, to sink: TextSink) throws {
    let name = suite.name.isEmpty ? "\(catalog.name).goldens" : "\(catalog.name).\(suite.name)"
    let quoted = XMLText.attribute(name)
    try sink(
      "  <testsuite name=\"\(quoted)\"\(suite.totals.attributes) package=\"\(XMLText.attribute(catalog.name))\">\n")
    if suite.name.isEmpty {
      for path in catalog.stale {
        try sink("    <testcase name=\"\(XMLText.attribute(path))\" classname=\"\(quoted)\" time=\"0\">\n")
        try sink(
          "      <failure message=\"belongs to no preview\" type=\"stale\">next: preview record --prune</failure>\n")
        try sink("    </testcase>\n")
      }
    }
    for index in suite.range { try write(catalog.variants[index], className: quoted, to: sink) }
    try sink("  </testsuite>\n")
  }

  private static func write(_ entry: VariantReport, className: String, to sink: TextSink) throws {
    let head = "    <testcase name=\"\(XMLText.attribute(entry.variant))\" classname=\"\(className)\""
    let time = " time=\"\(XMLText.seconds(entry.seconds))\""
    guard let element = element(entry.verdict) else { return try sink("\(head)\(time)/>\n") }
    try sink("\(head)\(time)>\n")
    let finding = entry.finding ?? .init()
    if element == "skipped" {
      try sink("      <skipped/>\n")
    } else {
      let message = XMLText.attribute(finding.message ?? finding.lines.first ?? entry.verdict.rawValue)
      let text = XMLText.text((finding.lines + finding.files.failures).joined(separator: "\n"))
      try sink("      <\(element) message=\"\(message)\" type=\"\(entry.verdict.rawValue)\">\(text)</\(element)>\n")
    }
    try sink("    </testcase>\n")
  }

  private static func element(_ verdict: VariantReport.Verdict) -> String? {
    switch verdict {
    case .same: nil
    case .unaffected: "skipped"
    case .changed, .missing: "failure"
    // What could not be compared is no failure of the preview.
    case .unreadable, .failed, .environment: "error"
    }
  }
}

/// Text as XML 1.0 takes it.
package enum XMLText {
  package static func attribute(_ text: String) -> String { escaped(text, isAttribute: true) }
  package static func text(_ text: String) -> String { escaped(text, isAttribute: false) }

  /// Three decimals, without a sign of its own for numbers that are none.
  static func seconds(_ number: Double) -> String {
    guard number.isFinite, number > 0, number < 1e12 else { return "0" }
    let thousandths = Int((number * 1000).rounded())
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }

  private static func escaped(_ text: String, isAttribute: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where isAttribute: result += "&quot;"
      // White space in an attribute would be read as spaces.
      case "\n" where isAttribute: result += "&#10;"
      case "\t" where isAttribute: result += "&#9;"
      // A carriage return would be read as a line feed.
      case "\r": result += "&#13;"
      default: result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  /// XML 1.0, production 2.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
