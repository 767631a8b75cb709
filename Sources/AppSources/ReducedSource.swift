/// A source of an app without the parts that do not compile.
package struct ReducedSource: Sendable {
  /// How much is left out at once.
  package enum Grain: Int, Comparable, Sendable {
    case value, statement, body, declaration

    package static func < (first: Grain, second: Grain) -> Bool { first.rawValue < second.rawValue }
  }

  package let original: AppSource
  /// From the first to the last; of nested ones, the outer one first.
  private let parts: [SourcePart]
  /// The number of each part that is left out.
  private var numbers: [Int: Int] = [:]
  /// The stored properties that get values at the beginning of an initialiser's body, by the position of the body.
  private var given: [Int: [(property: String, number: Int, isFresh: Bool)]] = [:]
  /// The objects that are taken for views, because the code asks them for what views have.
  private var views: Set<Range<Int>> = []
  /// Names that have others now, by their places.
  private var renamed: [Range<Int>: String] = [:]
  /// Classes whose missing superclasses have turned out to be views or controllers.
  private var shownClasses: Set<String> = []
  /// The parts that are left out since the compiler saw the text.
  private var fresh: Set<Int> = []
  private var lineStarts: [Int] = []

  /// - Parameter original: a source whose scan lists its parts.
  package init(_ original: AppSource) {
    self.original = original
    parts = original.scan.parts ?? []
    findLines(in: original.bytes)
  }

  /// Leaves out what a message of the compiler is about: the smallest part around a place that is still there.
  ///
  /// - Parameters:
  ///   - line: the place in the text as it is now.
  ///   - grain: the least that is left out.
  ///   - kept: types whose declarations stay.
  ///   - number: the number under which the part is reported at run time.
  /// - Returns: the part; `nil` where none is left.
  package mutating func leaveOut(
    line: Int, column: Int, message: CompilerMessage, atLeast grain: Grain = .value, keeping kept: Set<String>,
    as number: Int
  ) -> SourcePart? {
    guard let offset = originalOffset(line: line, column: column) else { return nil }
    // One mistake often has several messages: what an earlier one left out may have been all of it.
    guard !fresh.contains(where: { parts[$0].range.contains(offset) }) else { return nil }
    let least = message.concernsValue ? grain : max(grain, .statement)
    let call = message.concernsCall && grain == .value ? valueOfCall(at: offset, keeping: kept) : nil
    let chosen = named(in: message, at: offset) ?? call ?? smallest(at: offset, atLeast: least, keeping: kept)
    guard let index = chosen.map(withoutRecursion) else { return nil }
    numbers[index] = number
    fresh.insert(index)
    return named(parts[index])
  }

  /// A closure's body with the name of the variable or the function around it, so that its result is like one of that
  /// name.
  private func named(_ part: SourcePart) -> SourcePart {
    guard part.kind == .result, part.name.isEmpty else { return part }
    let around = parts.filter {
      $0.kind == .declaration && !$0.name.isEmpty && $0.range.contains(part.range.lowerBound)
    }
    guard let name = around.min(by: { $0.range.count < $1.range.count })?.name else { return part }
    return SourcePart(part.kind, part.range, name: name, type: part.type)
  }

  /// Whether a stored property got a value.
  package enum Gift { case new, ofThisRound, none }

  /// Gives a stored property a value at rest where the initialiser around a place begins.
  ///
  /// - Parameter number: the number under which the value is reported at run time.
  package mutating func giveValue(to property: String, line: Int, column: Int, as number: Int) -> Gift {
    guard let offset = originalOffset(line: line, column: column) else { return .none }
    let bodies = parts.indices.filter {
      parts[$0].kind == .initializer && numbers[$0] == nil && parts[$0].contains(offset) && !isInside(parts[$0])
    }
    guard let body = bodies.min(by: { parts[$0].range.count < parts[$1].range.count }) else { return .none }
    if let known = given[body]?.first(where: { $0.property == property }) {
      return known.isFresh ? .ofThisRound : .none
    }
    given[body, default: []].append((property, number, true))
    return .new
  }

  /// Takes an object for a view: Objective-C finds a member of `AnyObject` when the code runs, Swift alone does not.
  ///
  /// - Returns: whether the message is about such a member, which an object in the text has not been taken for yet.
  package mutating func takeForView(line: Int, column: Int, message: CompilerMessage) -> Bool {
    guard let (name, owner) = message.missingMember, owner == "AnyObject",
      let offset = originalOffset(line: line, column: column), let object = object(of: name, at: offset)
    else { return false }
    return views.insert(object).inserted
  }

  /// Writes the name that a name of Swift 4 has now, or that the compiler says.
  ///
  /// - Returns: whether the message is about a name that has not been replaced yet.
  package mutating func rename(line: Int, column: Int, message: CompilerMessage) -> Bool {
    guard let place = originalOffset(line: line, column: column) else { return false }
    if message.lacksOverride { return override(at: place) }
    if message.needsDesignated {
      let type = typeOfInitializer(at: place)
      return type.map { shownClasses.insert($0).inserted } ?? false
    }
    var (offset, change) = (
      place, message.renaming ?? OldName.change(for: message, in: original.bytes.dropFirst(place))
    )
    if let label = OldName.label(in: message), let found = self.offset(of: label.old, after: place) {
      (offset, change) = (found, label)
    }
    guard let (old, new) = change else { return false }
    let range = offset..<offset + old.utf8.count
    guard original.bytes.dropFirst(offset).starts(with: old.utf8), renamed[range] == nil else { return false }
    let isMember = offset > 0 && original.bytes[offset - 1] == UInt8(ascii: ".")
    renamed[range] = isMember ? new.split(separator: ".").last.map(String.init) ?? new : new
    return true
  }

  /// Says that a member overrides one, where a stand-in's superclass has it and the real one does not.
  private mutating func override(at name: Int) -> Bool {
    let start = original.bytes[..<name].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let keyword = original.text(start..<name).firstMatch(of: /(?:func|var|let|subscript)\s+$/)
    let place = name - (keyword?.0.utf8.count ?? 0)
    guard renamed[place..<place] == nil else { return false }
    renamed[place..<place] = "override "
    return true
  }

  /// The place of a text on the same line, or the next.
  private func offset(of text: String, after place: Int) -> Int? {
    let lines = original.bytes[place...].split(separator: UInt8(ascii: "\n"), maxSplits: 2).prefix(2)
    let end = lines.last?.endIndex ?? place
    return (place..<end).first { original.bytes[$0...].starts(with: text.utf8) }
  }

  /// Lets a closure change an object where the method that takes it is missing.
  ///
  /// - Returns: the part; `nil` where the message is about something else.
  package mutating func leaveOutMethod(line: Int, column: Int, message: CompilerMessage, as number: Int) -> SourcePart?
  {
    guard let name = message.missingMember?.name, let offset = originalOffset(line: line, column: column) else {
      return nil
    }
    let found = parts.indices.first { index in
      let part = parts[index]
      return part.kind == .method && part.name == name && numbers[index] == nil && !isInside(part)
        && (part.start ?? part.range.lowerBound) <= offset && offset < part.range.upperBound
        && (part.range.contains(offset) || offset == part.start)
    }
    guard let found else { return nil }
    numbers[found] = number
    fresh.insert(found)
    return parts[found]
  }

  /// The names and calls before the dot of a member.
  private func object(of member: String, at offset: Int) -> Range<Int>? {
    let bytes = original.bytes
    guard bytes.dropFirst(offset).starts(with: member.utf8), offset > 1, bytes[offset - 1] == UInt8(ascii: ".") else {
      return nil
    }
    let end = offset - 1
    var start = bytes[end - 1] == UInt8(ascii: "!") ? end - 1 : end
    var depth = 0
    while start > 0 {
      let letter = Character(UnicodeScalar(bytes[start - 1]))
      if letter == ")" { depth += 1 }
      if letter == "(" { depth -= 1 }
      guard depth > 0 || depth == 0 && (letter.isLetter || letter.isNumber || "_.(".contains(letter)) else { break }
      start -= 1
    }
    return start < end ? start..<end : nil
  }

  /// Leaves out what traps with the values at rest: the smallest value around a place, or else the smallest statement.
  package mutating func leaveOutTrap(line: Int, column: Int?, keeping kept: Set<String>, as number: Int) -> SourcePart?
  {
    guard let start = originalOffset(line: line, column: column ?? 1) else { return nil }
    var offset = start
    if column == nil {
      while offset < original.bytes.count, [32, 9].contains(original.bytes[offset]) { offset += 1 }
    }
    let least = column == nil ? Grain.statement : .value
    guard let smallest = smallest(at: offset, atLeast: least, keeping: kept), !isRefusal(parts[smallest]) else {
      return nil
    }
    let index = withoutRecursion(typeWithoutInitializer(smallest, keeping: kept) ?? smallest)
    numbers[index] = number
    return parts[index]
  }

  /// Whether a part is in the only statement of an initialiser, which is there to end the program.
  private func isRefusal(_ part: SourcePart) -> Bool {
    let refusal = /\s*(?:fatalError|preconditionFailure)\((?:"[^"]*")?\)\s*/
    return parts.contains { around in
      around.kind == .initializer && around.range.contains(part.range.lowerBound)
        && original.text(around.range).wholeMatch(of: refusal) != nil
    }
  }

  /// Leaves out the declaration of a type.
  ///
  /// - Returns: the part; `nil` where the source declares no such type, or it is left out already.
  package mutating func leaveOutDeclaration(of type: String, as number: Int) -> SourcePart? {
    let index = parts.indices.first { index in
      parts[index].kind == .declaration && parts[index].name == type && numbers[index] == nil && !isInside(parts[index])
    }
    guard let index else { return nil }
    numbers[index] = number
    return parts[index]
  }

  /// The declaration of the type around an initialiser whose body is left out: without it, nothing makes the type.
  private func typeWithoutInitializer(_ index: Int, keeping kept: Set<String>) -> Int? {
    let part = parts[index]
    guard part.kind == .declaration, part.name.hasSuffix(".init"),
      numbers.keys.contains(where: { parts[$0].kind == .initializer && parts[$0].name == part.name })
    else { return nil }
    let type = String(part.name.dropLast(".init".count))
    return parts.indices.first { index in
      let around = parts[index]
      return around.kind == .declaration && around.name == type && around.range.contains(part.range.lowerBound)
        && !kept.contains { isOrHolds(around, $0) }
    }
  }

  /// Leaves out the bodies of all functions and accessors, so that only what the source declares is left.
  ///
  /// - Parameter note: takes each part, and returns the number under which it is reported at run time.
  package mutating func leaveOutBodies(_ note: (SourcePart) -> Int) {
    var end = 0
    for index in parts.indices.sorted(by: { parts[$0].range.lowerBound < parts[$1].range.lowerBound }) {
      let part = parts[index]
      let isBody = [.body, .result].contains(part.kind) && !part.name.isEmpty
      guard isBody, part.range.lowerBound >= end, numbers[index] == nil else { continue }
      end = part.range.upperBound
      numbers[index] = note(part)
    }
  }

  /// Finishes a round: from now on, places are those of the new text.
  package mutating func update() {
    fresh = []
    given = given.mapValues { $0.map { ($0.property, $0.number, false) } }
    findLines(in: bytes)
  }

  // MARK: Places

  private mutating func findLines(in bytes: [UInt8]) {
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    shownEdits = edits
  }

  /// The edits of the text that the compiler saw.
  private var shownEdits: [SourceEdit] = []

  /// The place in the original of a place in the text that the compiler saw; of what took the place of a part, that
  /// where the part begins.
  private func originalOffset(line: Int, column: Int) -> Int? {
    guard lineStarts.indices.contains(line - 1) else { return nil }
    let offset = lineStarts[line - 1] + column - 1
    var (shift, end) = (0, 0)
    for edit in SourceEdit.ordered(shownEdits) where edit.range.lowerBound >= end {
      let start = edit.range.lowerBound + shift
      if offset < start { break }
      if offset < start + edit.bytes.count { return edit.range.lowerBound }
      shift += edit.bytes.count - edit.range.count
      end = edit.range.upperBound
    }
    return offset - shift
  }

  // MARK: Choosing

  private static func grain(_ kind: SourcePart.Kind) -> Grain? {
    switch kind {
    case .value, .made, .attribute, .element: .value
    case .statement, .condition: .statement
    case .body, .result, .initializer: .body
    case .declaration: .declaration
    case .override, .inheritance, .method: nil
    }
  }

  private func smallest(at offset: Int, atLeast least: Grain, keeping kept: Set<String>) -> Int? {
    let candidates = parts.indices.filter { index in
      let part = parts[index]
      guard numbers[index] == nil, part.contains(offset), let grain = Self.grain(part.kind),
        grain >= least || part.kind == .attribute || part.kind == .made && least < .body
          || least == .body && isOfInitializer(part)
      else { return false }
      // No constraint holds with an anchor at rest.
      if part.kind == .value, part.name.hasSuffix("Anchor") { return false }
      return !(part.kind == .declaration && kept.contains { isOrHolds(part, $0) }) && !isInside(part)
    }
    return candidates.min { parts[$0].range.count < parts[$1].range.count }
  }

  /// The value that is a call, whose arguments are around a place; `nil` where the call is a statement of its own.
  private func valueOfCall(at offset: Int, keeping kept: Set<String>) -> Int? {
    let statement = smallest(at: offset, atLeast: .statement, keeping: kept)
    let values = parts.indices.filter { index in
      let part = parts[index]
      guard part.kind == .value, numbers[index] == nil, part.range.contains(offset), !isInside(part) else {
        return false
      }
      return statement.map { part.range.count < parts[$0].range.count } ?? false && opensCall(part, before: offset)
    }
    return values.min { parts[$0].range.count < parts[$1].range.count }
  }

  /// Whether a call begins in a part whose parenthesis is still open at a place.
  private func opensCall(_ part: SourcePart, before offset: Int) -> Bool {
    var depth = 0
    for byte in original.bytes[part.range.lowerBound..<offset] {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
    }
    return depth > 0
  }

  /// The part to leave out instead of the declaration of a variable inside of a property of its name: without it, the
  /// other statements would mean the property, which asks for itself for ever.
  private func withoutRecursion(_ index: Int) -> Int {
    let part = parts[index]
    guard part.kind == .statement,
      let name = original.text(part.range).prefixMatch(of: /(?:let|var) (\w+)/).map({ String($0.1) })
    else { return index }
    func around(_ kind: SourcePart.Kind) -> Int? {
      parts.indices.filter { parts[$0].kind == kind && parts[$0].range.contains(part.range.lowerBound) }
        .min { parts[$0].range.count < parts[$1].range.count }
    }
    guard let property = around(.declaration), parts[property].name.split(separator: ".").last == name[...],
      let body = around(.result), parts[property].range.contains(parts[body].range.lowerBound), numbers[body] == nil
    else { return index }
    return body
  }

  /// Whether a part is a statement of an initialiser, or the value that one assigns: without its whole body, nothing
  /// could be made.
  private func isOfInitializer(_ part: SourcePart) -> Bool {
    if part.kind == .value {
      return parts.contains {
        $0.kind == .statement && $0.range.upperBound == part.range.upperBound && isOfInitializer($0)
      }
    }
    guard [.statement, .condition].contains(part.kind) else { return false }
    let bodies = parts.filter { around in
      [.body, .result, .initializer].contains(around.kind) && around.range.lowerBound <= part.range.lowerBound
        && part.range.upperBound <= around.range.upperBound
    }
    return bodies.min { $0.range.count < $1.range.count }?.kind == .initializer
  }

  /// Whether a part that is left out is around another.
  private func isInside(_ part: SourcePart) -> Bool {
    numbers.keys.contains { outer in
      let range = parts[outer].range
      return range.count > part.range.count && range.lowerBound <= part.range.lowerBound
        && part.range.upperBound <= range.upperBound
    }
  }

  /// The conformance or the modifier that a message is about.
  private func named(in message: CompilerMessage, at offset: Int) -> Int? {
    let kind: SourcePart.Kind
    var name: String?
    if let wrong = message.wrongInheritance {
      (kind, name) = (.inheritance, wrong)
    } else if message.overridesNothing {
      kind = .override
    } else {
      return nil
    }
    let around = parts.filter { $0.kind == .declaration && $0.range.contains(offset) }
    guard let declaration = around.min(by: { $0.range.count < $1.range.count }) else { return nil }
    let inside = parts.indices.filter {
      numbers[$0] == nil && parts[$0].kind == kind && declaration.range.contains(parts[$0].range.lowerBound)
    }
    if kind == .inheritance { return inside.first { name == parts[$0].name || parts[$0].range.contains(offset) } }
    return inside.first
  }

  /// Whether a declaration is that of a type, or of an initialiser of it, or is around it.
  private func isOrHolds(_ part: SourcePart, _ type: String) -> Bool {
    part.name == type || part.name == "\(type).init" || type.hasPrefix("\(part.name).") && !part.name.isEmpty
  }

  // MARK: The text

  /// The text, in which spaces and calls take the place of what is left out. Lines stay.
  package var bytes: [UInt8] { SourceEdit.applied(edits, to: original.bytes, in: original.bytes.indices) }

  private var edits: [SourceEdit] {
    let inherited = numbers.keys.filter { parts[$0].kind == .inheritance }.map { parts[$0].range }
    let edits = numbers.map { index, number in
      let part = parts[index]
      var range = part.range
      // The comma before the last type is gone with the one before it.
      if part.kind == .inheritance, inherited.contains(where: { $0.upperBound == range.lowerBound + 1 }) {
        range = range.lowerBound + 1..<range.upperBound
      }
      let blank = SourceEdit.blank(range, of: original.bytes, nil).bytes
      let before = range.lowerBound > 0 ? original.bytes[range.lowerBound - 1] : 0
      // What takes the place of a body that begins on the next line must not touch the word before it.
      let isBehindWord = before >= UInt8(ascii: "a") && before <= UInt8(ascii: "z") && blank.first == 10
      let call = Array(((isBehindWord ? " " : "") + call(part, number)).utf8)
      let spaces = blank.prefix { $0 == UInt8(ascii: " ") }.count
      return SourceEdit(range, call + blank.dropFirst(min(call.count, spaces)), nil)
    }
    let casts = views.filter { object in !numbers.keys.contains { parts[$0].range.overlaps(object) } }.flatMap {
      [
        SourceEdit($0.lowerBound..<$0.lowerBound, "(".utf8, nil),
        SourceEdit($0.upperBound..<$0.upperBound, " as! UIView)".utf8, nil),
      ]
    }
    let names = renamed.filter { place, _ in
      !numbers.keys.contains { parts[$0].range.overlaps(place) || parts[$0].range.contains(place.lowerBound) }
    }.map { SourceEdit($0.key, $0.value.utf8, nil) }
    return edits + casts + names + methodObjects + wrappedValues + beginnings
      + separators(in: inherited).map { SourceEdit($0..<$0 + 1, " ".utf8, nil) }
  }

  /// The calls that take the objects of missing methods, where these begin.
  private var methodObjects: [SourceEdit] {
    numbers.filter { parts[$0.key].kind == .method && !isInside(parts[$0.key]) }.compactMap { index, number in
      parts[index].start.map { SourceEdit($0..<$0, "\(StandIns.configured)(\(number), ".utf8, nil) }
    }
  }

  /// The values of properties whose attributes are left out, which gave these values.
  private var wrappedValues: [SourceEdit] {
    numbers.filter { parts[$0.key].kind == .attribute && !isInside(parts[$0.key]) }.compactMap { index, number in
      parts[index].start.map { SourceEdit($0..<$0, " = \(StandIns.value)(\(number))".utf8, nil) }
    }
  }

  /// The values of stored properties, where the bodies of initialisers begin.
  private var beginnings: [SourceEdit] {
    given.filter { numbers[$0.key] == nil }.map { index, values in
      let text = values.map { " self.\($0.property) = \(StandIns.value)(\($0.number));" }.joined()
      let start = parts[index].range.lowerBound
      return SourceEdit(start..<start, text.utf8, nil)
    }
  }

  /// The comma or the colon in front of types that are left out at the end of a list of inherited types.
  private func separators(in inherited: [Range<Int>]) -> [Int] {
    var found: [Int] = []
    for last in inherited where original.bytes[last.lowerBound] == UInt8(ascii: ",") {
      var comma = last.lowerBound
      while let previous = inherited.first(where: { $0.upperBound == comma + 1 && $0 != last }) {
        var place = previous.lowerBound - 1
        while place > 0, [9, 10, 13, 32].contains(original.bytes[place]) { place -= 1 }
        comma = place
        if original.bytes[place] == UInt8(ascii: ":") { break }
      }
      let isOfRemoved = inherited.contains { $0.contains(comma) }
      if !isOfRemoved, [",", ":"].map(UInt8.init(ascii:)).contains(original.bytes[comma]) { found.append(comma) }
    }
    return found
  }

  private func call(_ part: SourcePart, _ number: Int) -> String {
    switch part.kind {
    // The views of a xib are loaded by a helper of many names.
    case .statement where loadsXib(part): "\(StandIns.nib)(\(number), self)"
    case .statement where original.text(part.range).hasPrefix("super.init("): superclassCall(around: part)
    case .statement where original.text(part.range).hasPrefix("self.init("):
      extendedCall(around: part, isStatement: true).map { "\(StandIns.skip)(\(number)); \($0)" }
        ?? "\(StandIns.skip)(\(number))"
    case .body, .statement: "\(StandIns.skip)(\(number))"
    // What is behind `else` runs.
    case .condition where isBehindElse(part): ""
    case .condition:
      "\(StandIns.skip)(\(number));" + (original.bytes[part.range.upperBound] == UInt8(ascii: "{") ? " do" : "")
    case .method: ")"
    case .result: "return \(StandIns.value)(\(number))"
    case .value: "\(StandIns.value)(\(number))"
    case .made: made(part, number)
    case .initializer:
      extendedCall(around: part).map { "\(StandIns.skip)(\(number)); \($0)" } ?? "\(StandIns.end)(\(number))"
    case .attribute: part.name
    case .override, .element, .inheritance, .declaration: ""
    }
  }

  /// Whether the part is the `if` of an `else if`.
  private func isBehindElse(_ part: SourcePart) -> Bool {
    let start = part.range.lowerBound
    // That `else` may be gone with the conditions before it.
    guard !numbers.keys.contains(where: { parts[$0].kind == .condition && parts[$0].range.upperBound == start }) else {
      return false
    }
    var end = start
    while end > 0, [9, 10, 13, 32].contains(original.bytes[end - 1]) { end -= 1 }
    return original.bytes[..<end].suffix(4).elementsEqual("else".utf8)
  }

  /// The call of the superclass's initialiser that needs no value, in the place of another one.
  private func superclassCall(around part: SourcePart) -> String {
    let type = typeOfInitializer(at: part.range.lowerBound)
    let inherited = original.scan.types.first { $0.kind == .class && $0.isCalled(type) }?.inherited.first ?? ""
    if let type, shownClasses.contains(type), UIKitName.superclass(of: inherited) == nil {
      return "super.init" + (inherited.hasSuffix("Controller") ? "(nibName: nil, bundle: nil)" : "(frame: .zero)")
    }
    return "super.init" + UIKitName.simplestArguments(of: inherited)
  }

  /// The call of an initialiser that UIKit's types have, in an initialiser that extends one of these; `nil` elsewhere.
  ///
  /// - Parameter isStatement: whether the call takes the place of another one alone, also in a class.
  private func extendedCall(around part: SourcePart, isStatement: Bool = false) -> String? {
    guard let type = typeOfInitializer(at: part.range.lowerBound) else { return nil }
    let declaration = original.scan.types.first { $0.kind != .extension && $0.isCalled(type) }
    if let declaration {
      guard isStatement, declaration.kind == .class, let inherited = declaration.inherited.first,
        UIKitName.superclass(of: inherited) != nil
      else { return nil }
      return "self.init" + UIKitName.simplestArguments(of: inherited)
    }
    if type == "UIColor" { return "self.init(white: 0.5, alpha: 1)" }
    return UIKitName.isOfUIKit(type) ? "self.init" + UIKitName.simplestArguments(of: type) : nil
  }

  /// The last name of the type whose initialiser is around a place.
  private func typeOfInitializer(at offset: Int) -> String? {
    let body = parts.filter { $0.kind == .initializer && $0.contains(offset) }
      .min { $0.range.count < $1.range.count }
    return body?.name.dropLast(".init".count).split(separator: ".").last.map(String.init)
  }

  /// A value of the type that a variable seems to have; what `guard` asks for is there.
  private func made(_ part: SourcePart, _ number: Int) -> String {
    let type = part.type ?? "Any"
    let value = "(\(StandIns.value)(\(number)) as \(type.hasSuffix("?") ? String(type.dropLast()) : type))"
    return type.hasSuffix("?") ? "Optional\(value)" : value
  }

  /// Whether a statement is a call without arguments, of the object itself, of what has `Nib` in its name.
  private func loadsXib(_ part: SourcePart) -> Bool {
    original.text(part.range).wholeMatch(of: /(?:self\.)?\w*Nib\w*\(\)/) != nil
  }
}
