import LPProcesses
import Foundation
import LPSupport

/// Runs the compiler, and the package manager, which starts it.
enum Compiler {
  /// Runs a command of the toolchain and waits for it.
  ///
  /// - Parameter folder: where the compiler puts its temporary files, so that they go away with the folder if it is
  ///   killed; those of the system if it is not given.
  /// - Throws: `CommandFailure` if the program cannot be started.
  static func run(
    _ command: [String], temporary folder: String? = nil, capture: ChildProcess.Capture = .everything
  ) throws -> ChildProcess.CapturedEnd {
    var variables = try cache()
    guard !isUsable(folder ?? systemFolder) else {
      variables["TMPDIR"] = folder
      return try ChildProcess.run(command, environment: variables, capture: capture)
    }
    // /tmp is the last resort; what is wrong there, the compiler says.
    let folders = [systemFolder, try? CompileCache().root].compactMap { $0 }
    let other = try TemporaryFolder("preview-compiler", in: folders.first(where: isUsable) ?? "/tmp")
    defer { other.remove() }
    variables["TMPDIR"] = other.path
    return try ChildProcess.run(command, environment: variables, capture: capture)
  }

  /// Names a folder of ours for the modules that the compiler keeps, where it could write into none of the user's.
  private static func cache() throws -> [String: String] {
    // Without HOME, the compiler takes the home from the list of users, which may not exist.
    if UserCache.writable != nil { return [:] }
    return ["XDG_CACHE_HOME": "\(try CompileCache().root)/compiler"]
  }

  private static var systemFolder: String { FileManager.default.temporaryDirectory.path }

  /// `ST_NOEXEC` of `sys/statvfs.h`, which Swift does not see.
  private static let noPrograms: UInt = 8

  /// Whether the compiler can have its temporary files in a folder. It traps where the path has bytes beyond ASCII
  /// (TSCBasic, `withTemporaryDirectory`), and the package manager starts the program of a manifest there.
  private static func isUsable(_ folder: String) -> Bool {
    var disk = statvfs()
    let forbidsPrograms = statvfs(folder, &disk) == 0 && disk.f_flag & noPrograms != 0
    return folder.utf8.allSatisfy { $0 < 0x80 } && !forbidsPrograms
  }

  /// Signals by which a program ends because of a mistake of its own.
  private static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  /// Returns why the compiler did not do its work, if that is not a mistake in a source.
  static func obstacle(_ end: ChildProcess.CapturedEnd, compiling what: String) -> CommandFailure? {
    let signal = end.status - 128
    if crashes.contains(signal) {
      return CommandFailure(
        "the compiler crashed (signal \(signal)) while it compiled \(what)",
        remedy: "Compile it with 'swiftc' to see where, and change what it cannot compile, or use a newer Swift.")
    }
    if signal == SIGKILL {
      return CommandFailure(
        "the compiler was killed while it compiled \(what), as it is where memory runs out",
        remedy: "End other programs, then run the command again.")
    }
    if signal > 0 {
      return CommandFailure(
        "compiling \(what) was interrupted by signal \(signal)", remedy: "Run the command again.")
    }
    guard end.text.contains(String(cString: strerror(ENOSPC))) else { return nil }
    return CommandFailure(
      "no space is left on the disk to compile \(what)",
      remedy: "Free space there, or name another disk's folder with XDG_CACHE_HOME, then run the command again.")
  }
}
