import Files
import Foundation

/// What a preview's code may change about this process, and what concerns files that are written and items that are
/// answered afterwards: the working folder, the mask of permissions, the environment, the standard streams and the
/// limits of resources.
struct ProcessSettings {
  private let folder: Int32
  private let mask: mode_t
  /// The environment's variables, each with its final zero.
  private let environment: [UInt8]
  private let streams: [Int32]
  private let limits: [rlimit]

  init() {
    folder = open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // Another thread that makes a file meanwhile gives nobody more than it would.
    mask = umask(0o077)
    umask(mask)
    environment = ProcessVariables.block
    streams = [fcntl(0, F_DUPFD_CLOEXEC, 3), fcntl(1, F_DUPFD_CLOEXEC, 3), fcntl(2, F_DUPFD_CLOEXEC, 3)]
    var limits: [rlimit] = []
    for resource in Self.resources {
      var limit = rlimit()
      getrlimit(resource, &limit)
      limits.append(limit)
    }
    self.limits = limits
  }

  /// Sets them as they were. This is done once.
  func restore() {
    umask(mask)
    if folder >= 0 {
      _ = fchdir(folder)
      close(folder)
    }
    restoreEnvironment()
    restoreStreams()
    // Only the superuser can raise a hard limit again.
    for (resource, limit) in zip(Self.resources, limits) {
      var now = rlimit()
      getrlimit(resource, &now)
      guard now.rlim_cur != limit.rlim_cur || now.rlim_max != limit.rlim_max else { continue }
      var old = limit
      if setrlimit(resource, &old) != 0 {
        old = rlimit(rlim_cur: min(limit.rlim_cur, now.rlim_max), rlim_max: now.rlim_max)
        setrlimit(resource, &old)
      }
    }
  }

  private func restoreEnvironment() {
    guard ProcessVariables.block != environment else { return }
    var old: [String: String] = [:]
    for variable in environment.split(separator: 0) {
      guard let sign = variable.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let value = String(decoding: variable[(sign + 1)...], as: UTF8.self)
      old[String(decoding: variable[..<sign], as: UTF8.self)] = value
    }
    let now = ProcessVariables.current
    for name in now.keys where old[name] == nil { unsetenv(name) }
    for (name, value) in old where now[name] != value { setenv(name, value, 1) }
    tzset()
  }

  private func restoreStreams() {
    // What was printed belongs to where it was printed to.
    fflush(nil)
    for (stream, saved) in zip([0, 1, 2] as [Int32], streams) {
      var (old, now) = (stat(), stat())
      if saved < 0 {
        close(stream)
      } else if fstat(saved, &old) == 0,
        fstat(stream, &now) != 0 || old.st_dev != now.st_dev || old.st_ino != now.st_ino
      {
        dup2(saved, stream)
      }
      if saved >= 0 { close(saved) }
    }
  }

  /// Limits the memory that this process may allocate.
  static func limitMemory(megabytes: Int) {
    let bytes = rlim_t(megabytes) << 20
    var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
    setrlimit(resource(RLIMIT_DATA), &limit)
  }

  #if canImport(Glibc)
    private typealias Resource = __rlimit_resource_t
    private static func resource(_ number: __rlimit_resource) -> Resource { Resource(number.rawValue) }
  #else
    private typealias Resource = Int32
    private static func resource(_ number: Int32) -> Resource { number }
  #endif

  private static let resources: [Resource] = [
    RLIMIT_AS, RLIMIT_CORE, RLIMIT_CPU, RLIMIT_DATA, RLIMIT_FSIZE, RLIMIT_NOFILE, RLIMIT_STACK,
  ].map(resource)
}
