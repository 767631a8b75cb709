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
}
