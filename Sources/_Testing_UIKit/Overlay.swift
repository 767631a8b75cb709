// A file that imports `Testing` and `UIKit` imports this module by itself. It has nothing to add.
