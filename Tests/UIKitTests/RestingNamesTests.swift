import Testing
import UIKit

/// Names for which nothing happens in a preview: they compile, and keep what they are given.
@MainActor
struct RestingNamesTests {
  private final class Board: UIView, UIDropInteractionDelegate, UIDragInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      session.hasItemsConforming(toTypeIdentifiers: ["public.text"])
    }
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
      -> [UIDragItem]
    { [] }
    func perform(_ coordinator: any UICollectionViewDropCoordinator) {
      for item in coordinator.items {
        coordinator.drop(item.dragItem, toItemAt: item.sourceIndexPath ?? IndexPath(item: 0, section: 0))
          .addCompletion { _ in }
      }
    }
  }

  @Test func `drags and drops`() {
    let board = Board()
    let (drop, drag) = (UIDropInteraction(delegate: board), UIDragInteraction(delegate: board))
    board.addInteraction(drop)
    #expect(drop.delegate === board && drag.delegate === board && drag.isEnabled)
    #expect(UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath).operation == .move)
    let preview = UITargetedPreview(view: board, parameters: UIPreviewParameters())
    #expect(preview.target.container === board && UIDragPreview(view: board).view === board)
    #expect(!UITableView().hasActiveDrag)
  }

  @Test func `lists that are edited or have the focus`() {
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    (list.isEditing, list.allowsMultipleSelectionDuringEditing) = (true, true)
    (list.allowsFocus, list.selectionFollowsFocus, list.remembersLastFocusedIndexPath) = (false, true, true)
    #expect(list.isEditing && list.allowsMultipleSelectionDuringEditing && !list.allowsFocus)
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in UISwipeActionsConfiguration(actions: []) }
    #expect(configuration.trailingSwipeActionsConfigurationProvider?(IndexPath(item: 0, section: 0)) != nil)
    #expect(configuration.leadingSwipeActionsConfigurationProvider == nil)
    let state = UICellConfigurationState(traitCollection: .current)
    #expect(!state.isFocused && state.cellDropState == .none && state.cellDragState == .none && !state.isExpanded)
  }

  @Test func `the focus`() {
    let view = UIView()
    (view.focusGroupIdentifier, view.focusEffect) = ("group", UIFocusHaloEffect(rect: .zero))
    view.setNeedsFocusUpdate()
    #expect(!view.isFocused && view.focusGroupIdentifier == "group" && view.focusEffect is UIFocusHaloEffect)
    #expect(UIFocusSystem.focusSystem(for: view) == nil && UIFocusUpdateContext().nextFocusedView == nil)
    let guide = UIFocusGuide()
    guide.preferredFocusEnvironments = [view]
    view.addLayoutGuide(guide)
    #expect(view.layoutGuides == [guide])
    UIFocusAnimationCoordinator().addCoordinatedAnimations(nil)
  }

  @Test func `printers and the lists of screen readers`() {
    let printing = UIPrintInteractionController.shared
    let info = UIPrintInfo.printInfo()
    (info.jobName, info.outputType, printing.printInfo) = ("Page", .photo, info)
    printing.printFormatter = UISimpleTextPrintFormatter(text: "A")
    #expect(!UIPrintInteractionController.isPrintingAvailable && printing.printInfo?.jobName == "Page")
    let view = UIView()
    view.accessibilityCustomRotors = [UIAccessibilityCustomRotor(name: "Links") { _ in nil }]
    #expect(view.accessibilityCustomRotors?.first?.name == "Links")
    #expect(UIAccessibilityCustomRotorItemResult(targetElement: view, targetRange: nil).targetElement === view)
  }

  @Test func `an image's asset gives the image of an appearance`() {
    let (day, night) = (UIImage(systemName: "sun.max"), UIImage(systemName: "moon"))
    let asset = UIImageAsset()
    asset.register(day!, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(night!, with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) == night)
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .light)) == day)
    #expect(day?.imageAsset?.image(with: .current) == day && day?.imageAsset === day?.imageAsset)
  }

  @Test func `layers and search bars`() {
    let (layer, bar) = (CALayer(), UISearchBar())
    (layer.isOpaque, layer.contentsGravity) = (true, .topLeft)
    bar.barStyle = .black
    #expect(layer.isOpaque && layer.contentsGravity == .topLeft && bar.barStyle == .black)
  }

  private final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching, UIEditMenuInteractionDelegate,
    UINavigationBarDelegate
  {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
    func end(_ animator: any UIContextMenuInteractionCommitAnimating) { animator.preferredCommitStyle = .pop }
    func cancel(_ context: any UIViewControllerContextTransitioning) { context.cancelInteractiveTransition() }
  }

  @Test func `lists that load ahead, and menus of a selection`() {
    let (prefetcher, view) = (Prefetcher(), UIView())
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    (list.prefetchDataSource, list.reorderingCadence) = (prefetcher, .slow)
    #expect(list.prefetchDataSource === prefetcher && list.reorderingCadence == .slow)
    let menu = UIEditMenuInteraction(delegate: prefetcher)
    menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    #expect(menu.delegate === prefetcher)
    _ = UIPointerStyle(effect: .lift(UITargetedPreview(view: view)))
    let table = UITableView()
    table.insertSections([0], with: .fade)
    table.deleteSections([0], with: .fade)
  }

  @Test func `search fields, transitions, and what is spoken`() {
    let (bar, view) = (UISearchBar(), UIView())
    bar.searchTextField.insertToken(UISearchToken(icon: nil, text: "a"), at: 3)
    #expect(bar.searchTextField.tokens.count == 1)
    bar.searchTextField.removeToken(at: 0)
    bar.setSearchFieldBackgroundImage(UIImage(), for: .normal)
    bar.searchTextPositionAdjustment = UIOffset(horizontal: 4, vertical: 0)
    #expect(bar.searchTextField.tokens.isEmpty && bar.searchFieldBackgroundImage(for: .normal) != nil)
    let change = CATransition()
    (change.type, change.subtype) = (.push, .fromLeft)
    #expect(change.type == .push && change.startProgress == 0)
    view.accessibilityUserInputLabels = ["Send"]
    view.accessibilityRespondsToUserInteraction = false
    #expect(view.accessibilityUserInputLabels == ["Send"] && !view.accessibilityRespondsToUserInteraction)
    let controller = UIViewController()
    (controller.modalPresentationCapturesStatusBarAppearance, controller.focusGroupIdentifier) = (true, "a")
    controller.popoverPresentationController?.sourceItem = UIBarButtonItem()
    #expect(controller.modalPresentationCapturesStatusBarAppearance && controller.focusGroupIdentifier == "a")
    #expect(view.frame(in: view) == view.bounds && UIAction { _ in }.presentationSourceItem == nil)
    let handler: UIActivityViewController.CompletionWithItemsHandler = { _, _, _, _ in }
    UIActivityViewController(activityItems: [], applicationActivities: nil).completionWithItemsHandler = handler
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1)), subitems: []))
    section.contentInsetsReference = .none
    #expect(section.contentInsetsReference == .none)
  }

  @Test func `a bar knows the items of the controllers in its stack`() {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    navigation.view.layoutIfNeeded()
    navigation.pushViewController(second, animated: false)
    #expect(navigation.topViewController === second)
    #expect(navigation.navigationBar.topItem === second.navigationItem)
    #expect(navigation.navigationBar.backItem === first.navigationItem && UINavigationBar().topItem == nil)
  }

  @Test func `the primary action of a control is called`() {
    var calls = 0
    let button = UIButton(primaryAction: UIAction { _ in calls += 1 })
    button.performPrimaryAction()
    #expect(calls == 1)
  }
}
