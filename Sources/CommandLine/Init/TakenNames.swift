/// Names that a module of a catalog must not have, because they would hide a module that the catalog needs.
package enum TakenNames {
  /// Whether the name, in any case, is taken: by the compiler, by a module of its toolchain, or by one of this package.
  package static func containModule(_ name: String) -> Bool { modules.contains(name.lowercased()) }

  /// In lower case, as file systems may not tell cases apart.
  private static let modules: Set<String> = [
    "main", "test", "tests",
    // The toolchain's.
    "cxx", "cxxstdlib", "dispatch", "distributed", "foundation", "foundationessentials",
    "foundationinternationalization", "foundationnetworking", "foundationxml", "glibc", "observation", "regexbuilder",
    "runtime", "swift", "swiftononesupport", "synchronization", "testing", "xctest",
    // This package's.
    "agentserver", "appsources", "arguments", "autolayout", "calibration", "cassowary", "catalogs", "ccairo",
    "ccalibrationfonts", "cdeflate", "checks", "cmicrohttpd", "combine", "commandline", "conflictlogs", "cpagefiles",
    "cpango", "cpng", "digests", "drawing", "editorserver", "files", "interfacebuilder", "jsonrpc", "layoutdsl",
    "layoutpreview", "layoutpreviewtesting", "liveserver", "localization", "messages", "operations", "pages", "preview",
    "preview-syntax", "scene", "seededrandom", "snapshots", "sourcenames", "suggestions", "uikit", "variants",
    "workers", "xmltext", "_testing_uikit",
  ]
}
