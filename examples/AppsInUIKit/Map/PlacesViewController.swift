import UIKit

/// The sheet above a map: a search field, favourites and what was looked for before.
final class PlacesViewController: UIViewController, UITableViewDataSource {
  private let grabber = UIView()
  private let searchBar = UISearchBar()
  private let heading = UILabel(
    font: .preferredFont(for: .subheadline, weight: .semibold), color: .secondaryLabel, text: "Favourites")
  private let shelf = UIScrollView()
  private let favourites = UIStackView(
    .horizontal, Place.favourites.map { FavouriteView($0) }, spacing: 18, alignment: .top)
  private let table = UITableView(frame: .zero, style: .plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "sheet"
    view.backgroundColor = .systemBackground
    view.layer.cornerRadius = 12
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.addShadow(opacity: 0.18, radius: 10, y: -2)
    grabber.backgroundColor = .systemGray3
    grabber.layer.cornerRadius = 2.5
    searchBar.placeholder = "Search places"
    shelf.backgroundColor = .secondarySystemBackground
    shelf.layer.cornerRadius = 12
    shelf.clipsToBounds = true
    table.backgroundColor = .clear
    table.dataSource = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "recent")
    shelf.addSubviews(["favourites": favourites])
    view.addSubviews([
      "grabber": grabber, "search": searchBar, "title": heading, "shelf": shelf, "recents": table,
    ])
    activateConstraints()
  }

  private func activateConstraints() {
    let content = shelf.contentLayoutGuide
    NSLayoutConstraint.activate([
      favourites.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 12),
      favourites.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -12),
      favourites.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      favourites.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -12),
      content.heightAnchor.constraint(equalTo: shelf.frameLayoutGuide.heightAnchor),
      grabber.widthAnchor.constraint(equalToConstant: 36),
      grabber.heightAnchor.constraint(equalToConstant: 5),
      grabber.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      grabber.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
      searchBar.topAnchor.constraint(equalTo: grabber.bottomAnchor, constant: 4),
      searchBar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      searchBar.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
      heading.topAnchor.constraint(equalTo: searchBar.bottomAnchor, constant: 4),
      heading.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      heading.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      shelf.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 6),
      shelf.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      shelf.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      table.topAnchor.constraint(equalTo: shelf.bottomAnchor, constant: 8),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Place.recents.count }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Recents" }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let recent = Place.recents[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "recent", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = recent.name
    content.secondaryText = recent.detail
    content.image = UIImage(systemName: recent.symbol)
    content.imageProperties.tintColor = .secondaryLabel
    cell.contentConfiguration = content
    cell.accessibilityIdentifier = "recent"
    return cell
  }
}
