package enum GivenInsetsError: Error, Hashable, CustomStringConvertible {
  case notInsets(reason: String)
  case notFourNumbers(id: String)

  package var description: String {
    switch self {
    case .notInsets(let reason):
      "the file of insets is malformed (\(reason)); write {\"scene id\": {\"safeArea\": [left, top, right, bottom], "
        + "\"margins\": {}, \"guides\": {}}}"
    case .notFourNumbers(let id): "the insets of \(id) are not four finite numbers: left, top, right, bottom"
    }
  }
}
