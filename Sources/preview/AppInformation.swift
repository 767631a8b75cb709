import Foundation
import LPLocalization
import LPSupport

/// The texts of an app's `Info.plist`, for code that asks `Bundle.main` for them.
struct AppInformation {
  /// The property list; `nil` where none is found.
  let path: String?
  let texts: [String: String]

  /// - Parameter folder: the folder of the app's sources; `nil` where only files are named, beside which no list is looked
  ///   for. The name and the identifier that no list gives follow from the folder's name.
  init(below folder: String?) {
    let app = URL(fileURLWithPath: folder ?? ".").standardizedFileURL.lastPathComponent
    let paths = folder.map { DocumentFolder.files(below: $0) { $0.hasSuffix("Info.plist") } } ?? []
    let lists = paths.compactMap { path in (try? PropertyTexts(file: path)).map { (path: path, list: $0) } }
    // Tests, frameworks and extensions have lists as well.
    let apps = lists.filter { entry in
      !entry.list.keys.isDisjoint(with: Self.ofApps) && entry.list.keys.isDisjoint(with: Self.ofExtensions)
    }
    let found = apps.min { SourcePath.isLessDeep($0.path, $1.path) }
    let settings = [
      "PRODUCT_NAME": app, "TARGET_NAME": app, "EXECUTABLE_NAME": app, "PROJECT_NAME": app,
      "PRODUCT_BUNDLE_IDENTIFIER": "com.example.\(app)", "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
      "DEVELOPMENT_LANGUAGE": "en",
    ]
    var texts = [
      "CFBundleName": app, "CFBundleDisplayName": app, "CFBundleExecutable": app,
      "CFBundleIdentifier": "com.example.\(app)", "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
      "CFBundleDevelopmentRegion": "en",
    ]
    for (key, text) in found?.list.texts ?? [:] {
      texts[key] = text.replacing(/\$[({](\w+)[^)}]*[)}]/) { match in settings[String(match.1)] ?? String(match.1) }
    }
    (path, self.texts) = (found?.path, texts)
  }

  /// Keys of what starts with a screen (Apple's "Information Property List").
  private static let ofApps: Set = [
    "UILaunchStoryboardName", "UILaunchScreen", "UIMainStoryboardFile", "UIMainStoryboardFile~ipad",
    "UIApplicationSceneManifest", "LSRequiresIPhoneOS",
  ]
  private static let ofExtensions: Set = ["NSExtension", "EXAppExtensionAttributes"]
}
