// The other name of the same library.
@_exported public import FBSnapshotTestCase
