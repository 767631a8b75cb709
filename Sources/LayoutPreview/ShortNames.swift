public import AutoLayout

// The short names that catalogs use for the core's classes; the core itself has UIKit's names.

// MARK: Views and what they lie in

/// A rectangle in the tree.
public typealias View = UIView
/// The root of a tree with controllers.
public typealias Window = UIWindow
/// What makes a view and hears of its layout.
public typealias ViewController = UIViewController
/// The root of the chain of classes.
public typealias Responder = UIResponder
/// The corners and the border of a view.
public typealias Layer = CALayer
/// Text in one or several lines.
public typealias Label = UILabel
/// A picture.
public typealias ImageView = UIImageView
/// A row or a column.
public typealias StackView = UIStackView
/// A window onto content that may be larger.
public typealias ScrollView = UIScrollView
/// A blurred material.
public typealias VisualEffectView = UIVisualEffectView
/// The base of what the user operates.
public typealias Control = UIControl
/// A button.
public typealias Button = UIButton
/// What a button's configuration paints behind the content.
public typealias BackgroundConfiguration = UIBackgroundConfiguration
/// A line of text to be typed.
public typealias TextField = UITextField
/// Text in many lines to be edited.
public typealias TextView = UITextView
/// A field to search with.
public typealias SearchBar = UISearchBar
/// A choice among segments.
public typealias SegmentedControl = UISegmentedControl
/// An on-off control.
public typealias Switch = UISwitch
/// A value on a track.
public typealias Slider = UISlider
/// Minus and plus.
public typealias Stepper = UIStepper
/// Dots for pages.
public typealias PageControl = UIPageControl
/// How far something has come.
public typealias ProgressView = UIProgressView
/// The wheel that turns while something goes on.
public typealias ActivityIndicatorView = UIActivityIndicatorView
/// The bar at the top.
public typealias NavigationBar = UINavigationBar
/// Items in a row at the bottom.
public typealias Toolbar = UIToolbar
/// Tabs at the bottom.
public typealias TabBar = UITabBar
/// What stands in a bar.
public typealias BarItem = UIBarItem
/// An item of a navigation bar or of a toolbar.
public typealias BarButtonItem = UIBarButtonItem
/// An item of a tab bar.
public typealias TabBarItem = UITabBarItem
/// A row of a list.
public typealias TableViewCell = UITableViewCell
/// An item of a grid.
public typealias CollectionViewCell = UICollectionViewCell

// MARK: Constraints

/// A constraint.
public typealias LayoutConstraint = NSLayoutConstraint
/// How strongly a constraint holds, 1…1000.
public typealias LayoutPriority = UILayoutPriority
/// An attribute of a view or a guide, to make constraints of.
public typealias LayoutAnchor = NSLayoutAnchor
/// A horizontal location.
public typealias LayoutXAxisAnchor = NSLayoutXAxisAnchor
/// A vertical location.
public typealias LayoutYAxisAnchor = NSLayoutYAxisAnchor
/// A length.
public typealias LayoutDimension = NSLayoutDimension
/// A rectangle that constraints refer to and nobody sees.
public typealias LayoutGuide = UILayoutGuide
/// The rectangle of the keyboard.
public typealias KeyboardLayoutGuide = UIKeyboardLayoutGuide
/// A length at an edge of a controller's view.
public typealias LayoutSupport = UILayoutSupport

// MARK: Values

/// A colour, which may depend on traits.
public typealias Color = UIColor
/// A font.
public typealias Font = UIFont
/// What scales fonts and lengths with the text size.
public typealias FontMetrics = UIFontMetrics
/// A style of Dynamic Type.
public typealias TextStyle = UIFont.TextStyle
/// A symbol or a picture.
public typealias Image = UIImage
/// Physical insets.
public typealias EdgeInsets = UIEdgeInsets
/// Insets by reading direction.
public typealias DirectionalEdgeInsets = NSDirectionalEdgeInsets
/// Edges by reading direction.
public typealias DirectionalRectEdge = NSDirectionalRectEdge
/// How a line that does not fit is treated.
public typealias LineBreakMode = NSLineBreakMode
/// How lines are aligned.
public typealias TextAlignment = NSTextAlignment
/// Where a text that shrinks to fit goes.
public typealias BaselineAdjustment = UIBaselineAdjustment

// MARK: Traits

/// What a view may know of its surroundings.
public typealias TraitCollection = UITraitCollection
/// How much room an axis has.
public typealias UserInterfaceSizeClass = UIUserInterfaceSizeClass
/// The direction in which an interface runs.
public typealias UserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection
/// Light or dark appearance.
public typealias UserInterfaceStyle = UIUserInterfaceStyle
/// The kind of device.
public typealias UserInterfaceIdiom = UIUserInterfaceIdiom
/// Whether the user has text set in bold.
public typealias LegibilityWeight = UILegibilityWeight
/// A text size of Dynamic Type.
public typealias ContentSizeCategory = UIContentSizeCategory
/// Whether a view is mirrored in languages that run from right to left.
public typealias SemanticContentAttribute = UISemanticContentAttribute
