public import LPComponents

// The short names that catalogs use for the core's classes; the core itself has UIKit's names.

// MARK: Views and what they lie in

/// A rectangle in the tree.
public typealias View = UIView
/// The root of a tree with controllers.
public typealias Window = UIWindow
/// `UIViewController`: makes a view and hears of its layout.
public typealias ViewController = UIViewController
/// `UIResponder`: the base class of views and controllers.
public typealias Responder = UIResponder
/// The corners, the border and the shadow of a view, or a rectangle that paints itself.
public typealias Layer = CALayer
/// A layer filled with a gradient.
public typealias GradientLayer = CAGradientLayer
/// A layer that fills and strokes a path.
public typealias ShapeLayer = CAShapeLayer
/// A path of lines and curves.
public typealias BezierPath = UIBezierPath
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
/// The background that a button's configuration paints behind the content.
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
/// Wheels side by side, of which each selects a row.
public typealias PickerView = UIPickerView
/// The provider of the number of a picker's rows.
public typealias PickerViewDataSource = UIPickerViewDataSource
/// The provider of the content of a picker's rows.
public typealias PickerViewDelegate = UIPickerViewDelegate
/// A date, a time or a duration.
public typealias DatePicker = UIDatePicker
/// How a date picker looks.
public typealias DatePickerStyle = UIDatePickerStyle
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
/// An item of a bar.
public typealias BarItem = UIBarItem
/// An item of a navigation bar or of a toolbar.
public typealias BarButtonItem = UIBarButtonItem
/// An item of a tab bar.
public typealias TabBarItem = UITabBarItem

// MARK: Lists

/// A list of rows in sections.
public typealias TableView = UITableView
/// The provider of a table's rows.
public typealias TableViewDataSource = UITableViewDataSource
/// The provider of a table's heights and headers.
public typealias TableViewDelegate = UITableViewDelegate
/// A controller whose view is a table.
public typealias TableViewController = UITableViewController
/// A row of a table.
public typealias TableViewCell = UITableViewCell
/// A header or a footer of a table's section.
public typealias TableViewHeaderFooterView = UITableViewHeaderFooterView
/// The rows of a table by their identifiers.
public typealias TableViewDiffableDataSource = UITableViewDiffableDataSource
/// The sections and items of a list at one moment.
public typealias DiffableDataSourceSnapshot = NSDiffableDataSourceSnapshot
/// The image and the texts of a standard row.
public typealias ListContentConfiguration = UIListContentConfiguration
/// A view that shows the image and the texts of a standard row.
public typealias ListContentView = UIListContentView
/// Items in an arrangement that a layout decides.
public typealias CollectionView = UICollectionView
/// A controller whose view is a collection.
public typealias CollectionViewController = UICollectionViewController
/// The provider of a collection's items.
public typealias CollectionViewDataSource = UICollectionViewDataSource
/// The object that hears of a collection's items.
public typealias CollectionViewDelegate = UICollectionViewDelegate
/// The provider of the sizes of a flow layout.
public typealias CollectionViewDelegateFlowLayout = UICollectionViewDelegateFlowLayout
/// The items of a collection by their identifiers.
public typealias CollectionViewDiffableDataSource = UICollectionViewDiffableDataSource
/// A header, a footer or another view of a collection.
public typealias CollectionReusableView = UICollectionReusableView
/// An item of a collection.
public typealias CollectionViewCell = UICollectionViewCell
/// A row of a list in a collection.
public typealias CollectionViewListCell = UICollectionViewListCell
/// An accessory of such a row.
public typealias CellAccessory = UICellAccessory
/// A layout, which decides where items are.
public typealias CollectionViewLayout = UICollectionViewLayout
/// Where an item is.
public typealias CollectionViewLayoutAttributes = UICollectionViewLayoutAttributes
/// Items in lines.
public typealias CollectionViewFlowLayout = UICollectionViewFlowLayout
/// Sections of groups of items.
public typealias CollectionViewCompositionalLayout = UICollectionViewCompositionalLayout
/// The configuration that such sections share.
public typealias CollectionViewCompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration
/// How a list in a collection looks.
public typealias CollectionLayoutListConfiguration = UICollectionLayoutListConfiguration
/// A length of an item or a group.
public typealias CollectionLayoutDimension = NSCollectionLayoutDimension
/// The size of an item or a group.
public typealias CollectionLayoutSize = NSCollectionLayoutSize
/// The distance between the items of a group.
public typealias CollectionLayoutSpacing = NSCollectionLayoutSpacing
/// An item of a group.
public typealias CollectionLayoutItem = NSCollectionLayoutItem
/// Items in a row or a column.
public typealias CollectionLayoutGroup = NSCollectionLayoutGroup
/// Groups that follow each other.
public typealias CollectionLayoutSection = NSCollectionLayoutSection
/// A place at the edges of an item.
public typealias CollectionLayoutAnchor = NSCollectionLayoutAnchor
/// A view that belongs to an item.
public typealias CollectionLayoutSupplementaryItem = NSCollectionLayoutSupplementaryItem
/// A header or a footer of a section.
public typealias CollectionLayoutBoundarySupplementaryItem = NSCollectionLayoutBoundarySupplementaryItem
/// A view behind the items of a section.
public typealias CollectionLayoutDecorationItem = NSCollectionLayoutDecorationItem
/// The surroundings of a section in its collection.
public typealias CollectionLayoutEnvironment = NSCollectionLayoutEnvironment

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
/// A scale for fonts and lengths that follow the text size.
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

/// A string with attributes of its parts. Foundation has a class of this name as well: this declaration goes before it
/// in a file that imports only LayoutPreview, or that adds `import typealias LayoutPreview.NSAttributedString`.
public typealias NSAttributedString = LPLayoutModel.NSAttributedString
/// A string whose parts get attributes; see `NSAttributedString`.
public typealias NSMutableAttributedString = LPLayoutModel.NSMutableAttributedString
/// A string with attributes of its parts.
public typealias AttributedText = LPLayoutModel.NSAttributedString
/// A string whose parts get attributes.
public typealias MutableAttributedText = LPLayoutModel.NSMutableAttributedString
/// How the lines of a paragraph are placed.
public typealias ParagraphStyle = NSParagraphStyle
/// A paragraph style to change.
public typealias MutableParagraphStyle = NSMutableParagraphStyle
/// An image in the middle of a text.
public typealias TextAttachment = NSTextAttachment
/// A line below or through letters.
public typealias UnderlineStyle = NSUnderlineStyle

// MARK: Traits

/// The traits of a view's surroundings.
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
