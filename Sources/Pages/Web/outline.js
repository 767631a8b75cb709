// The tree of views, as a list with levels that arrow keys walk through.

class Outline {
  constructor(onselect) {
    this.onselect = onselect;
    this.closed = new Set();
    this.element = el("ul", { role: "tree", "aria-label": "Views of the layout" });
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
        role: "treeitem", "data-view": index, "aria-level": depth + 1, "aria-selected": "false", style: `--depth: ${depth}`,
        "aria-expanded": isParent ? "true" : null, tabindex: index === 0 ? "0" : "-1",
        class: [view.isHidden && "is-hidden", differing.has(index) && "differs"].filter(Boolean).join(" ") || null,
      }, el("span", { class: "twist", "aria-hidden": "true" }), el("span", { class: "name", title: view.path }, view.path.split("/").at(-1)), " ",
      el("span", { class: "type" }, view.type), troubled.has(index) ? icon("warning") : null);
    });
    this.element.replaceChildren(...this.rows);
  }

  isVisible(index) {
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
