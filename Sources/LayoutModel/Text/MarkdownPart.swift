/// A part of a line of Markdown with what is said about it.
struct MarkdownPart: Equatable {
  var text: String
  var intent: InlineIntent = []
  var link: String?
}
