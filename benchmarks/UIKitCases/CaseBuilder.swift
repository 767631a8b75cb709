import LPComponents
import Foundation

/// A case that cannot be laid out as described.
struct CaseError: Error {
  let message: String
}

/// Builds the tree and the constraints of one case.
@MainActor
struct CaseBuilder {
  let root: UIView
  private(set) var views: [String: UIView] = [:]
  private var controllers: [UIViewController] = []
  private(set) var constraints: [(tag: String?, constraint: NSLayoutConstraint)] = []

  /// - Parameter text: measures the labels whose content size is not given.
  init(_ spec: UIKitCase, text: any TextMeasuring) throws(CaseError) {
    let insets = spec.rootSafeArea.map(Self.insets) ?? .zero
    let size = CGSize(width: spec.root[0], height: spec.root[1])
    let environment = LayoutEnvironment(
      traits: TraitValues(
        layoutDirection: spec.direction == "rtl" ? .rightToLeft : .leftToRight, displayScale: spec.scale),
      screenSize: size, safeAreaInsets: insets, text: text)
    root = LayoutEnvironment.$current.withValue(environment) { UIView(frame: CGRect(origin: .zero, size: size)) }
    root.marginState.safeArea = insets
    if let margins = spec.rootMargins { root.layoutMargins = Self.insets(margins) }
    views["root"] = root
    for view in spec.views {
      guard let parent = views[view.parent] else { throw CaseError(message: "no view \(view.parent)") }
      let made = LayoutEnvironment.$current.withValue(environment) { makeRoleView(view) }
      views[view.id] = made
      if view.arranged == true, let stack = parent as? UIStackView {
        stack.addArrangedSubview(made)
      } else {
        parent.addSubview(made)
      }
    }
    for constraint in spec.constraints { constraints.append((constraint.tag, try make(constraint))) }
  }

  static func insets(_ values: [Double]) -> UIEdgeInsets {
    UIEdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
  }

  // MARK: Views

  /// A view, under its controller where it is a controller's.
  private mutating func makeRoleView(_ spec: UIKitCase.ViewSpec) -> UIView {
    let view = Self.make(spec)
    if spec.role?.contains("controller") == true {
      let controller = UIViewController()
      controller.view = view
      controllers.append(controller)
    }
    return view
  }

  private static func make(_ spec: UIKitCase.ViewSpec) -> UIView {
    let frame = spec.frame.map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    let view: UIView
    if let stack = spec.stack {
      view = make(stack)
    } else if spec.class == "UILabel", spec.intrinsic == nil, let text = spec.text {
      let label = UILabel()
      label.text = text
      label.font = .systemFont(ofSize: CGFloat(spec.fontSize ?? 17))
      label.numberOfLines = spec.lines ?? 1
      view = label
    } else {
      let measured = spec.class == "UILabel" ? MeasuredLabel(frame: .zero) : MeasuredView(frame: .zero)
      takePriorities(of: spec.class, to: measured)
      if let size = spec.intrinsic { measured.measured = CGSize(width: size[0], height: size[1]) }
      if let insets = spec.alignInsets { measured.insets = Self.insets(insets) }
      (measured as? MeasuredLabel)?.lines = spec.lines ?? 1
      view = measured
    }
    if let frame { view.frame = frame }
    view.translatesAutoresizingMaskIntoConstraints = frame != nil
    view.isHidden = spec.hidden ?? false
    if let margins = spec.margins { view.layoutMargins = insets(margins) }
    if let insets = spec.insetsLayoutMarginsFromSafeArea { view.insetsLayoutMarginsFromSafeArea = insets }
    if let preserves = spec.preservesSuperviewLayoutMargins { view.preservesSuperviewLayoutMargins = preserves }
    if let baseline = spec.baselineInferred {
      view.givenContent = GivenContent(
        baselines: (.fromTop(baseline), .fromBottom((spec.intrinsic.map { $0[1] } ?? 0) - baseline)))
    }
    if let hug = spec.hug {
      view.setContentHuggingPriority(UILayoutPriority(hug[0]), for: .horizontal)
      view.setContentHuggingPriority(UILayoutPriority(hug[1]), for: .vertical)
    }
    if let comp = spec.comp {
      view.setContentCompressionResistancePriority(UILayoutPriority(comp[0]), for: .horizontal)
      view.setContentCompressionResistancePriority(UILayoutPriority(comp[1]), for: .vertical)
    }
    return view
  }

  /// What a class hugs with where nothing else is said.
  private static func takePriorities(of className: String, to view: UIView) {
    let model: UIView
    switch className {
    case "UILabel": model = UILabel()
    case "UISwitch": model = UISwitch()
    case "UIStepper": model = UIStepper()
    case "UIProgressView": model = UIProgressView()
    case "UIActivityIndicatorView": model = UIActivityIndicatorView()
    default: return
    }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(model.contentHuggingPriority(for: axis), for: axis)
      view.setContentCompressionResistancePriority(model.contentCompressionResistancePriority(for: axis), for: axis)
    }
  }

  private static func make(_ spec: UIKitCase.StackSpec) -> UIStackView {
    let stack = UIStackView()
    stack.axis = spec.axis == "vertical" ? .vertical : .horizontal
    stack.spacing = spec.spacing ?? 0
    switch spec.distribution {
    case "fillEqually": stack.distribution = .fillEqually
    case "fillProportionally": stack.distribution = .fillProportionally
    case "equalSpacing": stack.distribution = .equalSpacing
    case "equalCentering": stack.distribution = .equalCentering
    default: stack.distribution = .fill
    }
    switch spec.alignment {
    case "leading", "top": stack.alignment = .leading
    case "trailing", "bottom": stack.alignment = .trailing
    case "center": stack.alignment = .center
    case "firstBaseline": stack.alignment = .firstBaseline
    case "lastBaseline": stack.alignment = .lastBaseline
    default: stack.alignment = .fill
    }
    stack.isLayoutMarginsRelativeArrangement = spec.marginsRelative ?? false
    if let margins = spec.margins { stack.layoutMargins = insets(margins) }
    return stack
  }

  // MARK: Constraints

  private static let attributes: [String: NSLayoutConstraint.Attribute] = Dictionary(
    uniqueKeysWithValues: NSLayoutConstraint.Attribute.allCases.map { ("\($0)", $0) })

  private func item(_ name: String) throws(CaseError) -> AnyObject {
    let parts = name.split(separator: "@").map(String.init)
    guard let view = views[parts[0]] else { throw CaseError(message: "no view \(parts[0])") }
    guard parts.count > 1 else { return view }
    switch parts[1] {
    case "safeArea": return view.safeAreaLayoutGuide
    case "layoutMargins": return view.layoutMarginsGuide
    case "readableContent": return view.readableContentGuide
    default: throw CaseError(message: "no guide \(parts[1])")
    }
  }

  private func make(_ spec: UIKitCase.ConstraintSpec) throws(CaseError) -> NSLayoutConstraint {
    guard let attribute = Self.attributes[spec.attr], let second = Self.attributes[spec.attr2 ?? "notAnAttribute"]
    else {
      throw CaseError(message: "no attribute \(spec.attr) or \(spec.attr2 ?? "")")
    }
    let relation: NSLayoutConstraint.Relation =
      spec.rel == "<=" ? .lessThanOrEqual : spec.rel == ">=" ? .greaterThanOrEqual : .equal
    let other: AnyObject?
    if let name = spec.second { other = try item(name) } else { other = nil }
    let constraint = NSLayoutConstraint(
      item: try item(spec.first), attribute: attribute, relatedBy: relation, toItem: other, attribute: second,
      multiplier: spec.mult ?? 1, constant: spec.const ?? 0)
    constraint.priority = UILayoutPriority(spec.prio ?? 1000)
    constraint.identifier = spec.tag
    return constraint
  }
}
