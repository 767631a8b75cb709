import Foundation
import LPJSONRPC
import LPSupport

extension EditorServer {
  func initialize(_ parameters: JSONValue) -> JSONValue {
    let client = parameters["capabilities"]
    let folder =
      parameters["workspaceFolders"]?.array?.first?["uri"]?.string ?? parameters["rootUri"]?.string
    session.withLock { session in
      session.stage = .started
      session.folder =
        folder.flatMap { URL(string: $0) }.flatMap { $0.isFileURL ? $0.path : nil } ?? parameters["rootPath"]?.string
      session.showsProgress = client?["window"]?["workDoneProgress"] == true
      session.showsDocuments = client?["window"]?["showDocument"]?["support"] == true
      session.refreshesHints = client?["workspace"]?["inlayHint"]?["refreshSupport"] == true
      session.refreshesLenses = client?["workspace"]?["codeLens"]?["refreshSupport"] == true
      let formats = client?["textDocument"]?["hover"]?["contentFormat"]?.array ?? []
      session.takesMarkdown = formats.contains("markdown")
    }
    return [
      "capabilities": [
        "positionEncoding": "utf-16",
        "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
        "hoverProvider": true, "definitionProvider": true, "referencesProvider": true, "inlayHintProvider": true,
        "codeLensProvider": ["resolveProvider": false], "codeActionProvider": ["codeActionKinds": ["quickfix"]],
        "executeCommandProvider": ["commands": .array(EditorCommand.allCases.map { .string($0.rawValue) })],
      ],
      "serverInfo": ["name": "layout-preview", "version": .string(Version.current)],
    ]
  }

  // MARK: Documents

  func open(_ parameters: JSONValue) {
    guard let address = parameters["textDocument"]?["uri"]?.string,
      let text = parameters["textDocument"]?["text"]?.string
    else { return }
    let path = index.withLock { index -> String? in
      guard let path = index.paths.path(ofAddress: address) else { return nil }
      index.documents[path] = TextDocument(text)
      return path
    }
    if let path { publish([path]) }
  }

  func change(_ parameters: JSONValue) {
    guard let address = parameters["textDocument"]?["uri"]?.string,
      let changes = parameters["contentChanges"]?.array
    else { return }
    index.withLock { index in
      guard let path = index.paths.path(ofAddress: address), var document = index.documents[path] else { return }
      // Released here, so that the text is changed in place.
      index.documents[path] = nil
      for change in changes {
        guard let text = change["text"]?.string else { continue }
        if let range = TextRange(change["range"]) {
          document.replace(range, by: text)
        } else if change["range"] == nil {
          document = TextDocument(text)
        }
      }
      index.documents[path] = document
    }
  }

  func close(_ parameters: JSONValue) {
    guard let address = parameters["textDocument"]?["uri"]?.string else { return }
    index.withLock { index in
      if let path = index.paths.path(ofAddress: address) { index.documents[path] = nil }
    }
  }
}
