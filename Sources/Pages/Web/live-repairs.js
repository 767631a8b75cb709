// @ts-check
// Conflicts of the preview, and changes of one constraint each that resolve them in every variant. Each can be tried.

const repairKey = ({ trial }) => JSON.stringify([trial.key, trial.change]);

const repairText = ({ code }) => code ?? "removed";

class Repairs {
  /** `parameters` returns what conflicts are asked for with. */
  constructor(parameters, edits) {
    this.parameters = parameters;
    this.edits = edits;
    this.answer = el("div", {});
    this.element = el("section", { class: "repairs" }, el("h3", {}, "Repairs"),
      el("p", { class: "actions" }, this.ask = button("Find repairs", { action: () => this.find() })), this.answer);
  }

  async find() {
    this.ask.disabled = true;
    this.answer.replaceChildren(el("p", { class: "note", role: "status" }, "Laying every variant out with each change…"));
    try {
      const { conflicts } = await server.ask("conflicts", this.parameters());
      this.conflicts = conflicts;
      this.show();
    } catch (error) {
      this.answer.replaceChildren(el("p", { class: "note" }, [error.message, error.remedy].filter(Boolean).join(" ")));
    }
    this.ask.disabled = false;
  }

  show() {
    if (!this.conflicts) return;
    this.answer.replaceChildren(...this.conflicts.length ? this.conflicts.map((conflict) => this.conflict(conflict))
      : [el("p", { class: "good" }, "There is no conflict.")]);
  }

  conflict({ members, arithmetic, triedVariants, repairs, partialRepairs }) {
    const none = !repairs.length && !partialRepairs.length;
    return el("div", { class: "conflict" }, arithmetic ? el("p", {}, arithmetic) : null,
      none ? el("p", { class: "note" }, "No change of a single constraint that was tried resolves it.") : null,
      ...this.list(members, repairs, `Each resolves it in ${plural(triedVariants, "variant")}; the likeliest comes first.`),
      ...this.list(members, partialRepairs, "Each resolves it, but another conflict with constraints of this one remains."));
  }

  list(members, repairs, title) {
    if (!repairs.length) return [];
    const rows = repairs.slice(0, 8).map((repair) => {
      const member = members[repair.constraint - 1];
      const { equation } = member;
      const moved = repair.moves.slice(0, 3).map(({ view, by }) => `${view} by ${points(by)}`).join(", ");
      const tried = button("Try", { pressed: this.edits.isTrying(repair), action: () => this.edits.toggleRepair(repair, member) });
      tried.setAttribute("aria-label", `Try ${repairText(repair)} instead of ${equation}`);
      return el("li", {}, tried, el("div", {}, el("p", {}, el("code", {}, equation), " → ", repair.code ? el("code", {}, repair.code) : "removed"),
        el("p", { class: "note" }, moved ? `Moves ${moved}.` : "Nothing moves.", repair.reasons.map((reason) => ` ${reason}`))));
    });
    return [el("p", { class: "note" }, title), el("ul", { class: "repair-list" }, rows)];
  }
}
