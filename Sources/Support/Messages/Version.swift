package enum Version {
  package static let current = "0.2.0"
  /// The address of the repository, for dependencies and workflows.
  package static let repository = "https://github.com/<owner>/LayoutPreview"
  /// The part of the address that a reader replaces; `nil` once the address is somebody's.
  package static let placeholder = repository.contains("<owner>") ? "<owner>" : nil
}
