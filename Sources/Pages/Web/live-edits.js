// @ts-check
// Values that are tried on the page before they are written into a source.

/** Whether values can be written there. */
const isChangeable = (place) => /\.(swift|storyboard|xib)$/.test(place?.file ?? "");

class Edits {
  constructor(onchange) {
    this.list = [];
    this.onchange = onchange;
    this.status = el("p", { class: "note", role: "status" });
  }

  /** `shown` is the value in the picture, `value` the new one; both are texts. */
  set(kind, place, shown, value) {
    const same = this.list.find((edit) => edit.kind === kind && edit.file === place.file && edit.line === place.line
      && (kind !== "text" || edit.column === place.column) && edit.new === shown);
    if (same) same.new = value;
    else this.list.push({ kind, file: place.file, line: place.line, ...(kind === "text" ? { column: place.column } : {}), old: shown, new: value });
    this.list = this.list.filter((edit) => edit.old !== edit.new);
    this.status.textContent = "";
    this.onchange();
  }

  /** Tries a repair of a conflict, which changes one of its constraints, or ends the trial. */
  toggleRepair(repair, { equation, priority, callSite }) {
    const place = repairKey(repair);
    const count = this.list.length;
    this.list = this.list.filter((edit) => edit.place !== place);
    if (this.list.length === count) {
      this.list.push({
        kind: "repair", place, file: callSite?.filePath ?? "", line: callSite?.line ?? 0, old: equation, new: repairText(repair),
        code: repair.code, priority, trial: repair.trial,
      });
    }
    this.onchange();
    announce(this.isTrying(repair) ? "The repair is tried" : "The repair is taken back");
  }

  isTrying(repair) {
    return this.list.some((edit) => edit.place === repairKey(repair));
  }

  undo() {
    if (!this.list.pop()) return;
    this.onchange();
    announce("Change undone");
  }

  clear() {
    this.list = [];
    this.isWritten = false;
  }

  /** The sources are rendered anew after that, and the values are then theirs. */
  async write() {
    try {
      await server.ask("write", { edits: this.list });
      this.isWritten = true;
      announce("Written to the source");
    } catch (error) {
      this.status.textContent = [error.message, error.remedy].filter(Boolean).join(" ");
    }
  }

  async copy() {
    const text = this.list.map((edit) => `${edit.file ? `${edit.file}:${edit.line}: ` : ""}${edit.kind} ${edit.old} → ${edit.new}`).join("\n");
    try {
      await navigator.clipboard.writeText(text);
      announce("Copied");
    } catch {
      this.status.textContent = text;
    }
  }

  /** What can be done with the changes; nothing where there is none. */
  get bar() {
    if (!this.list.length) return null;
    return el("section", { class: "edits" }, el("h3", {}, plural(this.list.length, "change"), " not in the source"),
      el("p", { class: "actions" }, button("Write to source", { key: "W", action: () => this.write() }),
        button("Undo", { key: "U", action: () => this.undo() }), button("Copy", { action: () => this.copy() })), this.status);
  }

  /**
   * A field for a value of the selection.
   * @param {string} label
   * @param {string} kind
   * @param {any} place
   * @param {string} shown
   * @param {any} options
   */
  field(label, kind, place, shown, { type = "number", ...attributes } = {}) {
    const input = el("input", {
      type, value: shown, "data-field": kind, ...attributes, step: type === "number" ? "any" : null,
      class: this.list.some((edit) => edit.kind === kind && edit.file === place.file && edit.line === place.line) ? "is-changed" : null,
      input: () => {
        if (type === "number" && (input.value === "" || !Number.isFinite(Number(input.value)) || !input.checkValidity())) return;
        const now = input.dataset.shown ?? shown;
        this.set(kind, place, now, type === "number" ? String(Number(input.value)) : input.value);
      },
      keydown: (event) => {
        if (event.key === "Enter") this.write();
        if (event.key === "Escape") input.blur();
      },
    });
    return el("label", { class: "field" }, el("span", {}, label), input);
  }

  /** The fields of a view or a constraint that a source can be changed for. */
  fields(shown, target) {
    if (target.kind === "view") {
      const view = shown.layout.views[target.index];
      const place = shown.viewPlaces[target.index];
      if (!isChangeable(place) || view.text === null || view.text === undefined || !["Label", "Button"].includes(view.type)) return null;
      return this.field("Text", "text", place, view.text, { type: "text" });
    }
    const { constant, priority, place } = shown.terms[target.index];
    if (!isChangeable(place)) return null;
    return [
      constant === 0 ? null : this.field("Constant", "constant", place, String(constant)),
      priority === 1000 ? null : this.field("Priority", "priority", place, String(priority), { min: "1", max: "999" }),
    ];
  }
}
