import LPJSONRPC

/// The commands that lenses and actions send to the server.
enum EditorCommand: String, CaseIterable {
  case render = "layout-preview.render"
  case openPage = "layout-preview.openPage"
  case compare = "layout-preview.compare"
  case record = "layout-preview.record"

  /// The command for a preview, as clients send it back.
  ///
  /// - Parameter name: the preview's name, by which a client finds it again after an edit.
  func value(_ title: String, _ key: PreviewFacts.Key, name: String) -> JSONValue {
    [
      "title": .string(title), "command": .string(rawValue),
      "arguments": [
        [
          "catalog": .number(Double(key.catalog)), "preview": .number(Double(key.preview)), "name": .string(name),
        ]
      ],
    ]
  }
}
