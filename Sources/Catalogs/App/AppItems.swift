import Foundation
package import LPSupport

/// Everything that is shown of an app, as the tool compiled it: a file that the catalog's process reads.
package struct AppItems: Codable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// A view or a controller.
    case `class`
    /// A `#Preview` block.
    case block
    /// A scene of a storyboard, or a view of a xib.
    case scene
  }

  /// One picture, or the reason why there is none.
  package struct Item: Codable, Sendable {
    package let kind: Kind
    package private(set) var name: String
    /// The source or the document.
    package let path: String
    package let line: Int
    /// The folder of the file, below the one that the command names.
    package let folder: String
    /// The compiled code; `nil` for a document, and where there is a problem.
    package var library: String?
    /// The number of the preview in the library, or of the scene in the document.
    package let index: Int
    /// Why nothing is shown.
    package var problem: CommandFailure?
    /// Whether it is not shown because of what it is.
    package var isLeftOut = false
    /// What was left out, line by line.
    package var leftOut: [String] = []

    package init(kind: Kind, name: String, path: String, line: Int, folder: String, index: Int) {
      (self.kind, self.name, self.path, self.line) = (kind, name, path, line)
      (self.folder, self.index) = (folder, index)
    }

    /// The same under another name.
    package func named(_ name: String) -> Item {
      var item = self
      item.name = name
      return item
    }
  }

  package let items: [Item]

  package init(_ items: [Item]) { self.items = items }

  /// The variable of the environment with the path of the file.
  package static let variable = "PREVIEW_APP_ITEMS"

  /// Those of this process; `nil` where it shows no app as a whole.
  package static let current: AppItems? = {
    guard let path = getenv(variable).map({ String(cString: $0) }), !path.isEmpty,
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    return try? JSONText.decode(AppItems.self, from: data)
  }()
}
