import Foundation
import LayoutPreviewTesting
import LPSupport
import Testing

@testable import GalleryScreens
@testable import Problems

@MainActor
struct GoldenTests {
  /// Goes away with the test.
  private final class Package {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("goldens-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> URL { url.appendingPathComponent("goldens/Problems/\(name)") }
  }

  @Test func `the gallery is as it was recorded`() throws {
    let test = try expectGoldens(of: Gallery.self)
    #expect(test.passed && test.summary.hasSuffix(" the same"))
  }

  // The tests below decide what `CI` says, each in a process of its own.

  @Test func `what is missing is a finding, and recorded on request`() async {
    await #expect(processExitsWith: .success) {
      unsetenv("CI")
      try await MainActor.run {
        let package = try Package()
        let missing = try verifyGoldens(of: Problems.self, matching: ["Lost*"], recording: .never, package: package.url)
        #expect(missing.findings.map(\.title) == ["Lost wishes"] && missing.recorded == [])
        #expect(missing.findings[0].message.contains("no golden yet"))
        #expect(missing.findings[0].files.map(\.lastPathComponent) == ["actual.layout.txt", "actual.png"])
        let recorded = try verifyGoldens(
          of: Problems.self, matching: ["Lost*"], recording: .missing, package: package.url)
        #expect(recorded.recorded.count == 2 && recorded.passed)
        #expect(try verifyGoldens(of: Problems.self, matching: ["Lost*"], package: package.url).passed)
        #expect(FileManager.default.fileExists(atPath: package.path("environment.json").path))
      }
    }
  }

  @Test func `under CI nothing is recorded`() async {
    await #expect(processExitsWith: .success) {
      setenv("CI", "true", 1)
      try await MainActor.run {
        let package = try Package()
        let test = try verifyGoldens(of: Problems.self, matching: ["Lost*"], recording: .missing, package: package.url)
        #expect(test.recorded == [] && !test.passed)
        #expect(test.findings.map(\.title) == ["Lost wishes"])
        #expect(!FileManager.default.fileExists(atPath: package.path("lost-wishes").path))
      }
    }
  }

  @Test func `what differs is an issue that says why, with the files attached`() async {
    await #expect(processExitsWith: .success) {
      unsetenv("CI")
      try await MainActor.run {
        let package = try Package()
        _ = try verifyGoldens(of: Problems.self, recording: .all, package: package.url)
        let golden = package.path("lost-wishes/default.layout.txt")
        let text = try String(contentsOf: golden, encoding: .utf8)
        try text.replacing(" ~ 750", with: " ~ 740").write(to: golden, atomically: true, encoding: .utf8)
        try withKnownIssue {
          try expectGoldens(of: Problems.self, package: package.url)
        } matching: { issue in
          issue.comments.contains { $0.rawValue.contains("Lost wishes: differs from its golden") }
        }
        let test = try verifyGoldens(of: Problems.self, package: package.url)
        #expect(test.findings.map(\.title) == ["Lost wishes"])
        #expect(test.findings[0].files.map(\.lastPathComponent) == ["expected.layout.txt", "actual.layout.txt"])
        #expect(test.summary.contains("1 changed"))
      }
    }
  }

  @Test func `a test printed every golden instead of each cause once`() async {
    await #expect(processExitsWith: .success) {
      unsetenv("CI")
      try await MainActor.run {
        let package = try Package()
        let names = ["Conflict", "Lost wishes"]
        for name in ["", "rtl", "regular"] {
          let folder = package.path("lost-wishes")
          _ = try verifyGoldens(of: Problems.self, matching: names, recording: .all, package: package.url)
          guard !name.isEmpty else { continue }
          for file in ["layout.txt", "png"] {
            try FileManager.default.copyItem(
              at: folder.appendingPathComponent("default.\(file)"), to: folder.appendingPathComponent("\(name).\(file)")
            )
          }
        }
        _ = try verifyGoldens(of: Problems.self, matching: names, recording: .all, package: package.url)
        for name in ["default", "rtl", "regular"] {
          let golden = package.path("lost-wishes/\(name).layout.txt")
          let text = try String(contentsOf: golden, encoding: .utf8)
          try text.replacing(" ~ 750", with: " ~ 740").write(to: golden, atomically: true, encoding: .utf8)
        }
        try FileManager.default.removeItem(at: package.path("conflict"))
        let test = try verifyGoldens(of: Problems.self, matching: names, package: package.url)
        #expect(test.findings.count == 4)
        #expect(test.causes.map(\.findings.count).sorted() == [1, 3])
        let cause = try #require(test.causes.first)
        #expect(cause.findings.map(\.title) == ["Lost wishes", "Lost wishes · rtl", "Lost wishes · regular"])
        #expect(cause.message.contains("3 goldens changed because ") && cause.message.contains("Problems.swift:"))
        #expect(cause.message.contains("in Lost wishes, Lost wishes · rtl, Lost wishes · regular"))
        #expect(test.causes[1].message.contains("Conflict has no golden yet"))
        let issues = Locked(0)
        try withKnownIssue {
          try expectGoldens(of: Problems.self, matching: names, package: package.url)
        } matching: { _ in
          issues.withLock { $0 += 1 }
          return true
        }
        #expect(issues.withLock { $0 } == 2)
      }
    }
  }

  @Test func `goldens without an owner are a finding unless previews were chosen`() async {
    await #expect(processExitsWith: .success) {
      unsetenv("CI")
      try await MainActor.run {
        let package = try Package()
        _ = try verifyGoldens(of: Problems.self, recording: .all, package: package.url)
        try FileManager.default.moveItem(at: package.path("lost-wishes"), to: package.path("found-wishes"))
        let all = try verifyGoldens(of: Problems.self, package: package.url)
        #expect(all.findings.contains { $0.title == "goldens/Problems/found-wishes/default.png" })
        #expect(
          all.findings.contains { $0.message.contains("goldens/Problems/found-wishes goldens/Problems/lost-wishes") })
        #expect(try verifyGoldens(of: Problems.self, matching: ["Conflict"], package: package.url).passed)
      }
    }
  }

  @Test func `no such preview is an error`() {
    #expect(throws: (any Error).self) { try verifyGoldens(of: Gallery.self, matching: ["Nowhere"]) }
  }
}
