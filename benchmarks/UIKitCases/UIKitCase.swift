import Foundation

/// One layout measured on UIKit; the format is described beside the data.
struct UIKitCase: Decodable {
  let name: String
  let family: String
  let platform: String
  let root: [Double]
  let direction: String
  let views: [ViewSpec]
  let constraints: [ConstraintSpec]
  /// Frames in the superview's coordinates; a component that was not measured is nil.
  let expected: [String: [Double?]]?
  let steps: [String]?
  let mode: String?
  let expectedBroken: [String]?
  let rootSafeArea: [Double]?
  let rootMargins: [Double]?
  let expectedSafeArea: [String: [Double]]?
  let expectedMargins: [String: [Double]]?
  let expectedGuide: [String: [Double]]?
  let expectedFitting: Fitting?

  struct ViewSpec: Decodable {
    let id: String
    let parent: String
    let `class`: String
    let frame: [Double]?
    let intrinsic: [Double]?
    let hug: [Float]?
    let comp: [Float]?
    let lines: Int?
    let stack: StackSpec?
    let arranged: Bool?
    let hidden: Bool?
    let margins: [Double]?
    let alignInsets: [Double]?
    /// Whether they were worked out from the frames.
    let alignInsetsInferred: Bool?
    let baselineInferred: Double?
    /// `view controller root view`.
    let role: String?
    let insetsLayoutMarginsFromSafeArea: Bool?
    let preservesSuperviewLayoutMargins: Bool?
    let text: String?
    let fontSize: Double?
  }

  /// A size by `systemLayoutSizeFitting`.
  struct Fitting: Decodable {
    let view: String
    /// `compressed` or `expanded`.
    let target: String
    let size: [Double]
  }

  struct StackSpec: Decodable {
    let axis: String
    let spacing: Double?
    let distribution: String?
    let alignment: String?
    let marginsRelative: Bool?
    let margins: [Double]?
  }

  struct ConstraintSpec: Decodable {
    let first: String
    let attr: String
    let rel: String?
    let second: String?
    let attr2: String?
    let mult: Double?
    let const: Double?
    let prio: Float?
    let tag: String?
  }

  var scale: CGFloat { platform.contains("@3x") ? 3 : 2 }
}

/// A case, or why it cannot be read: one that has something new in it does not take the others with it.
struct ReadCase: Decodable {
  let name: String
  let family: String
  let group: String
  let spec: Result<UIKitCase, any Error>

  private struct Head: Decodable {
    let name: String
    let family: String
    let group: String?
  }

  init(from decoder: any Decoder) throws {
    let head = try Head(from: decoder)
    (name, family, group) = (head.name, head.family, head.group ?? head.name)
    spec = Result { try UIKitCase(from: decoder) }
  }
}
