@_spi(AppSources) @testable import UIKit
import Testing

/// Lists of an app whose data is missing.
@MainActor @Suite struct SampleRowsTests {
  private final class PersonCell: UITableViewCell {
    let nameLabel = UILabel()
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(nameLabel)
      nameLabel.frame = CGRect(x: 16, y: 8, width: 200, height: 24)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class People: UITableViewController {
    var names: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(PersonCell.self, forCellReuseIdentifier: "person")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      CGFloat(names[indexPath.row].count)
    }
  }

  private func rows(_ controller: People) -> [String] {
    LayoutEnvironment.$current.withValue(LayoutEnvironment()) {
      let root = controller.view!
      _ = SampleContent.fill(root)
      let window = UIWindow(rootViewController: controller)
      window.layoutIfNeeded()
      return controller.tableView.visibleCells.compactMap { ($0 as? PersonCell)?.nameLabel.text }
    }
  }

  @Test func `a controller's list was blank without data, and shows its kinds of rows`() {
    #expect(rows(People()) == ["nameLabel", "nameLabel", "nameLabel"])
  }

  @Test func `rows that the app makes without content were blank`() {
    let people = People()
    people.names = ["Ada Lovelace, of whom the row shows nothing"]
    #expect(rows(people) == ["nameLabel"])
  }

  @Test func `a table without kinds of cells shows its name`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(SampleContent.fill(table) == ["UITableView"])
    table.layoutIfNeeded()
    #expect(table.visibleCells.first?.textLabel?.text == "UITableView")
  }

  @Test func `a picker without rows shows its name in each wheel`() {
    final class Source: NSObject, UIPickerViewDataSource {
      var rows = 0
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows }
    }
    LayoutEnvironment.$current.withValue(LayoutEnvironment()) {
      let (picker, source) = (UIPickerView(), Source())
      picker.dataSource = source
      #expect(SampleContent.fill(picker) == ["UIPickerView"])
      #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 3)
      #expect(picker.delegate?.pickerView(picker, titleForRow: 0, forComponent: 0) == "UIPickerView")
      source.rows = 1
      let full = UIPickerView()
      full.dataSource = source
      #expect(SampleContent.fill(full).isEmpty)
    }
  }
}
