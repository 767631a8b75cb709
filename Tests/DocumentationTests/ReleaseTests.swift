import Foundation
import Testing

/// `scripts/release` in a repository that has what it reads, and a `make dist` that takes no time.
struct ReleaseTests {
  private let folder: ShellFolder

  init() throws {
    folder = try ShellFolder()
    let files = ["scripts/release", "ci/gitlab.yml", "editors/vscode/package.json", "README.md", "docs/install.md"]
    for name in files {
      try folder.write(
        String(contentsOf: MarkdownPage.package.appendingPathComponent(name), encoding: .utf8), to: name)
    }
    try folder.write("enum Version {\n  static let current = \"0.2.0\"\n}\n", to: "Sources/Messages/Version.swift")
    try folder.write("dist:\n\tmkdir -p dist && touch dist/archive\n", to: "Makefile")
    try folder.write("dist\n.output\n.folder\n.gitconfig\n", to: ".gitignore")
    let section = "## 0.2.0 (unreleased)\n\n### Upgrade\n\n- Read this.\n\n"
    try folder.write("# Changelog\n\n\(section)## 0.1.0\n\nThe first.\n", to: "CHANGELOG.md")
    // The package's own files may be ahead of this changelog.
    _ = try folder.run(
      """
      sed -i -E '/version"|VERSION:|from:/s/[0-9]+[.][0-9]+[.][0-9]+/0.2.0/' ci/*.yml editors/*/*.json README.md docs/*
      sed -i -E 's/(layout-preview-)[0-9.]+-linux/\\10.2.0-linux/g' docs/install.md
      chmod +x scripts/release
      git config --global user.name Somebody && git config --global user.email somebody@example.org
      git init --quiet . && git add . && git commit --quiet -m 'Begin'
      """)
  }

  @Test func `a release names its version everywhere, dates the changelog, has an archive and a tag`() throws {
    let run = try folder.run("scripts/release 0.3.0 2>&1; git status --porcelain; git describe --tags")
    #expect(run.text.contains("the changelog begins with '0.2.0 (unreleased)'"))
    _ = try folder.run("sed -i 's/^## 0.2.0 .*/## Unreleased/' CHANGELOG.md && git commit --quiet -am 'Go on'")
    let next = try folder.run("scripts/release 0.3.0")
    #expect(next.status == 0, "\(next.text)")
    #expect(next.text.contains("git push origin HEAD 0.3.0"))
    for name in ["Sources/Messages/Version.swift", "ci/gitlab.yml", "editors/vscode/package.json", "README.md"] {
      #expect(try folder.text(name).contains("0.3.0"), "\(name)")
      #expect(try !folder.text(name).contains("0.2.0"), "\(name)")
    }
    #expect(try folder.text("CHANGELOG.md").contains(/\n## 0\.3\.0 \(\d{4}-\d\d-\d\d\)\n/))
    let state = try folder.run("git describe --tags --exact-match; git status --porcelain; ls dist")
    #expect(state.text == "0.3.0\narchive\n")
    #expect(try folder.run("scripts/release --notes 0.3.0").text == "### Upgrade\n\n- Read this.\n")
  }

  @Test func `a dry run writes nothing`() throws {
    let run = try folder.run("scripts/release 0.2.0 --dry-run")
    #expect(run.status == 0 && run.text.contains("tag 0.2.0"), "\(run.text)")
    #expect(try folder.run("git status --porcelain; git tag; git log --format=%s").text == "Begin\n")
    #expect(try folder.run("ls -d dist").status != 0)
  }

  @Test(arguments: [
    ("touch more", "0.2.0", "changes that are not committed"),
    ("git tag 0.2.0", "0.2.0", "the tag 0.2.0 exists"),
    ("git tag 0.10.0", "0.9.0", "0.9.0 is not greater than 0.10.0"),
    ("true", "0.1.9", "0.1.9 is not greater than 0.2.0, the version of the sources"),
    ("true", "0.2", "'0.2' is not a version"),
    ("true", "0.02.0", "'0.02.0' is not a version"),
    ("sed -i '/Read/d' CHANGELOG.md; git commit -qam x", "0.2.0", "the area 'Upgrade' has no entry"),
    ("sed -i 's/^- Read/Read/' CHANGELOG.md; git commit -qam x", "0.2.0", "an entry is one line"),
    ("sed -i 's/Upgrade/Lint/' CHANGELOG.md; git commit -qam x", "0.2.0", "begins with '### Upgrade'"),
    ("sed -i /VERSION:/s/0.2/0.1/ ci/gitlab.yml; git commit -qam x", "0.2.0", "gitlab.yml:5: error: names version 0.1"),
  ])
  func `a release is refused, with the reason`(_ before: String, _ version: String, _ reason: String) throws {
    _ = try folder.run(before)
    let tags = try folder.run("git tag; git rev-parse HEAD").text
    let run = try folder.run("scripts/release \(version)")
    #expect(run.status != 0 && run.text.contains(reason), "\(run.text)")
    #expect(try folder.run("git tag; git rev-parse HEAD").text == tags)
  }

  @Test func `a release whose archive cannot be made leaves the files as they were`() throws {
    _ = try folder.run("printf 'dist:\\n\\tfalse\\n' >Makefile; git commit --quiet -am 'Break it'")
    let run = try folder.run("scripts/release 0.2.0")
    #expect(run.status != 0 && run.text.contains("0.2.0 is not released"), "\(run.text)")
    #expect(try folder.run("git status --porcelain; git tag; git log -1 --format=%s").text == "Break it\n")
  }
}
