public import Foundation
@_spi(AppSources) public import UIKit

/// Asks for a review: nobody here.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  /// Does nothing.
  open class func requestReview() { rests("SKStoreReviewController", because: "there is no store") }
  /// Does nothing.
  open class func requestReview(in windowScene: UIWindowScene) { requestReview() }
}

/// Something to buy.
open class SKProduct: NSObject {
  open var productIdentifier: String { "" }
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { .zero }
  open var priceLocale: Locale { .current }
}

/// Something that is bought.
open class SKPayment: NSObject {
  public let productIdentifier: String
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// The payments of an app: none.
open class SKPaymentQueue: NSObject {
  nonisolated(unsafe) private static let queue = SKPaymentQueue()
  open class func `default`() -> SKPaymentQueue { queue }
  /// Returns `false`: there is no store.
  open class func canMakePayments() -> Bool { false }
  /// Does nothing.
  open func add(_ payment: SKPayment) { rests("SKPaymentQueue", because: "there is no store") }
}

/// The page of an app in the store: a box with its name.
open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  /// Does nothing.
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {}
  open override func loadView() { view = RestingController.box(around: self) }
}

/// The delegate of a page of the store; nothing calls it.
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: AnyObject {}
