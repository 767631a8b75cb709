public import AutoLayout

// The short names that catalogs use for the core's classes; the core itself has UIKit's names.

// MARK: Views and what they lie in

public typealias View = UIView
public typealias Control = UIControl
public typealias Label = UILabel
public typealias Button = UIButton
public typealias StackView = UIStackView
public typealias ScrollView = UIScrollView
public typealias ImageView = UIImageView
public typealias TextField = UITextField
public typealias TextView = UITextView
public typealias SegmentedControl = UISegmentedControl
public typealias Switch = UISwitch
public typealias Slider = UISlider
public typealias Stepper = UIStepper
public typealias ProgressView = UIProgressView
public typealias PageControl = UIPageControl
public typealias ActivityIndicatorView = UIActivityIndicatorView
public typealias SearchBar = UISearchBar
public typealias NavigationBar = UINavigationBar
public typealias TabBar = UITabBar
public typealias Toolbar = UIToolbar
public typealias BarItem = UIBarItem
public typealias TableViewCell = UITableViewCell
public typealias CollectionViewCell = UICollectionViewCell
public typealias VisualEffectView = UIVisualEffectView
public typealias Window = UIWindow
public typealias ViewController = UIViewController
public typealias Responder = UIResponder
public typealias BackgroundConfiguration = UIBackgroundConfiguration
public typealias Layer = CALayer

// MARK: Constraints

public typealias LayoutConstraint = NSLayoutConstraint
public typealias LayoutPriority = UILayoutPriority
public typealias LayoutAnchor = NSLayoutAnchor
public typealias LayoutXAxisAnchor = NSLayoutXAxisAnchor
public typealias LayoutYAxisAnchor = NSLayoutYAxisAnchor
public typealias LayoutDimension = NSLayoutDimension
public typealias LayoutGuide = UILayoutGuide
public typealias KeyboardLayoutGuide = UIKeyboardLayoutGuide
public typealias LayoutSupport = UILayoutSupport

// MARK: Values

public typealias Color = UIColor
public typealias Font = UIFont
public typealias FontMetrics = UIFontMetrics
public typealias Image = UIImage
public typealias EdgeInsets = UIEdgeInsets
public typealias DirectionalEdgeInsets = NSDirectionalEdgeInsets
public typealias DirectionalRectEdge = NSDirectionalRectEdge
public typealias LineBreakMode = NSLineBreakMode
public typealias TextAlignment = NSTextAlignment
public typealias BaselineAdjustment = UIBaselineAdjustment

// MARK: Traits

public typealias TraitCollection = UITraitCollection
public typealias UserInterfaceSizeClass = UIUserInterfaceSizeClass
public typealias UserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection
public typealias UserInterfaceStyle = UIUserInterfaceStyle
public typealias UserInterfaceIdiom = UIUserInterfaceIdiom
public typealias LegibilityWeight = UILegibilityWeight
public typealias ContentSizeCategory = UIContentSizeCategory
public typealias SemanticContentAttribute = UISemanticContentAttribute
