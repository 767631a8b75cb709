internal import LPAutoLayout

/// The controller whose view is being made: code that asks something that is missing for a controller's view, as
/// services of a screen do, means the view of that screen.
@_spi(AppSources)
@MainActor
public enum ControllerInConstruction {
  /// The view of the innermost controller that has one already; `nil` outside of its construction.
  public static var view: UIView? {
    UIViewController.inConstruction.last { !($0 is RestingController) && $0.isViewLoaded }?.viewIfLoaded
  }
}
