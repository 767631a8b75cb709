import Foundation

/// A C library that is loaded when it is first needed: most previews show none of its images, and commands start sooner
/// without it.
struct SharedLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer

  /// - Parameter name: the name with the version of its binary interface, which is what declarations here follow.
  init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// Returns a function of the library. `F` is its type in C, as `@convention(c)`.
  func function<F>(_ name: String, as type: F.Type = F.self) -> F {
    guard let address = dlsym(handle, name) else { preconditionFailure("the library has no function \(name)") }
    return unsafeBitCast(address, to: F.self)
  }
}
