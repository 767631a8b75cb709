import Testing
import UIKit

/// Commands, menus and those who build them, of which none is shown, and what bar items take from actions.
@MainActor
struct MenuTests {
  @Test func `a bar item keeps whom it calls, and has the look of its action`() {
    let target = NSObject()
    let item = UIBarButtonItem(title: "Save", style: .plain, target: target, action: Selector("save:"))
    #expect(item.target === target && item.action == Selector("save:"))
    item.primaryAction = UIAction(title: "Send", image: UIImage(systemName: "plus")) { _ in }
    #expect(item.title == "Send" && item.image == UIImage(systemName: "plus"))
    item.primaryAction = nil
    #expect(item.title == "Send")
    let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction(title: "Go") { _ in })
    done.primaryAction = UIAction(title: "Stop") { _ in }
    #expect(done.title == "Done" && done.primaryAction?.title == "Stop")
  }

  @Test func `a bar item is made with a menu alone`() {
    let item = UIBarButtonItem(title: "More", menu: UIMenu(children: []))
    #expect(item.menu?.children.isEmpty == true && item.title == "More" && item.primaryAction == nil)
    (item.possibleTitles, item.isSelected, item.changesSelectionAsPrimaryAction) = (["More", "Less"], true, true)
    item.menuRepresentation = item.menu
    #expect(item.possibleTitles?.count == 2 && item.isSelected && item.changesSelectionAsPrimaryAction)
    let old = UIBarButtonItem(
      image: UIImage(), landscapeImagePhone: UIImage(), style: .plain, target: nil, action: nil)
    #expect(old.landscapeImagePhone != nil && old.menuRepresentation == nil)
  }

  @Test func `commands are entries of menus, with keys or without`() {
    let delete = UICommand(title: "Delete", action: Selector("delete:"), propertyList: 1, attributes: .destructive)
    let copy = UIKeyCommand(title: "Copy", action: Selector("copy:"), input: "c", modifierFlags: .command, state: .on)
    copy.wantsPriorityOverSystemBehavior = true
    let share = UIDeferredMenuElement.uncached { $0([]) }
    let menu = UIMenu(title: "Edit", identifier: .edit, options: .displayInline, children: [delete, copy, share])
    #expect(menu.selectedElements == [copy] && copy.input == "c" && copy.wantsPriorityOverSystemBehavior)
    let other = menu.replacingChildren([delete])
    #expect(other.identifier == .edit && other.title == "Edit" && other.children == [delete])
    #expect(UIMenu().identifier != UIMenu().identifier)
    #expect(UIAction(title: "A", subtitle: "B", discoverabilityTitle: "C") { _ in }.subtitle == "B")
    #expect(UIKeyCommand(input: "a", modifierFlags: [], action: Selector("a")).title.isEmpty)
    let alternate = UICommandAlternate(title: "All", action: Selector("all"), modifierFlags: [.shift, .numericPad])
    #expect(UICommand(action: Selector("a"), alternates: [alternate]).alternates == [alternate])
  }

  private func build(_ builder: any UIMenuBuilder) {
    guard builder.system == UIMenuSystem.main else { return }
    builder.remove(menu: .format)
    builder.insertChild(UIMenu(title: "Find"), atEndOfMenu: .file)
    builder.insertSibling(UIMenu(title: "Go"), afterMenu: .view)
    builder.replaceChildren(ofMenu: .help) { $0.reversed() }
  }

  @Test func `a menu system has nothing to build`() {
    #expect(UIView().target(forAction: Selector("copy:"), withSender: nil) == nil)
    UIMenuSystem.main.setNeedsRebuild()
    UIMenuSystem.context.setNeedsRevalidate()
    // Code of an app, which nothing calls.
    let _: (any UIMenuBuilder) -> Void = build
  }
}
