/// An item of a navigation bar or of a toolbar.
open class UIBarButtonItem: UIBarItem {}
