package import LPArguments
import LPLayoutModel
import Foundation
import LPLocalization
package import LPSupport
import LPOperations
import LPSnapshots
import LPVariants

/// The verb `measure`: measures a text as a label shows it, without a catalog.
package struct MeasureCommand {
  private let command: ParsedCommand
  private let console: Console
  /// The command's name as it was typed.
  private let name: String

  package init(_ command: ParsedCommand, _ console: Console, name: String = "preview") {
    self.command = command
    self.console = console
    self.name = name
  }

  /// - Throws: `CommandFailure` if options contradict each other, `FontError` if fonts are missing.
  package func run() throws -> ExitStatus {
    guard let text = command.operands.first, command.operands.count == 1 else {
      throw failure("measure takes one text, but got \(command.operands.count)", "Put the text in quotes.")
    }
    let category = try category()
    let operation = MeasureOperation(
      text: try request(text, try font(at: category)), category: category, metrics: command.textMetrics,
      fontFolders: command[Options.fonts])
    let report = try operation.answer()
    console.printJSON(report)
    if !console.isJSON { show(report) }
    for missing in report.missing {
      console.remark("no font has \(missing.characters) (\(missing.script)): apt-get install \(missing.package)")
    }
    return .success
  }

  // MARK: The label

  private func category() throws -> UIContentSizeCategory {
    guard let word = command[Options.textSize] else { return .large }
    guard let category = UIContentSizeCategory(word: word) else {
      throw failure(
        "unknown text size '\(word)' in --text-size",
        "Choose from \(UIContentSizeCategory.words.joined(separator: ", ")).")
    }
    return category
  }

  /// Returns the font of a style; with a size, a font of that size that grows with the style. A size alone does not
  /// grow.
  private func font(at category: UIContentSizeCategory) throws -> FontDescription {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let style = command[Options.style]
    var font: FontDescription
    if let size = command[Options.fontSize] {
      let own = UIFont.systemFont(ofSize: CGFloat(size))
      font =
        (style.map { UIFontMetrics(forTextStyle: $0).scaledFont(for: own, compatibleWith: traits) } ?? own).value
      if style == nil, command.has(Options.textSize) {
        throw failure(
          "--text-size has no effect: a font of --size alone does not grow",
          "Name a style with --style, or omit --text-size.")
      }
    } else {
      font = UIFont.preferredFont(forTextStyle: style ?? .body, compatibleWith: traits).value
    }
    if let weight = command[Options.weight].flatMap(UIFont.Weight.init(word:)) { font.weight = weight }
    font.isItalic = command[Options.italic]
    if let family = command[Options.family] { font.family = .named(family) }
    if command[Options.monospaced] {
      guard !command.has(Options.family) else {
        throw failure("--monospaced and --family name two families", "Omit one of them.")
      }
      font.family = .monospacedSystem
    }
    return command[Options.legibility] == "bold" ? font.emboldened : font
  }

  private func request(_ text: String, _ font: FontDescription) throws -> TextRequest {
    var locale = LanguageTag.english
    if let word = command[Options.locale] {
      guard let tag = LanguageTag(word) else {
        throw failure("'\(word)' is not a language tag, in --locale", "Write a tag such as de, pt-BR or zh-Hant.")
      }
      locale = tag
    }
    let modes: [String: NSLineBreakMode] = ["head": .byTruncatingHead, "middle": .byTruncatingMiddle]
    return TextRequest(
      string: text, font: UIFont(font), maxWidth: command[Options.labelWidth].map { CGFloat($0) },
      numberOfLines: command[Options.lines] ?? 0,
      lineBreakMode: command[Options.truncate].flatMap { modes[$0] } ?? .byTruncatingTail,
      direction: command[Options.direction].flatMap(UIUserInterfaceLayoutDirection.init(word:))
        ?? locale.layoutDirection,
      scale: CGFloat(command[Options.scale] ?? 3), language: locale.description)
  }

  private func failure(_ problem: String, _ remedy: String) -> CommandFailure {
    CommandFailure(problem, remedy: remedy + "\nRun '\(name) measure --help'.")
  }

  // MARK: Text

  private func show(_ report: MeasureReport) {
    let lines = "\(report.lines.count.grouped) line\(report.lines.count == 1 ? "" : "s")"
    console.print(
      "\(Self.text(report.width)) × \(Self.text(report.height)) pt, \(lines), in \(report.font.summary)",
      style: { $0.bold })
    for line in report.lines {
      let cut = line.isTruncated ? ", cut" : ""
      console.print("  \(line.text)")
      console.print(
        "    width \(Self.text(line.width)), baseline at \(Self.text(line.baseline))\(cut)", style: { $0.dim })
    }
  }

  private static func text(_ value: Double) -> String { LayoutNumber(value)?.description ?? "\(value)" }
}
