package import LPSupport

extension GoldenEnvironment {
  /// Reads the content of `environment.json`.
  ///
  /// Every command that draws reads it at its start, where `Codable` would take several times as long.
  package init(json bytes: [UInt8]) throws(JSONNode.Failure) {
    let file = Fields(node: try JSONNode(parsing: bytes))
    let fonts = try file.list("fonts", Self.font)
    let libraries = try file.list("libraries") { entry throws(JSONNode.Failure) in
      Library(name: try entry.text("name"), version: try entry.text("version"))
    }
    guard let fonts, let libraries else { throw file.failure("it lists no fonts and libraries") }
    self.init(fonts: fonts, libraries: libraries, metrics: try file.optionalText("metrics") ?? Self.usualMetrics)
    families = Self.families(ofLines: try file.texts("families"))
    keepsFonts = try file.flag("keepsFonts")
    calibrationChanges = try file.texts("calibrationChanges")
    setCalibration(try file.texts("calibration"))
  }

  private static func font(_ entry: Fields) throws(JSONNode.Failure) -> Font {
    Font(
      name: try entry.text("name"), sha256: try entry.text("sha256"), package: try entry.optionalText("package"),
      kept: try entry.list("kept") { file throws(JSONNode.Failure) in
        KeptFile(file: try file.text("file"), face: try file.optionalInteger("face"))
      }, license: try entry.optionalText("license"))
  }
}

/// The members of an object of a JSON file. A member that is `null` is as one that is missing.
private struct Fields {
  let node: JSONNode

  func failure(_ reason: String) -> JSONNode.Failure { JSONNode.Failure(offset: node.offset, reason: reason) }

  private func value(_ name: String) -> JSONNode.Value? {
    if let value = node.member(name)?.value, case .null = value { return nil }
    return node.member(name)?.value
  }

  func text(_ name: String) throws(JSONNode.Failure) -> String {
    guard let text = try optionalText(name) else { throw failure("'\(name)' is missing") }
    return text
  }

  func optionalText(_ name: String) throws(JSONNode.Failure) -> String? {
    guard let value = value(name) else { return nil }
    guard case .string(let text) = value else { throw failure("'\(name)' is not a string") }
    return text
  }

  func optionalInteger(_ name: String) throws(JSONNode.Failure) -> Int? {
    guard let value = value(name) else { return nil }
    guard case .number(let number) = value, let whole = Int(exactly: number) else {
      throw failure("'\(name)' is not a whole number")
    }
    return whole
  }

  func flag(_ name: String) throws(JSONNode.Failure) -> Bool {
    guard let value = value(name) else { return false }
    guard case .bool(let flag) = value else { throw failure("'\(name)' is not a boolean") }
    return flag
  }

  func texts(_ name: String) throws(JSONNode.Failure) -> [String: String] {
    guard let value = value(name) else { return [:] }
    guard case .object(let members) = value else { throw failure("'\(name)' is not an object") }
    var texts: [String: String] = [:]
    for member in members {
      guard case .string(let text) = member.node.value else { throw failure("'\(name)' has a value that is no string") }
      texts[member.name] = text
    }
    return texts
  }

  func list<Element>(
    _ name: String, _ read: (Fields) throws(JSONNode.Failure) -> Element
  ) throws(JSONNode.Failure) -> [Element]? {
    guard let value = value(name) else { return nil }
    guard case .array(let nodes) = value else { throw failure("'\(name)' is not a list") }
    var elements: [Element] = []
    for node in nodes { elements.append(try read(Fields(node: node))) }
    return elements
  }
}
