import Foundation
import Localization

/// What the `Info.plist` of an app says, for code that asks `Bundle.main` for it.
struct AppInformation {
  /// The property list; `nil` where none is found.
  let path: String?
  let texts: [String: String]

  /// - Parameter folder: the folder of the app's sources. The name, the identifier and the versions that no list gives
  ///   follow from its name.
  init(below folder: String) {
    let app = URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent
    let lists = DocumentFolder.files(below: folder) { $0.hasSuffix("Info.plist") }.compactMap { path in
      (try? PropertyTexts.read(file: path)).map { (path: path, texts: $0) }
    }
    // Tests and extensions have lists as well. The app's is the one that starts with a screen.
    let list = lists.first { $0.texts.keys.contains { Self.ofApps.contains($0) } }
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
    for (key, text) in list?.texts ?? [:] {
      texts[key] = text.replacing(/\$[({](\w+)[^)}]*[)}]/) { match in settings[String(match.1)] ?? String(match.1) }
    }
    (path, self.texts) = (list?.path, texts)
  }

  /// Keys that the lists of apps have, and those of extensions and tests have not.
  private static let ofApps: Set = ["UILaunchStoryboardName", "UIMainStoryboardFile", "UIMainStoryboardFile~ipad"]
}
