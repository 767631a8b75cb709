import Foundation
import JSONRPC
import Testing
import ThreadTime

/// The server as the protocol's official client for Python meets it; skipped where that is not installed.
@Suite struct PythonClientTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path
  private static let tool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path + "/preview"

  private static func run(_ words: [String], input: Data = Data()) throws -> (status: Int32, output: Data) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    let (standardInput, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput, process.standardError) = (standardInput, output, Pipe())
    try process.runWithinLimit()
    try standardInput.fileHandleForWriting.write(contentsOf: input)
    try standardInput.fileHandleForWriting.close()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, data)
  }

  /// The handshakes that the installed client has, each with its revision.
  static let handshakes = [("initialize", "2025-11-25"), ("discover", "2026-07-28")].filter { handshake, _ in
    (try? run(["python3", "-c", "import mcp; mcp.ClientSession.\(handshake)"]).status) == 0
  }

  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <objects><view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
    <subviews><label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Hello" \
    translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="20" y="80" width="41" height="21"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
    <constraints><constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
    constant="20" id="c"/></constraints></view></objects></document>
    """

  private static let log = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x1 UIView:0xa.width == 10   (active)>",
        "<NSLayoutConstraint:0x2 UIView:0xa.width == 20   (active)>"
    )
    """

  @Test(.enabled(if: !handshakes.isEmpty, "the package mcp of Python is not installed"), arguments: handshakes)
  func `Calls are answered as the client expects, and pictures decode`(
    _ handshake: String, _ revision: String
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("agents-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.document.utf8).write(to: folder.appendingPathComponent("Card.xib"))
    let calls: [JSONValue] = [
      ["list", ["file": "Card.xib"]], ["render", ["file": "Card.xib", "max_side": 200]],
      ["lint", ["file": "Card.xib"]], ["measure", ["text": "Hello UIKit"]],
      ["render", ["file": "Card.xib", "preview": "Crad"]], ["lint", ["file": "Missing.xib"]], ["lint", [:]],
      ["conflict", ["log": .string(Self.log)]],
    ]
    let input = calls.reduce(into: Data()) { $0 += $1.data + Data("\n".utf8) }
    let script = Self.package + "/Tests/Fixtures/Agents/mcp_client.py"
    let run = try Self.run(["python3", script, Self.tool, folder.path, handshake], input: input)
    let lines = try run.output.split(separator: UInt8(ascii: "\n")).map { try JSONValue(Data($0)) }
    try #require(run.status == 0 && lines.count == calls.count + 1, "\(String(decoding: run.output, as: UTF8.self))")
    #expect(lines[0]["tools"]?.array?.contains("render") == true)
    #expect(lines[0]["revision"]?.string == revision)
    let answers = Array(lines.dropFirst())
    #expect(answers.map { $0["error"]?.bool } == [false, false, false, false, true, true, true, false])
    func text(_ index: Int) -> String { answers[index]["text"]?.string ?? "" }
    #expect(answers[1]["pictures"] == [[92, 200]], "393 × 852 points, scaled to 200 pixels")
    #expect(text(1).contains("Hello"), "the layout as text")
    #expect(text(2).contains("ambiguous"))
    #expect(text(3).contains(#""schema":"layout-preview/measure/1""#))
    #expect(text(4).contains("'Crad'") && text(4).contains("Previews:"), "\(text(4))")
    #expect(text(5).contains("Missing.xib"))
    #expect(text(6).contains("not in a package"), "\(text(6))")
    #expect(text(7).contains(#""verdict":"conflict""#), "\(text(7))")
  }
}
