import LPCMicrohttpd
import Foundation

/// Tells which files below some folders change: by inotify, or by looking where that does not work.
///
/// Hidden folders, folders of results and what this process writes are left out, links are not followed.
package final class FileWatcher {
  /// Folders in which nothing is a source.
  private static let results: Set<String> = [
    "goldens", "out", "dist", "node_modules", "Pods", "Carthage", "DerivedData",
  ]
  private static let folderLimit = 8192
  private static let mask = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)

  private let roots: [String]
  private let descriptor: Int32
  private var folders: [Int32: String] = [:]
  private var stamps: [String: Stamp]

  /// The properties that change when a file does. Editors that save atomically put a new file into its place.
  private struct Stamp: Equatable {
    let size: Int
    let seconds: Int
    let nanoseconds: Int
    let number: UInt64
  }

  /// Whether changes are looked for instead of being told by the system.
  package var isPolling: Bool { descriptor < 0 }
  /// The seconds between two looks.
  package static let pollInterval = 0.5

  /// - Parameter polls: whether to look for changes even where the system tells about them.
  package init(_ roots: [String], polls: Bool = false) {
    self.roots = roots
    let isRemote = roots.contains(where: Self.isOnRemoteFileSystem)
    descriptor = polls || isRemote ? -1 : inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    stamps = [:]
    stamps = roots.reduce(into: [:]) { visit($1, into: &$0) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// The files that are followed.
  package var files: [String] { Array(stamps.keys) }

  /// The descriptor to wait for; -1 where changes are looked for.
  package var waitable: Int32 { descriptor }

  /// Returns the files that were written, made or deleted since the last call.
  package func changes() -> Set<String> {
    if descriptor >= 0, !readEvents() { return [] }
    var now: [String: Stamp] = [:]
    for root in roots { visit(root, into: &now) }
    let changed = Set(now.filter { stamps[$0] != $1 }.keys).union(stamps.keys.filter { now[$0] == nil })
    stamps = now
    return changed
  }

  /// Whether there were events. What they say is found by looking, which also works if some were lost.
  private func readEvents() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var hasEvents = false
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return hasEvents }
      hasEvents = true
      var offset = 0
      let header = MemoryLayout<inotify_event>.size
      while offset + header <= count {
        let event = buffer.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self) }
        if event.mask & UInt32(IN_IGNORED) != 0 { folders[event.wd] = nil }
        offset += header + Int(event.len)
      }
    }
  }

  private func visit(_ path: String, into found: inout [String: Stamp], isTop: Bool = true) {
    var status = stat()
    guard isTop ? stat(path, &status) == 0 : lstat(path, &status) == 0 else { return }
    guard isTop || !OwnOutput.includes(status) else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      if status.st_mode & S_IFMT == S_IFREG {
        found[path] = Stamp(
          size: Int(status.st_size), seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec,
          number: UInt64(status.st_ino))
      }
      // The folder tells about a file that is replaced.
      if isTop { watch((path as NSString).deletingLastPathComponent) }
      return
    }
    watch(path)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    where !name.hasPrefix(".") && !Self.results.contains(name) {
      visit("\(path)/\(name)", into: &found, isTop: false)
    }
  }

  private func watch(_ folder: String) {
    guard descriptor >= 0, folders.count < Self.folderLimit else { return }
    // Adding a folder again gives the same number.
    let number = inotify_add_watch(descriptor, folder, Self.mask)
    if number >= 0 { folders[number] = folder }
  }

  /// Whether other machines may change files without this system's noticing: NFS, SMB, 9P and FUSE.
  private static func isOnRemoteFileSystem(_ path: String) -> Bool {
    [0x6969, 0x517B, 0xFF53_4D42, 0xFE53_4D42, 0x0102_1997, 0x6573_5546].contains(file_system_type(path))
  }
}
