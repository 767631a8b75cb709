import LPAdoption
import Testing

struct SuiteReportTests {
  @Test func `the report has a line for each file, a summary, and causes by number`() {
    var report = SuiteReport(out: "/out")
    var first = SuiteReport.File(file: "A.swift", module: "Tests")
    (first.tests, first.passed, first.agree, first.differ, first.withoutReference) = (3, 2, 1, 2, 1)
    var second = SuiteReport.File(file: "Longer.swift", module: "Tests")
    second.compiles = false
    second.leftOut = [.init(file: "Longer.swift", line: 7, message: "cannot find 'Map' in scope")]
    report.files = [first, second]
    report.causes = SuiteReport.ranked(
      "picture", [("text is elsewhere", "a"), ("shape is missing", "b"), ("shape is missing", "c")])
    #expect(
      report.lines == [
        "A.swift       compiles  2 of 3 tests passed; references: 1 agree, 2 differ, 1 without reference",
        "Longer.swift  left out  Longer.swift:7: cannot find 'Map' in scope",
        "1 of 2 test files compile; 2 of 3 tests passed; "
          + "1 of 3 references of a Mac agree within a point (33 %)",
        "causes, the most frequent first:", "  2 picture: shape is missing (b)", "  1 picture: text is elsewhere (a)",
      ])
  }

  @Test func `nothing is said to compile that was not compiled`() {
    var report = SuiteReport(out: "/out")
    report.files = [SuiteReport.File(file: "A.swift", module: "Tests")]
    report.isTried = false
    #expect(report.lines.allSatisfy { !$0.contains("compiles") }, "\(report.lines)")
    #expect(report.summary == "1 of 1 test file written, and not compiled")
  }
}
