/// Names that a module of a catalog must not have, because they would hide a module that the catalog needs.
package enum TakenNames {
  /// Whether the name, in any case, is taken: by the compiler, by a module of its toolchain, or by a product of this package.
  package static func containModule(_ name: String) -> Bool { modules.contains(name.lowercased()) }

  /// In lower case, as file systems may not tell cases apart.
  private static let modules: Set<String> = [
    "main", "test", "tests",
    // The toolchain's.
    "cxx", "cxxstdlib", "dispatch", "distributed", "foundation", "foundationessentials",
    "foundationinternationalization", "foundationnetworking", "foundationxml", "glibc", "observation", "regexbuilder",
    "runtime", "swift", "swiftononesupport", "synchronization", "testing", "xctest",
    // This package's products; its other modules have a prefix.
    "combine", "fbsnapshottestcase", "iossnapshottestcase", "layoutpreview", "layoutpreviewtesting", "preview",
    "snapshottesting", "uikit", "_testing_uikit",
  ]
}
