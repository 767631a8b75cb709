/// What a command and everything that it started hold at a moment.
struct Footprint {
  /// Resident memory, in MiB.
  var megabytes = 0.0
  var descriptors = 0
  var processes = 0
  /// Temporary files and folders.
  var files = 0

  /// Returns what is held beyond an earlier moment.
  func growth(since earlier: Footprint) -> Footprint {
    Footprint(
      megabytes: megabytes - earlier.megabytes, descriptors: descriptors - earlier.descriptors,
      processes: processes - earlier.processes, files: files - earlier.files)
  }
}
