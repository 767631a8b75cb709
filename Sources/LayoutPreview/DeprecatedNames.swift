public import LPComponents

// Short names of versions before 0.2.0. They are written as in UIKit, which the compiler offers to do.

@available(*, deprecated, renamed: "UIResponder")
public typealias Responder = UIResponder
@available(*, deprecated, renamed: "CALayer")
public typealias Layer = CALayer
@available(*, deprecated, renamed: "CAGradientLayer")
public typealias GradientLayer = CAGradientLayer
@available(*, deprecated, renamed: "CAShapeLayer")
public typealias ShapeLayer = CAShapeLayer
@available(*, deprecated, renamed: "UIBackgroundConfiguration")
public typealias BackgroundConfiguration = UIBackgroundConfiguration
@available(*, deprecated, renamed: "UIPickerViewDataSource")
public typealias PickerViewDataSource = UIPickerViewDataSource
@available(*, deprecated, renamed: "UIPickerViewDelegate")
public typealias PickerViewDelegate = UIPickerViewDelegate
@available(*, deprecated, renamed: "UIDatePickerStyle")
public typealias DatePickerStyle = UIDatePickerStyle
@available(*, deprecated, renamed: "UIBarButtonItem")
public typealias BarButtonItem = UIBarButtonItem
@available(*, deprecated, renamed: "UITabBarItem")
public typealias TabBarItem = UITabBarItem
@available(*, deprecated, renamed: "UITableViewDataSource")
public typealias TableViewDataSource = UITableViewDataSource
@available(*, deprecated, renamed: "UITableViewDelegate")
public typealias TableViewDelegate = UITableViewDelegate
@available(*, deprecated, renamed: "UITableViewController")
public typealias TableViewController = UITableViewController
@available(*, deprecated, renamed: "UITableViewHeaderFooterView")
public typealias TableViewHeaderFooterView = UITableViewHeaderFooterView
@available(*, deprecated, renamed: "UITableViewDiffableDataSource")
public typealias TableViewDiffableDataSource = UITableViewDiffableDataSource
@available(*, deprecated, renamed: "NSDiffableDataSourceSnapshot")
public typealias DiffableDataSourceSnapshot = NSDiffableDataSourceSnapshot
@available(*, deprecated, renamed: "UIListContentConfiguration")
public typealias ListContentConfiguration = UIListContentConfiguration
@available(*, deprecated, renamed: "UIListContentView")
public typealias ListContentView = UIListContentView
@available(*, deprecated, renamed: "UICollectionViewController")
public typealias CollectionViewController = UICollectionViewController
@available(*, deprecated, renamed: "UICollectionViewDataSource")
public typealias CollectionViewDataSource = UICollectionViewDataSource
@available(*, deprecated, renamed: "UICollectionViewDelegate")
public typealias CollectionViewDelegate = UICollectionViewDelegate
@available(*, deprecated, renamed: "UICollectionViewDelegateFlowLayout")
public typealias CollectionViewDelegateFlowLayout = UICollectionViewDelegateFlowLayout
@available(*, deprecated, renamed: "UICollectionViewDiffableDataSource")
public typealias CollectionViewDiffableDataSource = UICollectionViewDiffableDataSource
@available(*, deprecated, renamed: "UICellAccessory")
public typealias CellAccessory = UICellAccessory
@available(*, deprecated, renamed: "UICollectionViewLayout")
public typealias CollectionViewLayout = UICollectionViewLayout
@available(*, deprecated, renamed: "UICollectionViewLayoutAttributes")
public typealias CollectionViewLayoutAttributes = UICollectionViewLayoutAttributes
@available(*, deprecated, renamed: "UICollectionViewFlowLayout")
public typealias CollectionViewFlowLayout = UICollectionViewFlowLayout
@available(*, deprecated, renamed: "UICollectionViewCompositionalLayout")
public typealias CollectionViewCompositionalLayout = UICollectionViewCompositionalLayout
@available(*, deprecated, renamed: "UICollectionViewCompositionalLayoutConfiguration")
public typealias CollectionViewCompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration
@available(*, deprecated, renamed: "UICollectionLayoutListConfiguration")
public typealias CollectionLayoutListConfiguration = UICollectionLayoutListConfiguration
@available(*, deprecated, renamed: "NSCollectionLayoutDimension")
public typealias CollectionLayoutDimension = NSCollectionLayoutDimension
@available(*, deprecated, renamed: "NSCollectionLayoutSize")
public typealias CollectionLayoutSize = NSCollectionLayoutSize
@available(*, deprecated, renamed: "NSCollectionLayoutSpacing")
public typealias CollectionLayoutSpacing = NSCollectionLayoutSpacing
@available(*, deprecated, renamed: "NSCollectionLayoutItem")
public typealias CollectionLayoutItem = NSCollectionLayoutItem
@available(*, deprecated, renamed: "NSCollectionLayoutGroup")
public typealias CollectionLayoutGroup = NSCollectionLayoutGroup
@available(*, deprecated, renamed: "NSCollectionLayoutSection")
public typealias CollectionLayoutSection = NSCollectionLayoutSection
@available(*, deprecated, renamed: "NSCollectionLayoutAnchor")
public typealias CollectionLayoutAnchor = NSCollectionLayoutAnchor
@available(*, deprecated, renamed: "NSCollectionLayoutSupplementaryItem")
public typealias CollectionLayoutSupplementaryItem = NSCollectionLayoutSupplementaryItem
@available(*, deprecated, renamed: "NSCollectionLayoutBoundarySupplementaryItem")
public typealias CollectionLayoutBoundarySupplementaryItem = NSCollectionLayoutBoundarySupplementaryItem
@available(*, deprecated, renamed: "NSCollectionLayoutDecorationItem")
public typealias CollectionLayoutDecorationItem = NSCollectionLayoutDecorationItem
@available(*, deprecated, renamed: "NSCollectionLayoutEnvironment")
public typealias CollectionLayoutEnvironment = NSCollectionLayoutEnvironment
@available(*, deprecated, renamed: "NSLayoutConstraint")
public typealias LayoutConstraint = NSLayoutConstraint
@available(*, deprecated, renamed: "UILayoutPriority")
public typealias LayoutPriority = UILayoutPriority
@available(*, deprecated, renamed: "NSLayoutAnchor")
public typealias LayoutAnchor = NSLayoutAnchor
@available(*, deprecated, renamed: "NSLayoutXAxisAnchor")
public typealias LayoutXAxisAnchor = NSLayoutXAxisAnchor
@available(*, deprecated, renamed: "NSLayoutYAxisAnchor")
public typealias LayoutYAxisAnchor = NSLayoutYAxisAnchor
@available(*, deprecated, renamed: "NSLayoutDimension")
public typealias LayoutDimension = NSLayoutDimension
@available(*, deprecated, renamed: "UIKeyboardLayoutGuide")
public typealias KeyboardLayoutGuide = UIKeyboardLayoutGuide
@available(*, deprecated, renamed: "UILayoutSupport")
public typealias LayoutSupport = UILayoutSupport
@available(*, deprecated, renamed: "UIFontMetrics")
public typealias FontMetrics = UIFontMetrics
@available(*, deprecated, renamed: "UIEdgeInsets")
public typealias EdgeInsets = UIEdgeInsets
@available(*, deprecated, renamed: "NSDirectionalEdgeInsets")
public typealias DirectionalEdgeInsets = NSDirectionalEdgeInsets
@available(*, deprecated, renamed: "NSDirectionalRectEdge")
public typealias DirectionalRectEdge = NSDirectionalRectEdge
@available(*, deprecated, renamed: "NSLineBreakMode")
public typealias LineBreakMode = NSLineBreakMode
@available(*, deprecated, renamed: "NSTextAlignment")
public typealias TextAlignment = NSTextAlignment
@available(*, deprecated, renamed: "UIBaselineAdjustment")
public typealias BaselineAdjustment = UIBaselineAdjustment
@available(*, deprecated, renamed: "NSParagraphStyle")
public typealias ParagraphStyle = NSParagraphStyle
@available(*, deprecated, renamed: "NSMutableParagraphStyle")
public typealias MutableParagraphStyle = NSMutableParagraphStyle
@available(*, deprecated, renamed: "NSTextAttachment")
public typealias TextAttachment = NSTextAttachment
@available(*, deprecated, renamed: "NSUnderlineStyle")
public typealias UnderlineStyle = NSUnderlineStyle
@available(*, deprecated, renamed: "UITraitCollection")
public typealias TraitCollection = UITraitCollection
@available(*, deprecated, renamed: "UIUserInterfaceSizeClass")
public typealias UserInterfaceSizeClass = UIUserInterfaceSizeClass
@available(*, deprecated, renamed: "UIUserInterfaceLayoutDirection")
public typealias UserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection
@available(*, deprecated, renamed: "UIUserInterfaceStyle")
public typealias UserInterfaceStyle = UIUserInterfaceStyle
@available(*, deprecated, renamed: "UIUserInterfaceIdiom")
public typealias UserInterfaceIdiom = UIUserInterfaceIdiom
@available(*, deprecated, renamed: "UILegibilityWeight")
public typealias LegibilityWeight = UILegibilityWeight
@available(*, deprecated, renamed: "UIContentSizeCategory")
public typealias ContentSizeCategory = UIContentSizeCategory
@available(*, deprecated, renamed: "UISemanticContentAttribute")
public typealias SemanticContentAttribute = UISemanticContentAttribute
