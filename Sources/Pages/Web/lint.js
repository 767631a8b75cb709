// @ts-check
// The findings of lint: filtered by severity, rule and preview, searched, and walked through by keys. The findings themselves
// are there without this script.

const articles = [...document.querySelectorAll("article.lint-finding")];

class Findings {
  constructor() {
    const kinds = [["severity", "Severity"], ["rule", "Rule"], ["preview", "Preview"]];
    this.axes = kinds.map(([name, title]) => ({ name, title, values: [...new Set(articles.map((each) => each.dataset[name]))] }));
    this.rows = articles.map((element) => ({
      element, at: this.axes.map(({ name, values }) => values.indexOf(element.dataset[name])), searchText: element.textContent.toLowerCase(),
    }));
    this.filters = new Filters(this.axes, () => this.update(), { grouping: false, first: () => this.shown[0]?.element });
    this.count = el("span", { class: "matrix-count", role: "status" });
    this.everything = button("Show all", { action: () => this.filters.clearAll() });
    this.empty = el("p", { class: "empty", hidden: true }, "No finding is left. ", button("Show all", { action: () => this.filters.clearAll() }));
    document.querySelector(".lint-page > .toolbar").append(
      el("label", { class: "search" }, icon("search"), this.filters.search), this.filters.element, this.count, this.everything,
      el("span", { class: "spacer" }), button("Colours", { symbol: "theme", key: "T", action: nextTheme }),
      button("Keyboard help", { symbol: "help", key: "?", action: showHelp }));
    document.querySelector(".lint-findings").append(this.empty);
    for (const { element } of this.rows) {
      element.tabIndex = -1;
      element.addEventListener("focus", () => this.makeCurrent(element));
    }
    this.shortcuts();
    this.update();
    this.makeCurrent(articles[0]);
  }

  get shown() {
    return this.rows.filter(({ element }) => !element.hidden);
  }

  update() {
    for (const row of this.rows) row.element.hidden = !this.filters.shows({ index: -1 }, row);
    for (const section of document.querySelectorAll(".lint-findings > section")) {
      section.hidden = !section.querySelector("article:not([hidden])");
      const link = document.querySelector(`.sidebar a[href="#${section.id}"]`);
      if (link) link.parentElement.hidden = section.hidden;
    }
    const { length } = this.shown;
    this.count.textContent = length === articles.length ? plural(length, "finding") : `${length} of ${plural(articles.length, "finding")}`;
    this.everything.hidden = !this.filters.isActive;
    this.empty.hidden = length > 0 || !articles.length;
    if (this.current?.hidden) this.makeCurrent(this.shown[0]?.element);
  }

  makeCurrent(element) {
    if (this.current) this.current.tabIndex = -1;
    this.current = element;
    if (element) element.tabIndex = 0;
  }

  go(direction) {
    const list = this.shown.map(({ element }) => element);
    const at = list.indexOf(document.activeElement.closest("article"));
    const next = at < 0 ? this.current : list[at + direction];
    next?.focus();
    next?.scrollIntoView({ block: "nearest" });
  }

  shortcuts() {
    const group = "Findings";
    shortcut(["j", "ArrowDown"], "Next finding", () => this.go(1), undefined, group);
    shortcut(["k", "ArrowUp"], "Finding before", () => this.go(-1), undefined, group);
    shortcut("Enter", "Open the picture", () => document.activeElement.querySelector("a.picture")?.click(), undefined, group);
    shortcut("/", "Search", () => {
      this.filters.search.focus();
      this.filters.search.select();
    }, undefined, group);
    shortcut("Escape", "Show all", () => this.filters.clearAll(), () => this.filters.isActive, group);
  }
}

new Findings();
document.body.append(help, live);
