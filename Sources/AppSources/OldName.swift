/// Names that UIKit had in Swift 4, and those that it has since Swift 4.2.
enum OldName {
  private static let names = [
    "NSAttributedStringKey": "NSAttributedString.Key", "UIControlState": "UIControl.State",
    "UIControlEvents": "UIControl.Event", "UIViewContentMode": "UIView.ContentMode",
    "UIViewAnimationOptions": "UIView.AnimationOptions", "UIViewAutoresizing": "UIView.AutoresizingMask",
    "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
    "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType", "UITableViewStyle": "UITableView.Style",
    "UITableViewAutomaticDimension": "UITableView.automaticDimension", "UIFontTextStyle": "UIFont.TextStyle",
    "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
    "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
    "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style", "UIStackViewAlignment": "UIStackView.Alignment",
    "UIBarButtonItemStyle": "UIBarButtonItem.Style",
    "UIImagePickerControllerSourceType": "UIImagePickerController.SourceType",
    "UIAccessibilityTraitNone": "UIAccessibilityTraits.none",
    "UIAccessibilityTraitButton": "UIAccessibilityTraits.button",
    "UIAccessibilityTraitLink": "UIAccessibilityTraits.link",
    "UIAccessibilityTraitImage": "UIAccessibilityTraits.image",
    "UIAccessibilityTraitHeader": "UIAccessibilityTraits.header",
    "UIAccessibilityTraitSelected": "UIAccessibilityTraits.selected",
    "UIAccessibilityTraitStaticText": "UIAccessibilityTraits.staticText",
    "kCAGravityTopLeft": "CALayerContentsGravity.topLeft", "kCAGravityCenter": "CALayerContentsGravity.center",
    "kCAGravityResizeAspect": "CALayerContentsGravity.resizeAspect",
    "kCAGravityResizeAspectFill": "CALayerContentsGravity.resizeAspectFill",
    "kCALineCapRound": "CAShapeLayerLineCap.round", "kCALineJoinRound": "CAShapeLayerLineJoin.round",
    "kCAFillModeForwards": "CAMediaTimingFillMode.forwards", "kCAFillModeBoth": "CAMediaTimingFillMode.both",
  ]

  /// The beginnings of calls of methods, and labels of arguments.
  private static let calls = [
    "bringSubview(toFront: ": "bringSubviewToFront(", "sendSubview(toBack: ": "sendSubviewToBack(",
    "addChildViewController(": "addChild(", "removeFromParentViewController(": "removeFromParent(",
    "childViewControllers": "children",
  ]
  private static let labels: Set = ["activityIndicatorStyle:", "toParentViewController:"]

  /// Whether a message may be about one of the names, or about one that the compiler knows itself.
  static func mayConcern(_ message: CompilerMessage) -> Bool {
    if message.renaming != nil || label(in: message) != nil { return true }
    if let name = message.missingName { return names[name] != nil }
    return message.missingMember.map { member in calls.contains { $0.key.hasPrefix(member.name) } } ?? false
  }

  /// What is wrong at a place and what takes its place, by a message about it.
  ///
  /// - Parameter text: the source from the place on.
  static func change(for message: CompilerMessage, in text: some Collection<UInt8>) -> (old: String, new: String)? {
    if let name = message.missingName, let new = names[name] { return (name, new) }
    if message.missingMember != nil, let call = calls.first(where: { text.starts(with: $0.key.utf8) }) {
      return (call.key, call.value)
    }
    return nil
  }

  /// A label that has another name now, by a message about the call.
  static func label(in message: CompilerMessage) -> (old: String, new: String)? {
    guard
      let match = message.text.firstMatch(of: /^incorrect argument label in call \(have '(\w+:)', expected '(\w+:)'\)/)
    else { return nil }
    return labels.contains(String(match.1)) ? (String(match.1), String(match.2)) : nil
  }
}

extension CompilerMessage {
  /// Whether other words would do: the message may be about a name that is called otherwise now, lacks `override` or
  /// needs another initialiser of the superclass.
  package var mayConcernOldName: Bool { OldName.mayConcern(self) || lacksOverride || needsDesignated }
}
