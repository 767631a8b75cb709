import LPComponents

/// The content of the system's bar button items: a symbol, or a word where the system shows one.
enum SystemItem {
  @MainActor static func item(_ name: String) -> UIBarItem? {
    if let symbol = symbols[name] { return UIBarItem(image: UIImage(systemName: symbol)) }
    return words[name].map { UIBarItem(title: $0) }
  }

  private static let symbols = [
    "add": "plus", "action": "square.and.arrow.up", "bookmarks": "bookmark", "camera": "camera", "close": "xmark",
    "compose": "pencil", "fastForward": "forward.fill", "organize": "folder", "pause": "pause.fill",
    "play": "play.fill", "refresh": "arrow.clockwise", "reply": "arrow.left", "rewind": "backward.fill",
    "search": "magnifyingglass", "stop": "xmark", "trash": "trash",
  ]

  private static let words = [
    "cancel": "Cancel", "done": "Done", "edit": "Edit", "redo": "Redo", "save": "Save", "undo": "Undo",
  ]
}
