import UIKit

/// A view as apps write it.
final class ProfileCardView: UIView {
  var onFollow: (() -> Void)?

  private(set) lazy var nameLabel: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = .preferredFont(forTextStyle: .headline)
    label.numberOfLines = 0
    return label
  }()

  let followButton: UIButton = {
    let button = UIButton(type: .system)
    button.translatesAutoresizingMaskIntoConstraints = false
    button.setTitle("Follow", for: .normal)
    button.setContentHuggingPriority(.required, for: .horizontal)
    return button
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    layer.cornerRadius = 12
    addSubview(nameLabel)
    addSubview(followButton)
    followButton.addAction(UIAction { [weak self] _ in self?.onFollow?() }, for: .touchUpInside)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("open")))
    NSLayoutConstraint.activate([
      nameLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      nameLabel.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      bottomAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 12),
      followButton.leadingAnchor.constraint(greaterThanOrEqualTo: nameLabel.trailingAnchor, constant: 8),
      followButton.firstBaselineAnchor.constraint(equalTo: nameLabel.firstBaselineAnchor),
      trailingAnchor.constraint(equalTo: followButton.trailingAnchor, constant: 16),
    ])
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { onFollow?() }
}

/// A controller as apps write it.
final class ProfileViewController: UIViewController {
  let card = ProfileCardView()

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Profile"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .edit, target: self, action: Selector("edit"))
  }

  required init?(coder: NSCoder) { fatalError("made by code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    card.translatesAutoresizingMaskIntoConstraints = false
    card.nameLabel.text = "Grace"
    view.addSubview(card)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
    ])
  }

  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
}
