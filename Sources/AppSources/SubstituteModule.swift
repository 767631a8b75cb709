/// The modules whose names this project has itself: libraries by which apps place views, for apps whose sources lack
/// them, and Apple's frameworks that do not exist on Linux. Without them, what uses them would be left out.
package enum SubstituteModule {
  /// The modules with the names. Those of Then are by themselves: an app may have a library of its own that is like it.
  private static let modules: [String: String] = {
    var modules = ["PureLayout": "LPLayoutLibraries", "SnapKit": "LPLayoutLibraries", "Then": "LPThenLibrary"]
    for framework in frameworks { modules[framework] = systemFrameworks }
    return modules
  }()

  static let systemFrameworks = "LPSystemFrameworks"

  /// Apple's frameworks that UIKit code mentions.
  private static let frameworks = [
    "AVFoundation", "AVKit", "CoreLocation", "LocalAuthentication", "MapKit", "MessageUI", "Photos", "PhotosUI",
    "QuickLook", "SafariServices", "StoreKit", "UniformTypeIdentifiers", "UserNotifications", "WebKit",
  ]

  /// The modules that have the names of modules which some source imports, each once.
  ///
  /// - Parameter modules: those that the compiler finds.
  package static func modules(for imported: Set<String>, among modules: Set<String>) -> [String] {
    Set(imported.compactMap { module(for: $0, among: modules) }).sorted()
  }

  /// The import in the place of one of a missing module; `nil` for other modules.
  ///
  /// - Parameter modules: those that the compiler finds.
  static func replacement(of name: String, among modules: Set<String>) -> String? {
    module(for: name, among: modules).map { "import \($0)" }
  }

  private static func module(for name: String, among modules: Set<String>) -> String? {
    guard !modules.contains(name), let own = Self.modules[name], modules.contains(own) else { return nil }
    return own
  }
}
