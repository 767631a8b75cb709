import UIKit

/// An article whose paragraphs have several fonts, colours, links and images in their lines.
final class ReaderViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let headline = UILabel(.title1, lines: 0)
  private let byline = UILabel(.footnote, lines: 0)
  private let lead = UILabel(.title3, lines: 0)
  private let body = UILabel(.body, lines: 0)
  private let bar = UIView()
  private let quote = UILabel(.body, lines: 0)
  private let steps = UILabel(.body, lines: 0)
  private let arabic = UILabel(.body, lines: 0)
  private let more = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "screen"
    view.backgroundColor = .systemBackground
    headline.attributedText = Article.headline
    byline.attributedText = Article.byline
    lead.attributedText = Article.lead
    body.attributedText = Article.body
    bar.backgroundColor = .systemTeal
    bar.layer.cornerRadius = 1.5
    quote.attributedText = Article.quote
    steps.attributedText = Article.steps
    arabic.attributedText = Article.arabic
    more.setAttributedTitle(Article.more, for: .normal)
    view.addSubviews(["scroll": scrollView])
    scrollView.addSubviews([
      "title": headline, "byline": byline, "lead": lead, "body": body, "bar": bar, "quote": quote, "steps": steps,
      "arabic": arabic, "more": more,
    ])
    activateConstraints()
  }

  private func activateConstraints() {
    let (content, readable) = (scrollView.contentLayoutGuide, view.readableContentGuide)
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      headline.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      bar.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 3),
      bar.topAnchor.constraint(equalTo: quote.topAnchor),
      bar.bottomAnchor.constraint(equalTo: quote.bottomAnchor),
      quote.leadingAnchor.constraint(equalTo: bar.trailingAnchor, constant: 12),
      quote.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      more.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      more.topAnchor.constraint(equalTo: arabic.bottomAnchor, constant: 14),
      more.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
    ])
    for text in [headline, byline, lead, body, steps, arabic] {
      text.leadingAnchor.constraint(equalTo: readable.leadingAnchor).isActive = true
      text.trailingAnchor.constraint(equalTo: readable.trailingAnchor).isActive = true
    }
    let texts = [headline, byline, lead, body, quote, steps, arabic]
    for (above, below) in zip(texts, texts.dropFirst()) {
      below.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 14).isActive = true
    }
  }
}
