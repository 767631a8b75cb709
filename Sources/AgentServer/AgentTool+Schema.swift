import LPArguments
package import LPJSONRPC

extension AgentTool {
  /// The tool as `tools/list` describes it.
  package var definition: JSONValue {
    [
      "name": .string(name), "title": .string(title), "description": .string(description),
      "inputSchema": inputSchema, "outputSchema": outputSchema,
      "annotations": [
        "readOnlyHint": .bool(!isWriting), "destructiveHint": false, "idempotentHint": true, "openWorldHint": false,
      ],
    ]
  }

  private var inputSchema: JSONValue {
    var properties: [String: JSONValue] = [:]
    var required: [JSONValue] = []
    switch operands {
    case .previews: properties["preview"] = Self.preview
    case .attributes:
      properties["preview"] = Self.preview
      properties["attributes"] = [
        "type": "array", "items": ["type": "string"], "minItems": 1,
        "description":
          "Views or guides by name or path, each with an attribute of a constraint: follow.width, card.top. Without an attribute: left, top, width and height.",
      ]
      required.append("attributes")
    case .text:
      properties["text"] = ["type": "string", "description": "The text to measure."]
      required.append("text")
    case .log:
      properties["log"] = [
        "type": "string",
        "description": "The console log as it was printed, with \"Unable to simultaneously satisfy constraints\".",
      ]
      required.append("log")
    }
    if takesFile {
      properties["file"] = [
        "type": "string",
        "description":
          "A Swift file that is a catalog by itself, a storyboard, or a xib, relative to the server's folder. Without it: the catalogs of the package.",
      ]
    }
    if case .drawn(pictures: true) = attachments {
      properties["max_side"] = [
        "type": "integer", "minimum": 64, "maximum": 4096, "default": 1024,
        "description": "The longest side of a picture in pixels; larger pictures are scaled down.",
      ]
    }
    for option in options { properties[option.name] = Self.schema(of: option) }
    return [
      "type": "object", "properties": .object(properties), "required": .array(required), "additionalProperties": false,
    ]
  }

  /// Whether the tool is about catalogs.
  var takesFile: Bool {
    switch operands {
    case .previews, .attributes: true
    case .text, .log: false
    }
  }

  private static let preview: JSONValue = [
    "type": "string",
    "description": "A preview by name, in any case; '*' matches any characters. Without it: all previews.",
  ]

  private static func schema(of option: ArgumentOption) -> JSONValue {
    var schema: [String: JSONValue] = ["description": .string(option.fullHelp)]
    func words(_ words: [String]) -> JSONValue { .array(words.map { .string($0) }) }
    switch option.form {
    case .flag: schema["type"] = "boolean"
    case .value: schema["type"] = "string"
    case .choice(let choices): (schema["type"], schema["enum"]) = ("string", words(choices))
    case .list, .repeated: (schema["type"], schema["items"]) = ("array", ["type": "string"])
    case .choices(let choices):
      (schema["type"], schema["items"]) = ("array", ["type": "string", "enum": words(choices)])
    case .integer(_, let range):
      schema["type"] = "integer"
      (schema["minimum"], schema["maximum"]) = (.number(Double(range.lowerBound)), .number(Double(range.upperBound)))
    case .number(_, let range):
      schema["type"] = "number"
      (schema["minimum"], schema["maximum"]) = (.number(range.lowerBound), .number(range.upperBound))
    case .seconds: (schema["type"], schema["exclusiveMinimum"]) = ("number", 0)
    }
    return .object(schema)
  }

  /// The schema of the report of `--json`, with the members that it has in any case.
  private var outputSchema: JSONValue {
    if case .log = operands {
      return [
        "type": "object",
        "properties": [
          "conflicts": ["type": "array", "items": ["type": "object"]],
          "traces": ["type": "array", "items": ["type": "object"]],
        ],
        "required": ["conflicts", "traces"],
      ]
    }
    return Self.reportSchema
  }

  private static let reportSchema: JSONValue = [
    "type": "object",
    "properties": [
      "schema": ["type": "string", "description": "The report's kind and version: layout-preview/lint/1"],
      "status": [
        "type": "integer",
        "description":
          "0 nothing was found, 1 something was found, 2 it could not be carried out, 3 another environment",
      ],
      "catalogs": ["type": "array", "items": ["type": "object"]],
    ],
    "required": ["schema", "status"],
  ]
}
