import Foundation
import Testing

@testable import LPSupport

/// The code that a program has loaded, which identifies it in caches.
@Suite struct LoadedCodeTests {
  @Test func `The program and all its libraries are among the code that is loaded`() throws {
    let paths = try #require(LoadedCode.all).map(\.path)
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    for name in [program, "libc.so", "libswiftCore.so", "libTesting.so", "ld-linux"] {
      #expect(paths.contains { $0.contains(name) }, "\(name) in \(paths)")
    }
    #expect(paths == paths.sorted() && Set(paths).count == paths.count)
  }

  @Test func `The build id in memory is that of the file`() throws {
    let code = try #require(LoadedCode.all)
    #expect(code.filter { $0.buildID != nil }.count > code.count / 2)
    for code in code { #expect(code.buildID == LinkedFile.buildID(code.path), "\(code.path)") }
  }

  @Test func `Notes that are cut off or have no build id give none`() {
    let id: [UInt8] = [1, 2, 3, 4, 0xAB, 6, 7, 8]
    let note: [UInt8] = [4, 0, 0, 0, 8, 0, 0, 0, 3, 0, 0, 0] + Array("GNU\0".utf8) + id
    let other: [UInt8] = [4, 0, 0, 0, 4, 0, 0, 0, 1, 0, 0, 0] + Array("GNU\0".utf8) + [0, 0, 0, 0]
    #expect((other + note).withUnsafeBytes { LinkedFile.buildID(notes: $0) } == "01020304ab060708")
    for length in 0..<note.count {
      #expect(note.prefix(length).withUnsafeBytes { LinkedFile.buildID(notes: $0) } == nil)
    }
    #expect(other.withUnsafeBytes { LinkedFile.buildID(notes: $0) } == nil)
  }

  @Test func `a path behind a number in a program is found`() throws {
    // 8.0 ends with bytes that look like a space and an at sign; others are no text at all.
    let content: [[UInt8]] = [
      [0, 0, 0, 0, 0, 0, 0x20, 0x40], Array("/tmp/a.swift\0".utf8), Array("\0/tmp/b.swift\0".utf8), [0xC3],
      Array("/tmp/c.swift\0".utf8), Array("d.swift\0".utf8),
    ]
    let bytes = content.flatMap(\.self)
    var program = [UInt8](repeating: 0, count: 120)
    program.replaceSubrange(0..<6, with: [0x7F, 0x45, 0x4C, 0x46, 2, 1])
    // One header, at 64, of a segment that is loaded, at 120.
    (program[32], program[56], program[64], program[72], program[96]) = (64, 1, 1, 120, UInt8(bytes.count))
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("program-\(UUID())")
    defer { try? FileManager.default.removeItem(at: path) }
    try Data(program + bytes).write(to: path)
    let found = try #require(LinkedFile.strings(endingWith: ".swift", in: path.path))
    for name in ["/tmp/a.swift", "/tmp/b.swift", "/tmp/c.swift", "d.swift"] {
      #expect(found.contains(name), "\(found)")
    }
  }
}
