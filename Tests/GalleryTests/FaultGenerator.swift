import LPComponents
import LPChecks
import Foundation
import LayoutPreview
import LPSupport

/// Faults that a seed puts into screens of the gallery: each kind changes something that a developer may get wrong, at a
/// view or a constraint that the seed chooses.
@MainActor
struct FaultGenerator {
  /// A fault for one screen.
  struct Fault: CustomStringConvertible {
    let kind: Kind
    let screen: String
    /// The name of the view, or the number of the constraint.
    let target: Target

    nonisolated var description: String { "\(kind) at \(target) of \(screen)" }
  }

  enum Target: Hashable {
    case view(String)
    case constraint(Int)
  }

  enum Kind: String, CaseIterable {
    case missingConstraint, secondConstant, longText, movedOut, smallButton, leftForLeading, paleText, fixedFont
    case negativeConstant, requiredResistance, constantWidth, unlabelledSwitch, coveredButton, setFrame, lostWish
    case stretchedLabel, edgeForMargin

    /// The rules of which one finds the fault.
    var rules: Set<LintRule> {
      switch self {
      case .missingConstraint: [.ambiguous, .ambiguousContentSize]
      case .secondConstant: [.conflict]
      case .longText: [.clippedText, .offScreen]
      case .movedOut: [.offScreen]
      case .smallButton: [.smallTarget]
      case .leftForLeading: [.mirror]
      case .paleText: [.contrast]
      case .fixedFont: [.fixedText]
      case .negativeConstant: [.negativeSpacing]
      case .requiredResistance: [.requiredContentPriority]
      case .constantWidth: [.constantTextSize]
      case .unlabelledSwitch: [.unnamedControl]
      case .coveredButton: [.overlappingTargets]
      case .setFrame: [.manualFrame]
      case .lostWish: [.unsatisfiedOptional, .offScreen]
      case .stretchedLabel: [.stretchedBaseline]
      case .edgeForMargin: [.edgeWithoutMargin]
      }
    }

    var variants: [String] {
      switch self {
      case .leftForLeading: ["rtl"]
      case .fixedFont: ["accessibility5"]
      default: ["default"]
      }
    }
  }

  /// The trees of the screens in their default variant, before anything is changed.
  let screens: [(name: String, tree: ScreenTree)]

  /// Returns a number of faults, the kinds in turn.
  func faults(_ count: Int, seed: UInt64) -> [Fault] {
    var random = SplitMix64(seed: seed)
    let candidates = Dictionary(
      uniqueKeysWithValues: Kind.allCases.map { kind in
        (
          kind,
          screens.flatMap { name, tree in
            targets(of: kind, in: tree).map { Fault(kind: kind, screen: name, target: $0) }
          }
        )
      })
    var known: Set<String> = []
    var found: [Fault] = []
    var number = 0
    while found.count < count {
      let all = candidates[Kind.allCases[number % Kind.allCases.count]]!
      number += 1
      let fault = all[Int(random.next() % UInt64(all.count))]
      if known.insert("\(fault)").inserted { found.append(fault) }
    }
    return found
  }

  private func targets(of kind: Kind, in tree: ScreenTree) -> [Target] {
    let views = tree.result.views
    func names(where isSuitable: (Int) -> Bool) -> [Target] {
      views.indices.filter { $0 > 0 && !views[$0].isHidden && isSuitable($0) }.map { .view(views[$0].name) }
    }
    func numbers(where isSuitable: (NSLayoutConstraint) -> Bool) -> [Target] {
      tree.constraints.indices.filter {
        let constraint = tree.constraints[$0]
        return constraint.priority == .required && constraint.relation == .equal && isSuitable(constraint)
      }.map { .constraint($0) }
    }
    func isLabel(_ index: Int) -> Bool { tree.views[index] is UILabel && views[index].content.text?.isEmpty == false }
    func isPinned(_ index: Int) -> Bool { !(tree.views[index].superview is UIStackView) }
    func scrolls(_ index: Int) -> Bool {
      var next = tree.views[index].superview
      while let view = next {
        if view is UIScrollView { return true }
        next = view.superview
      }
      return false
    }
    switch kind {
    case .missingConstraint:
      // The position of a view within its superview: nothing else says the same.
      return numbers { constraint in
        constraint.firstAttribute == .top && constraint.secondAttribute == .bottom
          && constraint.firstItem is UIView && tree.isOnlyVertical(constraint)
      }
    case .secondConstant:
      return numbers { $0.secondItem != nil && $0.firstAttribute == .leading && $0.secondAttribute == .leading }
    case .longText: return names { isLabel($0) }
    case .movedOut:
      // A container that is tied to its label would move with it.
      return names { isLabel($0) && tree.views[$0].superview === tree.root }
    case .smallButton, .unlabelledSwitch: return names { isPinned($0) && !scrolls($0) && views[$0].frame.minY < 500 }
    case .leftForLeading:
      return numbers { constraint in
        constraint.firstAttribute == .leading && constraint.secondAttribute == .leading
          && (constraint.firstItem as? UIView).map { tree.isOnlyHorizontal(constraint, $0) } ?? false
      }
    case .paleText:
      return names { index in
        isLabel(index)
          && views[index].content.items.contains {
            if case .text(_, _, let color) = $0 { color.red < 0.3 } else { false }
          }
      }
    case .fixedFont: return names { isLabel($0) && views[$0].frame.height > 0 }
    case .negativeConstant:
      return numbers { constraint in
        constraint.constant > 0 && constraint.firstItem is UIView && constraint.secondItem is UIView
          && [.top, .leading].contains(constraint.firstAttribute)
          && [.bottom, .trailing].contains(constraint.secondAttribute)
      }
    case .requiredResistance: return names { isLabel($0) }
    case .constantWidth: return names { isLabel($0) && isPinned($0) && views[$0].frame.width > 1 }
    case .coveredButton: return names { views[$0].role == .target && isPinned($0) }
    case .setFrame: return names { isPinned($0) && !tree.views[$0].translatesAutoresizingMaskIntoConstraints }
    case .lostWish: return names { isPinned($0) && views[$0].frame.width > 1 }
    case .stretchedLabel:
      return names { index in
        isLabel(index) && isPinned(index)
          && tree.constraints.contains { $0.firstItem === tree.views[index] && $0.firstAttribute == .firstBaseline }
      }
    case .edgeForMargin: return names { isLabel($0) && isPinned($0) && !scrolls($0) }
    }
  }

  // MARK: Changes

  static func apply(_ fault: Fault, to tree: ScreenTree) {
    switch fault.target {
    case .view(let name): if let view = tree.view(name) { change(view, fault.kind, in: tree) }
    case .constraint(let number):
      guard tree.constraints.indices.contains(number) else { return }
      change(tree.constraints[number], fault.kind)
    }
  }

  private static func change(_ constraint: NSLayoutConstraint, _ kind: Kind) {
    switch kind {
    case .missingConstraint: constraint.isActive = false
    case .negativeConstant: constraint.constant = -12
    case .secondConstant, .leftForLeading:
      let attribute: NSLayoutConstraint.Attribute = kind == .secondConstant ? constraint.firstAttribute : .left
      let other = NSLayoutConstraint(
        item: constraint.firstItem as Any, attribute: attribute, relatedBy: .equal, toItem: constraint.secondItem,
        attribute: kind == .secondConstant ? constraint.secondAttribute : .left, multiplier: 1,
        constant: constraint.constant + (kind == .secondConstant ? 37 : 24))
      if kind == .leftForLeading { constraint.isActive = false }
      other.isActive = true
    default: break
    }
  }

  private static func change(_ view: UIView, _ kind: Kind, in tree: ScreenTree) {
    let (label, root) = (view as? UILabel, tree.root)
    switch kind {
    case .longText:
      label?.text = Array(repeating: label?.text ?? "", count: 30).joined(separator: " ")
      label?.numberOfLines = 1
    case .movedOut:
      let own = tree.constraints.filter { ($0.firstItem === view || $0.secondItem === view) && $0.isHorizontal }
      NSLayoutConstraint.deactivate(own)
      view.leadingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10).isActive = true
    case .paleText: label?.textColor = UIColor(white: 0.85, alpha: 1)
    case .fixedFont: label?.font = .systemFont(ofSize: 15)
    case .requiredResistance: view.setContentCompressionResistancePriority(.required, for: .horizontal)
    case .constantWidth: view.widthAnchor.constraint(equalToConstant: 90).isActive = true
    case .setFrame:
      view.frame = CGRect(x: 3, y: 5, width: 71, height: 37)
      // The tree was laid out before: the frame lasts until the next layout.
      view.invalidateIntrinsicContentSize()
    case .lostWish:
      let wish = view.widthAnchor.constraint(equalToConstant: 5000)
      wish.priority = .defaultHigh
      wish.isActive = true
    case .stretchedLabel:
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: view.intrinsicContentSize.height + 60).isActive = true
    case .edgeForMargin:
      let note = UILabel()
      note.text = "Note"
      add(note, to: root)
      note.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16).isActive = true
      note.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 4).isActive = true
    case .smallButton, .unlabelledSwitch, .coveredButton: addControl(kind, at: view, root)
    default: break
    }
  }

  private static func addControl(_ kind: Kind, at view: UIView, _ root: UIView) {
    guard kind != .unlabelledSwitch else {
      let control = UISwitch()
      add(control, to: root)
      control.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      control.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 4).isActive = true
      return
    }
    let button = UIButton(type: .custom)
    button.setImage(UIImage(systemName: "xmark"), for: .normal)
    let isCovering = kind == .coveredButton
    add(button, to: isCovering ? view.superview ?? root : root)
    button.leadingAnchor.constraint(equalTo: isCovering ? view.centerXAnchor : view.leadingAnchor).isActive = true
    button.topAnchor.constraint(equalTo: isCovering ? view.centerYAnchor : view.bottomAnchor).isActive = true
    for side in [button.widthAnchor, button.heightAnchor] {
      side.constraint(equalToConstant: isCovering ? 60 : 20).isActive = true
    }
  }

  private static func add(_ view: UIView, to parent: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
  }
}

/// A screen's tree, whose views and constraints faults name.
@MainActor
final class ScreenTree {
  let root: UIView
  let views: [UIView]
  let result: LayoutResult
  /// The author's constraints, in the order of the views that hold them.
  let constraints: [NSLayoutConstraint]

  init(_ root: UIView) {
    self.root = root
    result = LayoutResult.capture(root)
    var views: [UIView] = []
    func collect(_ view: UIView) {
      views.append(view)
      view.subviews.forEach(collect)
    }
    collect(root)
    self.views = views
    constraints = views.flatMap(\.constraints).filter { $0.origin == .user }
  }

  func view(_ name: String) -> UIView? { result.views.firstIndex { $0.name == name }.map { views[$0] } }

  /// Returns whether nothing else places a constraint's view vertically.
  func isOnlyVertical(_ constraint: NSLayoutConstraint) -> Bool {
    let view = constraint.firstItem
    return !constraints.contains {
      $0 !== constraint && !$0.isHorizontal && $0.relation == .equal
        && ($0.firstItem === view && $0.firstAttribute != .height
          || $0.secondItem === view && $0.secondAttribute != .bottom && $0.secondAttribute != .height)
    }
  }

  /// Returns whether nothing else places a view horizontally.
  func isOnlyHorizontal(_ constraint: NSLayoutConstraint, _ view: UIView) -> Bool {
    view.semanticContentAttribute == .unspecified
      && !constraints.contains {
        $0 !== constraint && $0.isHorizontal && $0.firstAttribute != .width
          && ($0.firstItem === view && $0.relation == .equal)
      }
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint is about horizontal attributes.
  var isHorizontal: Bool { firstAttribute.axis == .horizontal }
}
