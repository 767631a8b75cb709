import LPJSONRPC

/// The lenses above the line that declares each preview: what can be done with it.
struct CodeLenses {
  let values: [JSONValue]

  init(_ file: String, _ state: EditorState, in index: inout SourceIndex) {
    let map = index.map(file)
    var values: [JSONValue] = []
    for (number, catalog) in state.catalogs.enumerated() {
      for (place, preview) in catalog.previews.enumerated() where index.paths.path(preview.file) == file {
        guard let range = map.range(line: preview.line, column: 1) else { continue }
        let key = PreviewFacts.Key(catalog: number, preview: place)
        let commands = [
          EditorCommand.render.value("Render", key, name: preview.name),
          EditorCommand.openPage.value("Open live page", key, name: preview.name),
          EditorCommand.compare.value("Compare with goldens", key, name: preview.name),
        ]
        values += commands.map { ["range": TextRange(range.start, range.start).value, "command": $0] }
      }
    }
    self.values = values
  }
}
