/// Completion scripts for shells, made from the argument table.
package enum ShellCompletion: String, CaseIterable, Sendable {
  case bash, zsh, fish

  package func script(_ table: ArgumentTable) -> String {
    switch self {
    case .bash: Self.bash(table)
    case .zsh: Self.zsh(table)
    case .fish: Self.fish(table)
    }
  }

  /// The word after an option.
  private enum Value {
    case nothing
    case words([String], isList: Bool)
    case folder
    case file
    case anything

    init(_ option: ArgumentOption) {
      switch option.form {
      case .flag: self = .nothing
      case .choice(let words): self = .words(words, isList: false)
      case .choices(let words): self = .words(words, isList: true)
      default:
        switch option.placeholder {
        case "DIR": self = .folder
        case "FILE": self = .file
        default: self = .anything
        }
      }
    }
  }

  /// Files that can be named instead of a package.
  private static let sources = ["swift", "storyboard", "xib", "png"]

  private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: #"'\''"#) + "'" }

  // MARK: bash

  private static func bash(_ table: ArgumentTable) -> String {
    let function = "_\(table.command)"
    let verbs = table.verbs.flatMap { verb in
      let names = verb.options.flatMap { ["--\($0.name)"] + ($0.letter.map { ["-\($0)"] } ?? []) }
      let values = verb.options.compactMap { option in bashValue(option).map { "        \($0)" } }
      return ["    \(verb.name))", "      names=\(quoted(names.joined(separator: " ")))", "      case $previous in"]
        + values + ["      esac", "      ;;"]
    }
    return """
      # Completion of `\(table.command)` for bash.
      \(function)() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} verb= word names= words= head= kind=
        for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
          case $word in -*) ;; *) verb=$word; break ;; esac
        done
        if [ -z "$verb" ]; then
          COMPREPLY=($(compgen -W \(quoted((table.verbs.map(\.name) + ["--help", "--version"]).joined(separator: " "))) -- "$current"))
          return
        fi
        case $verb in
      \(verbs.joined(separator: "\n"))
        esac
        case $kind:$current in
          list:*) case $current in *,*) head=${current%,*},; current=${current##*,} ;; esac
            COMPREPLY=($(compgen -P "$head" -W "$words" -- "$current")) ;;
          word:*) COMPREPLY=($(compgen -W "$words" -- "$current")) ;;
          folder:*) COMPREPLY=($(compgen -d -- "$current")) ;;
          any:*) COMPREPLY=() ;;
          :-*) COMPREPLY=($(compgen -W "$names" -- "$current")) ;;
          *) COMPREPLY=($(compgen -f -- "$current")) ;;
        esac
      }
      complete -o filenames -F \(function) \(table.command)

      """
  }

  private static func bashValue(_ option: ArgumentOption) -> String? {
    let names = (["--\(option.name)"] + (option.letter.map { ["-\($0)"] } ?? [])).joined(separator: "|")
    return switch Value(option) {
    case .nothing: nil
    case .words(let words, let isList):
      "\(names)) kind=\(isList ? "list" : "word") words=\(quoted(words.joined(separator: " "))) ;;"
    case .folder: "\(names)) kind=folder ;;"
    case .file: "\(names)) kind=file ;;"
    case .anything: "\(names)) kind=any ;;"
    }
  }

  // MARK: zsh

  private static func zsh(_ table: ArgumentTable) -> String {
    let rows = table.verbs.map { verb in "    \(quoted("\(verb.name):\(verb.summary)"))" }
    let cases = table.verbs.map { verb in
      let options = verb.options.map { "        \(zshOption($0))" }
      let files = quoted("*:file:_files -g \"*.(\(sources.joined(separator: "|")))(-.) *(-/)\"")
      return "      \(verb.name))\n        _arguments -s \\\n"
        + (options + ["        \(files)"]).joined(separator: " \\\n") + "\n        ;;"
    }
    return """
      #compdef \(table.command)
      # Completion of `\(table.command)` for zsh.
      _\(table.command)() {
        local -a verbs
        verbs=(
      \(rows.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe verb verbs
          return
        fi
        case $words[2] in
      \(cases.joined(separator: "\n"))
        esac
      }
      _\(table.command) "$@"

      """
  }

  private static func zshOption(_ option: ArgumentOption) -> String {
    let help = option.help.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
      .replacing(":", with: "\\:")
    let word = option.placeholder ?? ""
    let value =
      switch Value(option) {
      case .nothing: ""
      case .words(let words, true): ":\(word):_values -s , \(word) \(words.joined(separator: " "))"
      case .words(let words, false): ":\(word):(\(words.joined(separator: " ")))"
      case .folder: ":\(word):_files -/"
      case .file: ":\(word):_files"
      case .anything: ":\(word): "
      }
    let name = "--\(option.name)" + (value.isEmpty ? "" : "=")
    guard let letter = option.letter else { return quoted("*\(name)[\(help)]\(value)") }
    return "'*'{-\(letter),\(name)}\(quoted("[\(help)]\(value)"))"
  }

  // MARK: fish

  private static func fish(_ table: ArgumentTable) -> String {
    let command = "complete -c \(table.command)"
    let verbs = table.verbs.map { "\(command) -n __fish_use_subcommand -f -a \($0.name) -d \(fishQuoted($0.summary))" }
    let options = table.verbs.flatMap { verb in
      verb.options.map { option in
        let value =
          switch Value(option) {
          case .nothing: " -f"
          case .words(let words, true): " -x -a '(__fish_append , \(words.joined(separator: " ")))'"
          case .words(let words, false): " -x -a \(fishQuoted(words.joined(separator: " ")))"
          case .folder: " -x -a '(__fish_complete_directories)'"
          case .file: " -r"
          case .anything: " -x"
          }
        let letter = option.letter.map { " -s \($0)" } ?? ""
        return "\(command) -n '__fish_seen_subcommand_from \(verb.name)' -l \(option.name)\(letter)\(value)"
          + " -d \(fishQuoted(option.help))"
      }
    }
    return (["# Completion of `\(table.command)` for fish."] + verbs + options).joined(separator: "\n") + "\n"
  }

  private static func fishQuoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
