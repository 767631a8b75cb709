// @ts-check
// The tree of views, as a list with levels that arrow keys walk through.

class Outline {
  constructor(onselect) {
    this.onselect = onselect;
    this.closed = new Set();
    this.filter = el("input", { type: "search", placeholder: "Filter views", "aria-label": "Filter views by name, class or text",
      "aria-keyshortcuts": "Shift+O", input: () => this.changeFilter(), keydown: (event) => this.filterKey(event) });
    this.element = el("ul", { role: "tree", "aria-label": "Views of the layout" });
    this.empty = el("p", { class: "note", role: "status", hidden: true }, "No view is left.");
    this.part = el("div", { class: "outline-part" }, el("label", { class: "search" }, icon("search"), this.filter), this.element, this.empty);
    this.element.addEventListener("keydown", (event) => this.key(event));
    this.element.addEventListener("click", (event) => {
      const row = event.target.closest("[role=treeitem]");
      if (!row) return;
      const index = Number(row.dataset.view);
      if (event.target.closest(".twist")) this.toggle(index);
      else this.onselect({ kind: "view", index });
    });
  }

  show(layout, differing) {
    this.views = layout?.views ?? [];
    this.closed.clear();
    this.current = 0;
    const parents = new Set(this.views.map((view) => view.parent));
    const troubled = new Set((layout?.problems ?? []).flatMap((problem) => problem.views));
    this.depths = [];
    this.rows = this.views.map((view, index) => {
      const depth = view.parent === null || view.parent === undefined ? 0 : this.depths[view.parent] + 1;
      this.depths.push(depth);
      const isParent = parents.has(index);
      return el("li", {
        role: "treeitem", "data-view": index, "aria-level": depth + 1, "aria-selected": "false", style: { "--depth": depth },
        "aria-expanded": isParent ? "true" : null, tabindex: index === 0 ? "0" : "-1",
        class: [view.isHidden && "is-hidden", differing.has(index) && "differs"].filter(Boolean).join(" ") || null,
      }, el("span", { class: "twist", "aria-hidden": "true" }), el("span", { class: "name", title: view.path }, view.path.split("/").at(-1)), " ",
      el("span", { class: "type" }, view.type));
    });
    this.element.replaceChildren(...this.rows);
    this.warn(troubled);
    this.changeFilter();
  }

  /** Marks views that problems are about. */
  warn(views) {
    for (const index of views) {
      const row = this.rows[index];
      if (row && !row.querySelector(".icon")) row.append(icon("warning"), el("span", { class: "hidden-text" }, " has problems"));
    }
  }

  // MARK: Filter

  /** Leaves the views that have all words in their name, class or text, and those that they are in. */
  changeFilter() {
    const words = this.filter.value.toLowerCase().split(/\s+/).filter(Boolean);
    this.matches = null;
    if (words.length) {
      this.matches = new Set(this.views.flatMap(({ path, type, text }, index) => {
        const own = [path.split("/").at(-1), type, text ?? ""].join(" ").toLowerCase();
        return words.every((word) => own.includes(word)) ? [index] : [];
      }));
    }
    this.left = this.matches && new Set(this.matches);
    for (const index of this.matches ?? []) {
      for (let parent = this.views[index].parent; parent !== null && parent !== undefined; parent = this.views[parent].parent) {
        this.left.add(parent);
        this.closed.delete(parent);
      }
    }
    this.rows.forEach((row, index) => {
      row.classList.toggle("is-way", Boolean(this.matches) && !this.matches.has(index));
      if (row.hasAttribute("aria-expanded")) row.setAttribute("aria-expanded", String(!this.closed.has(index)));
      row.hidden = !this.isVisible(index);
    });
    this.empty.hidden = !this.matches || this.matches.size > 0;
    const [first] = this.matches ?? [];
    if (first !== undefined && !this.matches.has(this.current)) this.makeCurrent(first);
  }

  filterKey(event) {
    if (event.key === "Enter" || event.key === "ArrowDown") {
      event.preventDefault();
      const [first] = this.matches ?? [this.current];
      if (first === undefined) return;
      this.makeCurrent(first);
      this.focus();
      if (this.matches) this.onselect({ kind: "view", index: first });
    } else if (event.key === "Escape") {
      // Emptied first, and left by the next.
      event.preventDefault();
      if (!this.filter.value) return this.filter.blur();
      this.filter.value = "";
      this.changeFilter();
    }
  }

  isVisible(index) {
    if (this.left && !this.left.has(index)) return false;
    for (let parent = this.views[index].parent; parent !== null && parent !== undefined; parent = this.views[parent].parent) {
      if (this.closed.has(parent)) return false;
    }
    return true;
  }

  toggle(index, isOpen = this.closed.has(index)) {
    if (!this.rows[index].hasAttribute("aria-expanded")) return;
    this.closed[isOpen ? "delete" : "add"](index);
    this.rows[index].setAttribute("aria-expanded", String(isOpen));
    this.rows.forEach((row, number) => { row.hidden = !this.isVisible(number); });
  }

  select(index) {
    this.rows.forEach((row, number) => row.setAttribute("aria-selected", String(number === index)));
    if (index === null) return;
    for (let parent = this.views[index].parent; parent !== null && parent !== undefined; parent = this.views[parent].parent) {
      this.toggle(parent, true);
    }
    // A view that is selected elsewhere is shown here too.
    if (this.left && !this.left.has(index)) {
      this.filter.value = "";
      this.changeFilter();
    }
    this.makeCurrent(index);
    this.rows[index].scrollIntoView({ block: "nearest" });
  }

  makeCurrent(index) {
    this.rows[this.current].tabIndex = -1;
    this.current = index;
    this.rows[index].tabIndex = 0;
  }

  focus() {
    this.rows[this.current]?.focus();
  }

  key(event) {
    const visible = this.rows.map((_, index) => index).filter((index) => this.isVisible(index));
    const at = visible.indexOf(this.current);
    const view = this.views[this.current];
    const isOpen = this.rows[this.current].getAttribute("aria-expanded") === "true";
    let next;
    switch (event.key) {
      case "ArrowDown": next = visible[at + 1]; break;
      case "ArrowUp": next = visible[at - 1]; break;
      case "Home": next = visible[0]; break;
      case "End": next = visible.at(-1); break;
      case "ArrowRight":
        if (isOpen) next = this.current + 1;
        else this.toggle(this.current, true);
        break;
      case "ArrowLeft":
        if (isOpen) this.toggle(this.current, false);
        else next = view.parent;
        break;
      case "Enter": case " ": next = this.current; break;
      default: return;
    }
    event.preventDefault();
    if (next === undefined || next === null) return;
    this.makeCurrent(next);
    this.onselect({ kind: "view", index: next });
    this.rows[next].focus();
  }
}

/** Where the tree of views is: beside the picture, or on narrow windows over it, once it is asked for. */
class OutlineDrawer {
  constructor(outline, element) {
    this.outline = outline;
    this.element = element;
    this.button = button("Views", { symbol: "outline", key: "O", pressed: false, className: "drawer-button", action: () => this.open(!this.isOpen) });
    element.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || event.defaultPrevented || !this.isOver) return;
      event.preventDefault();
      this.open(false);
    });
    // On a phone the tree hides what was chosen.
    element.addEventListener("click", (event) => {
      if (this.isOver && innerWidth <= 700 && event.target.closest("[role=treeitem]") && !event.target.closest(".twist")) this.open(false);
    });
  }

  get isOpen() {
    return this.element.classList.contains("is-open");
  }

  /** Whether it lies over the picture. */
  get isOver() {
    return this.isOpen && this.button.checkVisibility();
  }

  open(isOpen) {
    this.element.classList.toggle("is-open", isOpen);
    this.button.setAttribute("aria-pressed", String(isOpen));
    if (isOpen) this.outline.focus();
    else if (this.button.checkVisibility()) this.button.focus();
  }

  shortcuts(when) {
    const show = () => {
      if (this.button.checkVisibility()) this.open(true);
    };
    shortcut("o", "To the outline of views", () => {
      show();
      this.outline.focus();
    }, when, "Picture");
    shortcut("O", "Filter the outline", () => {
      show();
      this.outline.filter.focus();
      this.outline.filter.select();
    }, when, "Picture");
  }
}
