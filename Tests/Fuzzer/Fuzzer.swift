import Foundation
import FuzzTargets

/// The target that the variable `FUZZ_TARGET` names.
private let target: FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
  guard let target = FuzzTarget(rawValue: name) else { fatalError("there is no target '\(name)'") }
  return target
}()

/// Tries one input; libFuzzer has the program's `main`.
@c(LLVMFuzzerTestOneInput)
public func tryInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  MainActor.assumeIsolated {
    do {
      try target.run(bytes)
    } catch {
      fatalError("\(error)")
    }
  }
  return 0
}
