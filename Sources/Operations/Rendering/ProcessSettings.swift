import LPProcesses
import Foundation

/// The settings of this process that a preview's code may change and that concern files that are written and items that
/// are answered afterwards: the working folder, the mask of permissions, the environment, the standard streams and the
/// limits of resources.
struct ProcessSettings {
  private let folder: Int32
  private let mask: mode_t
  /// The environment's variables, each with its final zero.
  private let environment: [UInt8]
  private let streams: [Int32]
  /// The soft and the hard limit of each resource. (An array of C's structures takes the runtime a tenth of a millisecond
  /// to prepare, in each process.)
  private let limits: [rlim_t]

  init() {
    folder = open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // Another thread that makes a file meanwhile gives nobody more than it would.
    mask = umask(0o077)
    umask(mask)
    environment = ProcessVariables.block
    streams = [fcntl(0, F_DUPFD_CLOEXEC, 3), fcntl(1, F_DUPFD_CLOEXEC, 3), fcntl(2, F_DUPFD_CLOEXEC, 3)]
    var limits: [rlim_t] = []
    for resource in Self.resources {
      var limit = rlimit()
      getrlimit(resource, &limit)
      limits += [limit.rlim_cur, limit.rlim_max]
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
    for (index, resource) in Self.resources.enumerated() {
      var now = rlimit()
      getrlimit(resource, &now)
      var old = rlimit(rlim_cur: limits[2 * index], rlim_max: limits[2 * index + 1])
      guard now.rlim_cur != old.rlim_cur || now.rlim_max != old.rlim_max else { continue }
      if setrlimit(resource, &old) != 0 {
        old = rlimit(rlim_cur: min(old.rlim_cur, now.rlim_max), rlim_max: now.rlim_max)
        setrlimit(resource, &old)
      }
    }
  }

  private func restoreEnvironment() {
    guard ProcessVariables.block != environment else { return }
    let (old, now) = (ProcessVariables.variables(in: environment), ProcessVariables.current)
    for name in now.keys where old[name] == nil { unsetenv(name) }
    for (name, value) in old where now[name] != value { setenv(name, value, 1) }
    tzset()
  }

  private func restoreStreams() {
    // Text that was printed belongs to the stream that it was printed to.
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
