import Foundation

/// The running program or a library that it has loaded, as the dynamic linker knows it (dl_iterate_phdr(3)).
package struct LoadedCode: Hashable, Sendable {
  /// The path that it was loaded from.
  package let path: String
  /// The linker's digest of it (`NT_GNU_BUILD_ID`), read from memory; `nil` if there is none.
  package let buildID: String?

  /// The program and its libraries, sorted by path; `nil` where the system does not tell. The kernel's own code, which
  /// has no file, is left out.
  package static var all: [LoadedCode]? {
    // The header declares it for `_GNU_SOURCE` only, which Swift does not define.
    guard let function = dlsym(nil, "dl_iterate_phdr") else { return nil }
    var found: [LoadedCode] = []
    withUnsafeMutablePointer(to: &found) { found in
      _ = unsafeBitCast(function, to: Iterate.self)(
        { object, _, found in
          if let object, let found, let code = LoadedCode(object.load(as: Object.self)) {
            found.assumingMemoryBound(to: [LoadedCode].self).pointee.append(code)
          }
          return 0
        }, found)
    }
    return found.sorted { $0.path < $1.path }
  }

  private typealias Visit = @convention(c) (UnsafeRawPointer?, Int, UnsafeMutableRawPointer?) -> CInt
  private typealias Iterate = @convention(c) (Visit, UnsafeMutableRawPointer?) -> CInt

  /// The start of `dl_phdr_info`.
  private struct Object {
    let address: UInt
    let name: UnsafePointer<CChar>?
    let headers: UnsafePointer<Elf64_Phdr>?
    let headerCount: UInt16
  }

  private init?(_ object: Object) {
    let name = object.name.map { String(cString: $0) } ?? ""
    // The program itself has no name.
    let path = name.isEmpty ? try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") : name
    guard let path, path.hasPrefix("/") else { return nil }
    self.path = path
    let headers = UnsafeBufferPointer(start: object.headers, count: Int(object.headerCount))
    buildID =
      headers.lazy.filter { $0.p_type == PT_NOTE }.compactMap { header in
        let notes = UnsafeRawPointer(bitPattern: object.address + UInt(header.p_vaddr))
        return LinkedFile.buildID(notes: UnsafeRawBufferPointer(start: notes, count: Int(header.p_memsz)))
      }.first
  }
}
