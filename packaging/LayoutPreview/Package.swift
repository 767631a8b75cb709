// swift-tools-version: 6.1
// The package that `make install` puts beside the compiled library: packages that depend on it by its path link that
// library, and compile nothing of LayoutPreview. It needs the compiler that the library was built with.
import PackageDescription

let library = Context.packageDirectory + "/.."

let package = Package(
  name: "LayoutPreview",
  products: [
    .library(name: "LayoutPreview", targets: ["LayoutPreviewLink"]),
    .library(name: "LayoutPreviewTesting", targets: ["LayoutPreviewTestingLink"]),
    .library(name: "UIKit", targets: ["LayoutPreviewLink"]),
    .library(name: "Combine", targets: ["LayoutPreviewLink"]),
    .library(name: "SnapshotTesting", targets: ["LayoutPreviewSnapshotLink"]),
    .library(name: "FBSnapshotTestCase", targets: ["LayoutPreviewSnapshotLink"]),
    .library(name: "iOSSnapshotTestCase", targets: ["LayoutPreviewSnapshotLink"]),
  ],
  targets: [
    // Its flags say where the compiled modules are.
    .systemLibrary(name: "CLayoutPreview", pkgConfig: Context.packageDirectory + "/LayoutPreview.pc"),
    .target(
      name: "LayoutPreviewLink", dependencies: ["CLayoutPreview"],
      linkerSettings: [
        .unsafeFlags(["-L\(library)", "-lLayoutPreviewRuntime", "-Xlinker", "-rpath", "-Xlinker", library])
      ]),
    .target(
      name: "LayoutPreviewTestingLink", dependencies: ["LayoutPreviewLink"],
      linkerSettings: [.unsafeFlags(["-L\(library)", "-lLayoutPreviewTesting"])]),
    // What runs when the process of a test starts.
    .target(name: "LayoutPreviewSnapshotStart"),
    .target(
      name: "LayoutPreviewSnapshotLink", dependencies: ["LayoutPreviewLink", "LayoutPreviewSnapshotStart"],
      linkerSettings: [.unsafeFlags(["-L\(library)", "-lSnapshotTesting"])]),
  ]
)
