public import LPComponents
public import LPLayoutModel

// The short names that catalogs use for what they write most; the core itself has UIKit's names, and everything else is
// written by them.

// MARK: Views and what they lie in

/// A rectangle in the tree.
public typealias View = UIView
/// The root of a tree with controllers.
public typealias Window = UIWindow
/// The object that makes a view and hears of its layout.
public typealias ViewController = UIViewController
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
/// Wheels side by side, of which each selects a row.
public typealias PickerView = UIPickerView
/// A date, a time or a duration.
public typealias DatePicker = UIDatePicker
/// A colour in a ring of hues.
public typealias ColorWell = UIColorWell
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
/// The base of the items of bars.
public typealias BarItem = UIBarItem

// MARK: Lists

/// A list of rows in sections.
public typealias TableView = UITableView
/// A row of a table.
public typealias TableViewCell = UITableViewCell
/// Items in an arrangement that a layout decides.
public typealias CollectionView = UICollectionView
/// An item of a collection.
public typealias CollectionViewCell = UICollectionViewCell
/// A header, a footer or another view of a collection.
public typealias CollectionReusableView = UICollectionReusableView
/// A row of a list in a collection.
public typealias CollectionViewListCell = UICollectionViewListCell

// MARK: Values

/// A rectangle that constraints refer to and nobody sees.
public typealias LayoutGuide = UILayoutGuide
/// A colour, which may depend on traits.
public typealias Color = UIColor
/// A font.
public typealias Font = UIFont
/// A style of Dynamic Type.
public typealias TextStyle = UIFont.TextStyle
/// A symbol or a picture.
public typealias Image = UIImage
/// A path of lines and curves.
public typealias BezierPath = UIBezierPath
/// A string with attributes of its parts.
public typealias AttributedText = LPLayoutModel.NSAttributedString
/// A string whose parts get attributes.
public typealias MutableAttributedText = LPLayoutModel.NSMutableAttributedString
