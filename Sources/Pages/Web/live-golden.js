// @ts-check
// The golden of a variant: what changed since it was recorded, and recording it.

const goldenVerdicts = {
  same: "The same as the golden.", unaffected: "The same as the golden.", changed: "Differs from the golden.",
  missing: "There is no golden yet.", unreadable: "The golden cannot be read.", failed: "The preview was not drawn.",
  environment: "The golden was recorded with other fonts or libraries.",
};

class Golden {
  /** `parameters` returns which variant it is about, `isChanged` whether the page shows values that no source has. */
  constructor(parameters, isChanged) {
    this.parameters = parameters;
    this.isChanged = isChanged;
    this.answer = el("div", { class: "golden-answer", role: "status" });
    this.element = el("section", { class: "golden" }, el("h3", {}, "Golden"),
      el("p", { class: "actions" }, button("Compare", { key: "D", action: () => this.ask("golden") })), this.answer);
  }

  async ask(question) {
    if (this.isAsking) return;
    if (this.isChanged()) return this.say("Write or undo the changes first: goldens show what the source says.");
    this.isAsking = true;
    this.say(question === "golden" ? "Comparing…" : "Recording…");
    try {
      this.show(await server.ask(question, this.parameters()));
      this.element.scrollIntoView({ block: "nearest" });
      if (question === "record") announce("Recorded");
    } catch (error) {
      this.say([error.message, error.remedy].filter(Boolean).join(" "));
    }
    this.isAsking = false;
  }

  say(text) {
    this.answer.replaceChildren(el("p", { class: "note" }, text));
  }

  /** Shows a picture in its own size; a click or Escape closes it. */
  enlarge(address, caption) {
    const dialog = el("dialog", { class: "enlarged", "aria-label": caption, click: () => dialog.close(), close: () => dialog.remove() },
      el("img", { src: address, alt: caption }));
    document.body.append(dialog);
    dialog.showModal();
  }

  show({ verdict, lines, expected, difference, moved }) {
    const isSame = ["same", "unaffected"].includes(verdict);
    const picture = (address, caption) => address ? [el("figure", {},
      el("button", { type: "button", title: "Enlarge", click: () => this.enlarge(address, caption) }, el("img", { src: address, alt: caption })),
      el("figcaption", {}, caption))] : [];
    this.answer.replaceChildren(...[
      el("p", { class: isSame ? "good" : "" }, goldenVerdicts[verdict] ?? verdict),
      ["changed", "missing"].includes(verdict)
        ? el("p", { class: "actions" }, button("Record as golden", { className: "record", action: () => this.ask("record") })) : null,
      lines.length && !isSame ? el("pre", {}, lines.join("\n")) : null,
      picture(moved, "Before and after"), moved ? [] : picture(expected, "Golden"), picture(difference, "Difference"),
    ].flat().filter(Boolean));
  }
}
