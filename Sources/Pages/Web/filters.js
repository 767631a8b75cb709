// @ts-check
// Which variants are shown: by value of each axis, by words of names, by what was found.

class Filters {
  /** `first` returns the first result, which Return in the search leads to. */
  constructor(axes, onchange, { grouping = true, first = () => null } = {}) {
    this.axes = axes.map((axis, index) => ({ ...axis, index })).filter((axis) => axis.values.length > 1);
    this.hidden = new Map(this.axes.map((axis) => [axis.index, new Set()]));
    this.words = [];
    /** Problem whose variants alone are shown. */
    this.finding = null;
    /** State of an app's classes that alone are shown. */
    this.state = null;
    this.group = -1;
    this.onchange = onchange;
    this.search = el("input", {
      type: "search", placeholder: "Search", "aria-label": "Search previews and variants by name",
      "aria-keyshortcuts": "/", input: () => this.changeWords(), keydown: (event) => this.searchKey(event, first),
    });
    this.menus = this.axes.map((axis) => this.menu(axis));
    this.element = el("div", { class: "filters", role: "group", "aria-label": "Filters" }, this.menus,
      grouping && this.axes.length ? this.grouping() : null);
  }

  changeWords() {
    this.words = this.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    this.onchange();
  }

  searchKey(event, first) {
    if (event.key === "Enter" || event.key === "ArrowDown") {
      event.preventDefault();
      first()?.focus();
    } else if (event.key === "Escape") {
      // Emptied first, and left by the next.
      event.preventDefault();
      if (!this.search.value) return this.search.blur();
      this.search.value = "";
      this.changeWords();
    }
  }

  menu(axis) {
    const boxes = axis.values.map((value, number) => {
      const box = el("input", { type: "checkbox", name: axis.name, value });
      box.checked = true;
      box.addEventListener("change", () => {
        this.hidden.get(axis.index)[box.checked ? "delete" : "add"](number);
        this.tell(menu, axis);
        this.onchange();
      });
      const only = el("button", { type: "button", class: "only", "aria-label": `Only ${value}`, click: () => {
        this.hidden.set(axis.index, new Set([...axis.values.keys()].filter((other) => other !== number)));
        boxes.forEach((row, other) => { row.querySelector("input").checked = other === number; });
        this.tell(menu, axis);
        this.onchange();
      } }, "only");
      return el("div", { class: "menu-row" }, el("label", {}, box, value), only);
    });
    const all = el("button", { type: "button", click: () => {
      this.clear(axis, menu);
      this.onchange();
    } }, "All");
    const summary = el("summary", {});
    const menu = el("details", { class: "menu", name: "filter", "data-axis": axis.name }, summary,
      el("div", { class: "menu-body", role: "group", "aria-label": axis.title }, boxes, all));
    menu.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !menu.open) return;
      menu.open = false;
      summary.focus();
      event.preventDefault();
    });
    this.tell(menu, axis);
    return menu;
  }

  tell(menu, axis) {
    const hidden = this.hidden.get(axis.index);
    const shown = axis.values.filter((_, number) => !hidden.has(number));
    const words = !hidden.size ? "all" : shown.length === 1 ? shown[0] : `${shown.length} of ${axis.values.length}`;
    menu.classList.toggle("is-active", hidden.size > 0);
    menu.querySelector("summary").replaceChildren(axis.title, el("span", { class: "menu-value" }, words));
  }

  clear(axis, menu) {
    this.hidden.get(axis.index).clear();
    for (const box of menu.querySelectorAll("input")) box.checked = true;
    this.tell(menu, axis);
  }

  clearAll() {
    this.axes.forEach((axis, number) => this.clear(axis, this.menus[number]));
    this.search.value = "";
    this.words = [];
    this.finding = null;
    this.state = null;
    this.onchange();
  }

  grouping() {
    const select = el("select", { change: () => {
      this.group = Number(select.value);
      this.onchange();
    } }, el("option", { value: -1 }, "nothing"), this.axes.map((axis) => el("option", { value: axis.index }, axis.title)));
    return el("label", { class: "grouping" }, "Group by ", select);
  }

  get isActive() {
    return this.words.length > 0 || this.finding !== null || this.state !== null || [...this.hidden.values()].some((hidden) => hidden.size > 0);
  }

  shows(preview, variant) {
    for (const [axis, hidden] of this.hidden) if (hidden.has(variant.at[axis])) return false;
    if (this.finding && (this.finding.preview !== preview.index || !this.finding.variants.includes(variant.index))) {
      return false;
    }
    if (this.state && preview.app?.state !== this.state) return false;
    return this.words.every((word) => variant.searchText.includes(word));
  }
}

document.addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    if (!menu.contains(event.target)) menu.open = false;
  }
});
