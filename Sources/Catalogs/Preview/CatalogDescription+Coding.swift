import LPLayoutModel
import LPChecks
import LPSupport
import LPVariants

/// A description is a list of values without keys. Two processes code it at the start of each command; most of that time
/// goes into what the runtime prepares for each type with keys, so only rare values have some.
extension CatalogDescription: Codable {
  package init(from decoder: any Decoder) throws {
    var fields = try decoder.unkeyedContainer()
    name = try fields.decode(String.self)
    document = try fields.decodeIfPresent(DocumentFile.self)
    var previews: [PreviewDescription] = []
    while !fields.isAtEnd { previews.append(try PreviewDescription(from: &fields)) }
    self.previews = previews
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.unkeyedContainer()
    try fields.encode(name)
    try fields.encodeIfPresent(document)
    for preview in previews { try preview.encode(to: &fields) }
  }
}

extension PreviewDescription {
  fileprivate init(from fields: inout any UnkeyedDecodingContainer) throws {
    name = try fields.decode(String.self)
    matrix = try fields.decodeIfPresent(VariantMatrix.self)
    ignored = Set(try fields.decodeIfPresent([LintRule].self) ?? [])
    callSite = CallSite(
      fileID: try fields.decode(String.self), filePath: try fields.decode(String.self),
      line: try fields.decode(Int.self), column: try fields.decode(Int.self))
  }

  fileprivate func encode(to fields: inout any UnkeyedEncodingContainer) throws {
    try fields.encode(name)
    try fields.encodeIfPresent(matrix)
    try fields.encodeIfPresent(ignored.isEmpty ? nil : ignored.sorted { $0.rawValue < $1.rawValue })
    try fields.encode(callSite.fileID)
    try fields.encode(callSite.filePath)
    try fields.encode(callSite.line)
    try fields.encode(callSite.column)
  }
}
