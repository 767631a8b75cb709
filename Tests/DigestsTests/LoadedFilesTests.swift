import Foundation
import Testing

@testable import Digests

/// The files that a program has mapped, which name it in caches.
@Suite struct LoadedFilesTests {
  @Test func `The program and all its libraries are among the code that is loaded`() throws {
    let code = try #require(LoadedFiles.paths(codeOnly: true))
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    for name in [program, "libc.so", "libswiftCore.so", "libTesting.so", "ld-linux"] {
      #expect(code.contains { $0.contains(name) }, "\(name) in \(code)")
    }
    #expect(code == code.sorted() && Set(code).count == code.count)
    #expect(Set(code).isSubset(of: try #require(LoadedFiles.paths(codeOnly: false))))
  }

  @Test(arguments: [
    ("55a0c000-55a0d000 r--p 00000000 fe:00 1234                       /opt/my app/bin", nil, "/opt/my app/bin"),
    ("55a0d000-55a0e000 r-xp 00001000 fe:00 1234     /opt/my app/bin", "/opt/my app/bin", "/opt/my app/bin"),
    ("7f001000-7f002000 rw-p 00000000 00:00 0 ", nil, nil),
    ("7ffd0000-7ffd1000 r-xp 00000000 00:00 0                          [vdso]", nil, nil),
  ])
  func `A line is read with its padding, with spaces in names, and without a file`(
    _ line: String, _ code: String?, _ file: String?
  ) {
    #expect(LoadedFiles.path(in: line[...], codeOnly: true) == code)
    #expect(LoadedFiles.path(in: line[...], codeOnly: false) == file)
  }
}
