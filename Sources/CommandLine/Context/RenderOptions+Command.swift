import LPOperations
import LPScene
import LPArguments

extension RenderOptions {
  init(_ command: ParsedCommand) {
    let formats = OutputFormat.read(command[Options.formats])
    let pictures = formats.filter { [.png, .svg, .pdf].contains($0) }
    let words = command[Options.annotate]
    let focus = command[Options.focus]
    // A view in focus is drawn with its constraints, unless `--annotate` says otherwise.
    let annotations: Annotations = (words.isEmpty && focus != nil ? ["constraints"] : words).reduce(into: []) {
      annotations, word in
      annotations.formUnion(Annotations.named.first { $0.name == word }?.annotations ?? [])
    }
    let notes = command[Options.notes]
    self.init(
      formats: formats,
      sheetFormats: command[Options.formats].isEmpty || pictures.isEmpty ? [.png] : pictures,
      beside: command[Options.beside], annotations: annotations, focus: focus,
      notes: notes.isEmpty || notes.contains("all")
        ? Note.allCases : Note.allCases.filter { notes.contains($0.rawValue) },
      out: OutputFolder(path: command[Options.out] ?? "out"), filmstrip: command[Options.filmstrip])
    showsChrome = command[Options.chrome]
  }
}
