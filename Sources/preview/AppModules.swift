import Foundation

/// The modules that the compiler finds for an app's sources.
enum AppModules {
  /// - Parameter runtime: the library that sources are compiled against.
  static func available(besides runtime: Runtime) -> Set<String> {
    let folders = [runtime.modules] + [SyntaxProgram.toolchain().map { "\($0)/linux" }].compactMap { $0 }
    let names = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
    let modules = names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) }
    return Set(modules).union(["Swift", "Glibc", "CoreFoundation", "Dispatch"])
  }

  /// The modules of the toolchain.
  static func ofToolchain() -> Set<String> {
    let names = SyntaxProgram.toolchain().flatMap {
      try? FileManager.default.contentsOfDirectory(atPath: "\($0)/linux")
    }
    let modules = (names ?? []).filter { $0.hasSuffix(".swiftmodule") }.map {
      String($0.dropLast(".swiftmodule".count))
    }
    return Set(modules).union(["Swift", "Glibc", "CoreFoundation", "Dispatch"])
  }
}
