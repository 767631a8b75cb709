import LPSupport

/// The families that font files belong to by their names, listed when they are first asked for: most texts need none.
final class FontFamilies: Sendable {
  struct Lists {
    /// The stems of files by their names without spaces and case, the first of each in the order of the alphabet.
    var stems: [String: String] = [:]
    /// The sorted styles of files by their stems.
    var styles: [String: [String]] = [:]
  }

  private let files: [String]
  private let made = Locked<Lists?>(nil)

  init(files: [String]) { self.files = files }

  var lists: Lists {
    made.withLock { made in
      if let made { return made }
      var lists = Lists()
      for file in files.sorted() {
        let (stem, style) = FontDirectory.parts(of: file)
        let family = FontDirectory.squeezed(stem)
        lists.stems[family] = min(stem, lists.stems[family] ?? stem)
        if !style.isEmpty { lists.styles[stem, default: []].append(style) }
      }
      for stem in lists.styles.keys { lists.styles[stem]?.sort() }
      made = lists
      return lists
    }
  }
}
