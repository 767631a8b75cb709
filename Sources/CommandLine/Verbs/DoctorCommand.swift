import LPSnapshots
import LPDrawing
import Foundation
package import LPSupport
package import LPArguments
import LPCatalogs

/// The verb `doctor`: checks whether this machine has what drawing previews requires, and the environment of the
/// goldens.
package struct DoctorCommand {
  private let command: ParsedCommand
  private let console: Console
  /// The command's name as it was typed.
  private let name: String

  package init(_ command: ParsedCommand, _ console: Console, name: String = "preview") {
    self.command = command
    self.console = console
    self.name = name
  }

  /// - Throws: `FontError` if a folder of `--fonts` cannot be listed, `CommandFailure` if the given path is not a
  ///   package.
  package func run() throws -> ExitStatus {
    let root = try root()
    let own = command[Options.fonts].map { URL(fileURLWithPath: $0) } + CatalogFonts.folders(below: root)
    let installation = name == "preview" ? InstallationCheck() : nil
    let report = try DoctorReport(root: root, fontFolders: own, installation: installation)
    console.printJSON(report)
    if !console.isJSON { show(report) }
    return report.status
  }

  /// Returns the folder of `--package-path`, or else the package here or above, or else the current folder.
  private func root() throws -> URL {
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    if let given = command[Options.packagePath] {
      let url = URL(fileURLWithPath: given).standardizedFileURL
      guard (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true else {
        throw CommandFailure(
          "\(given) is not a folder, in --package-path",
          remedy: "Name the folder that contains 'goldens', then run '\(name) doctor' again.")
      }
      return url
    }
    var folder = current
    while folder.path != "/" {
      for entry in ["Package.swift", "goldens"]
      where FileManager.default.fileExists(atPath: folder.appendingPathComponent(entry).path) {
        return folder
      }
      folder.deleteLastPathComponent()
    }
    return current
  }

  // MARK: Text

  private func show(_ report: DoctorReport) {
    heading("Fonts")
    for font in report.fonts where !font.isRareScript { show(font) }
    showRareScripts(report.fonts.filter(\.isRareScript))
    if !report.ownFonts.isEmpty { heading("Fonts of this project") }
    for font in report.ownFonts {
      let face = font.isDamaged ? "damaged" : "\(font.family ?? "?") \(font.weight.map(String.init) ?? "")"
      line(!font.isDamaged, face, "\(font.file)  \(font.sha256?.prefix(12) ?? "")")
    }
    heading("Libraries")
    for library in report.libraries { line(true, library.name, library.version) }
    for tool in report.tools { line(tool.path != nil, tool.name, tool.path ?? "not found; \(tool.use)") }
    if let installation = report.installation {
      heading("Installation")
      line(installation.problem == nil, "single files", installation.problem ?? "compile, with \(installation.program)")
    }
    heading("Goldens")
    if report.goldens.isEmpty { console.print("  none below \(report.root)/goldens", style: { $0.dim }) }
    for catalog in report.goldens { show(catalog) }
    conclude(report)
  }

  private func heading(_ text: String) { console.print(text, style: { $0.bold }) }

  private func line(_ isGood: Bool, _ what: String, _ detail: String) {
    let width = 26
    let padded = what + String(repeating: " ", count: max(1, width - what.count))
    guard isGood else { return console.print("  missing \(padded)\(detail)", style: { $0.yellow }) }
    console.print("  ok      \(padded)\(detail)")
  }

  private func show(_ font: FontSet.InventoryEntry) {
    guard let file = font.file, !font.isDamaged else {
      let problem = font.isDamaged ? "\(font.path ?? "") is damaged" : "apt-get install \(font.package)"
      return line(false, font.role, problem)
    }
    let styles = font.styles.count > 1 ? ", \(font.styles.count) styles" : ""
    line(true, font.role, "\(file)  \(font.sha256?.prefix(12) ?? "")\(styles)")
  }

  private func showRareScripts(_ fonts: [FontSet.InventoryEntry]) {
    let missing = fonts.filter { $0.file == nil || $0.isDamaged }
    let names = missing.isEmpty ? "" : "; not \(missing.flatMap(\.scripts).joined(separator: " "))"
    line(missing.isEmpty, "Other scripts", "\(fonts.count - missing.count) of \(fonts.count)\(names)")
  }

  private func show(_ catalog: DoctorReport.CatalogEntry) {
    if let problem = catalog.problem { return line(false, catalog.name, problem) }
    guard catalog.differences.isEmpty else {
      console.print("  differ  \(catalog.name)", style: { $0.yellow })
      for difference in catalog.differences { console.print("    \(difference.message)") }
      return
    }
    line(true, catalog.name, "recorded with these fonts and libraries")
  }

  private func conclude(_ report: DoctorReport) {
    if !report.packages.isEmpty {
      console.print("next: apt-get install \(report.packages.joined(separator: " "))", style: { $0.bold })
    } else if let catalog = report.goldens.first(where: { !$0.differences.isEmpty || $0.problem != nil }) {
      console.print("next: install what the goldens of \(catalog.name) were recorded with, or \(name) record --all")
    } else if report.installation?.problem != nil {
      console.print("next: make install, in a clone of LayoutPreview", style: { $0.bold })
    } else {
      console.print("Nothing is missing.", style: { $0.green })
    }
  }
}
