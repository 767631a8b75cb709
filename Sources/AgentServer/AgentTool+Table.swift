package import LPArguments

extension AgentTool {
  /// The tools over a table of verbs.
  ///
  /// - Parameter allowsWrites: whether tools that write goldens are offered.
  package static func all(_ table: ArgumentTable, allowsWrites: Bool) -> [AgentTool] {
    func verb(_ name: String) -> ArgumentVerb { table.verb(name) ?? ArgumentVerb(name, "") }
    let reading: [AgentTool] = [
      AgentTool(
        "list", "List previews", verb: verb("list"),
        description:
          "Lists the previews of the catalogs, with the file and line of each, and the variants that the arguments select."
      ),
      AgentTool(
        "render", "Draw previews", verb: verb("render"), fixed: ["--format=png,text"],
        attachments: .drawn(pictures: true),
        description:
          "Draws previews as pictures, with the layout of each as text: frames, constraints, what is ambiguous or broken. Name a preview and a variant; 'annotate' draws constraints, margins and baselines into the picture."
      ),
      AgentTool(
        "layout", "Lay out previews", verb: verb("render"), draws: false, fixed: ["--format=text"],
        attachments: .drawn(pictures: false),
        description: "Lays previews out and returns the layout as text, without a picture."),
      AgentTool(
        "lint", "Find layout problems", verb: verb("lint"), isWriting: allowsWrites,
        description:
          "Finds layout problems in all selected variants: conflicts, ambiguity, clipped text, overlaps, small targets, each with the file and line that causes it."
          + (allowsWrites ? " 'fix' repairs what has one certain repair, in the sources." : "")
      ),
      AgentTool(
        "explain", "Explain values", verb: verb("explain"), operands: .attributes,
        description:
          "Explains why attributes of views have their values: which constraints determine them, by which file and line, and what each contributes."
      ),
      AgentTool(
        "suggest", "Suggest missing constraints", verb: verb("suggest"), isWriting: allowsWrites,
        description:
          "Suggests the constraints without which views are ambiguous, as lines of the DSL, each verified by solving all selected variants; 'reset' infers all constraints from the frames. "
          + (allowsWrites ? "'apply' writes the lines into the sources, and verifies that." : "Changes no file.")
      ),
      AgentTool(
        "sweep", "Find breaking sizes", verb: verb("sweep"),
        description: "Lays previews out at many widths, heights or text sizes, and finds where something breaks."),
      AgentTool(
        "measure", "Measure a text", verb: verb("measure"), operands: .text,
        description: "Measures a text as a label shows it: width, height, lines and baselines in points."),
      AgentTool(
        "conflict", "Explain a console log", verb: verb("conflict"), operands: .log,
        description:
          "Reads a log of Xcode's console, \"Unable to simultaneously satisfy constraints\", and finds which of its constraints contradict each other, and whether breaking the one that was broken resolves that."
      ),
      AgentTool(
        "compare", "Compare with goldens", verb: verb("test"), attachments: .failures,
        description:
          "Compares previews with their goldens and returns what changed, by cause, with the expected and actual pictures. Writes no golden."
      ),
    ]
    guard allowsWrites else { return reading }
    return reading + [
      AgentTool(
        "record", "Record goldens", verb: verb("record"), isWriting: true,
        description: "Writes the goldens of previews that are missing or differ. Look at the pictures first.")
    ]
  }
}
