import LPSupport

/// A CI service for which `init` writes a workflow.
enum ContinuousIntegration: String, Sendable {
  case github, gitlab, buildkite

  func file(_ template: ProjectTemplate) -> ProjectTemplate.File {
    switch self {
    case .github: .init(path: ".github/workflows/goldens.yml", text: github)
    case .gitlab: .init(path: ".gitlab-ci.yml", text: gitlab)
    case .buildkite: .init(path: ".buildkite/pipeline.yml", text: buildkite)
    }
  }

  /// The owner and name of the repository: `owner/LayoutPreview`.
  private var repository: String { Version.repository.split(separator: "/").suffix(2).joined(separator: "/") }

  private var github: String {
    """
    name: Goldens
    on: [pull_request]
    permissions: { contents: read, pull-requests: write }
    jobs:
      goldens:
        runs-on: ubuntu-24.04
        container: swift:6.3-bookworm
        steps:
          - uses: \(repository)@\(Version.current)

    """
  }

  private var gitlab: String {
    """
    include:
      - remote: https://raw.githubusercontent.com/\(repository)/\(Version.current)/ci/gitlab.yml
    variables:
      LAYOUT_PREVIEW_REPOSITORY: \(Version.repository)
      LAYOUT_PREVIEW_VERSION: "\(Version.current)"

    """
  }

  private var buildkite: String {
    """
    env: { SCRIPT: /tmp/layout-preview/ci/goldens, GET: "git clone -q --depth 1 -b \(Version.current) \(Version.repository) /tmp/layout-preview" }
    steps:
      - { key: build, label: Build, artifact_paths: .preview/build.tar.gz, command: ["$$GET", "$$SCRIPT build"] }
      - { key: compare, depends_on: build, label: Compare, parallelism: 3, artifact_paths: ".preview/{reports,failures}/**/*",
          command: ["$$GET", "buildkite-agent artifact download .preview/build.tar.gz .", "$$SCRIPT compare"] }
      - { key: report, depends_on: [{ step: compare, allow_failure: true }], label: Report, artifact_paths: ".preview/reports/*",
          command: ["$$GET", "buildkite-agent artifact download '.preview/**/*' .", "$$SCRIPT report"] }

    """
  }
}
