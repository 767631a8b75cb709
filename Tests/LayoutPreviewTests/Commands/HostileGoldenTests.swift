import Foundation
import LayoutPreview
import Testing
import LPVariants

/// Goldens that somebody else put there: each is told in one line, and the run goes on in bounded memory.
@Suite struct HostileGoldenTests {
  let folder: TemporaryFolder
  private static let place = "goldens/Troubled/small-box/default"

  init() throws {
    folder = try TemporaryFolder()
    _ = try CommandRun("Troubled", ["record", "Small box", "Plain"], in: folder)
  }

  @Test func `A tree of links to the goldens passes below TEST_SRCDIR only`() throws {
    let tree = try TemporaryFolder()
    for name in folder.files where name.hasPrefix("goldens/") {
      let link = tree.url.appendingPathComponent("main/\(name)")
      try FileManager.default.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url.appendingPathComponent(name))
    }
    let test = ["test", "Small box", "Plain", "--package-path", "main"]
    let run = try CommandRun("Troubled", test, in: tree, environment: ["TEST_SRCDIR": tree.url.path])
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let refused = try CommandRun("Troubled", test, in: tree)
    #expect(refused.status != 0)
    #expect((refused.output + refused.errors).contains("outside of the package; goldens must be inside"))
  }

  enum Harm: String, CaseIterable {
    case empty, cut, cutInTheMiddle, noPicture, onePixel, enormous, manyBytes, folder, link, brokenLink, pipe,
      unreadable
    case pointer, device
  }

  /// Puts something else in the place of a golden.
  private func put(_ harm: Harm, at name: String) throws {
    let path = folder.url.appendingPathComponent(name).path
    let before = try folder.read(name)
    unlink(path)
    func write(_ data: some Sequence<UInt8>) throws { try Data(data).write(to: URL(fileURLWithPath: path)) }
    switch harm {
    case .empty: try write([])
    case .cut: try write(before.prefix(20))
    case .cutInTheMiddle: try write(before.prefix(before.count / 2))
    case .noPicture: try write(Array("<html>\u{0}\u{FF}".utf8) + [0xFF, 0xFE, 0x80])
    case .onePixel: try write(Self.picture(1, 1))
    case .enormous: try write(Self.picture(30000, 30000))
    case .manyBytes:
      try write([])
      #expect(truncate(path, 3 << 30) == 0)
    case .folder: mkdir(path, 0o755)
    case .link: symlink("/etc/passwd", path)
    case .brokenLink: symlink("nowhere", path)
    case .pipe: mkfifo(path, 0o644)
    case .unreadable:
      try write(before)
      chmod(path, 0)
    case .pointer: try write(Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n".utf8))
    case .device: symlink("/dev/zero", path)
    }
  }

  /// A header with these measures, and the data of one grey pixel.
  private static func picture(_ width: UInt32, _ height: UInt32) -> [UInt8] {
    func bytes(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }
    func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
      var crc: UInt32 = 0xFFFF_FFFF
      for byte in Array(type.utf8) + data {
        crc ^= UInt32(byte)
        for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
      }
      return bytes(UInt32(data.count)) + Array(type.utf8) + data + bytes(~crc)
    }
    let pixel: [UInt8] = [0x78, 0x01, 0x01, 0x02, 0x00, 0xFD, 0xFF, 0x00, 0x80, 0x00, 0x82, 0x00, 0x81]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", bytes(width) + bytes(height) + [8, 0, 0, 0, 0]) + chunk("IDAT", pixel) + chunk("IEND", [])
  }

  /// - Parameter limit: of the address space, in KiB.
  private func test(_ arguments: String..., limit: Int = 3_000_000) throws -> CommandRun {
    try CommandRun(
      "Troubled", ["test", "Small box", "Plain"] + arguments, in: folder, throughShell: "ulimit -v \(limit)")
  }

  @Test(arguments: Harm.allCases, [".png", ".layout.txt"])
  func `a golden that means harm is one line, and the others are compared`(harm: Harm, suffix: String) throws {
    if harm == .unreadable, geteuid() == 0 { return }
    let name = Self.place + suffix
    try put(harm, at: name)
    let test = try test()
    #expect([1, 2].contains(test.status), "\(test.errors)")
    let about = (test.output + test.errors).split(separator: "\n").filter { $0.contains(name) }
    // A picture of another size is a difference as any other, and says where it is shown.
    if harm == .onePixel, suffix == ".png" {
      #expect(test.output.contains("and the golden 1×1 pixels"), "\(test.output)")
    } else {
      #expect(about.count == 1, "\(about)")
      #expect(
        about.first?.contains("`") == true || about.first?.contains("must be inside") == true
          || about.first?.contains("than the") == true || harm == .unreadable, "\(about)")
    }
    #expect(test.output.contains("2 variants: 1 the same, 1 "))
  }

  @Test func `a language's letters and ten thousand lines in a layout are no danger`() throws {
    let text = try folder.text(Self.place + ".layout.txt")
    let deep = (1...20000).map { String(repeating: " ", count: $0 % 4000) + "view  View  0,0 1×1" }
    try folder.write(text + deep.joined(separator: "\n"), to: Self.place + ".layout.txt")
    let test = try test()
    #expect(test.status == 1)
    #expect(test.output.contains(Self.place))
  }

  @Test func `a folder that leads out of the package is not entered, and nothing is written there`() throws {
    let outside = folder.scratch.appendingPathComponent("outside")
    try FileManager.default.moveItem(at: folder.url.appendingPathComponent("goldens"), to: outside)
    symlink(outside.path, folder.url.appendingPathComponent("goldens").path)
    let before = try FileManager.default.subpathsOfDirectory(atPath: outside.path).sorted()
    let test = try test()
    #expect([1, 2].contains(test.status))
    #expect((test.output + test.errors).contains("outside"))
    let record = try CommandRun("Troubled", ["record", "--all", "Small box"], in: folder)
    #expect([1, 2].contains(record.status))
    #expect(try FileManager.default.subpathsOfDirectory(atPath: outside.path).sorted() == before)
  }

  @Test(arguments: ["", "[]", "{\"fonts\":1}", "\u{0}"])
  func `a list of fonts that cannot be read is told with what to do`(text: String) throws {
    try folder.write(text, to: "goldens/Troubled/environment.json")
    let test = try test()
    #expect(test.status == 2)
    #expect(test.errors.contains("goldens/Troubled/environment.json") && test.errors.contains("next: "))
  }
}
