package enum Version {
  package static let current = "0.2.0"
  /// The address of the repository, for dependencies and workflows.
  package static let repository = "https://github.com/<owner>/LayoutPreview"
}
