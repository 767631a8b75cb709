// @ts-check
// Pickers of what is shown: the axes of variants, the growth of text.

/** A menu with a box for each value of an option; none ticked stands for the default. */
function axisPicker(axis, chosen, onchange) {
  const reading = el("span", { class: "menu-value" });
  const boxes = axis.values.map((value) => el("input", { type: "checkbox", value, change: () => tell() }));
  const row = (value) => {
    const number = axis.values.indexOf(value);
    return el("div", { class: "menu-row" }, el("label", {}, boxes[number], value),
      el("button", { type: "button", class: "only", "aria-label": `Only ${value}`, click: () => only(number) }, "only"));
  };
  const summary = el("summary", {}, axis.title, " ", reading);
  const menu = el("details", { class: "menu", "data-option": axis.option }, summary,
    el("div", { class: "menu-body", role: "group", "aria-label": axis.title }, axis.groups
      ? axis.groups.map((group) => el("div", { role: "group", "aria-label": group.title },
        el("h4", { class: "menu-title" }, group.title), group.values.map(row)))
      : axis.values.map(row)));
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.open) return;
    menu.open = false;
    summary.focus();
    event.preventDefault();
    event.stopPropagation();
  });
  const show = (values) => {
    boxes.forEach((box) => { box.checked = values.includes(box.value) || (values.includes("all") && !axis.groups); });
    reading.textContent = values.length > 1 ? String(values.length) : values[0] ?? "";
    menu.classList.toggle("is-active", values.length > 0);
  };
  const tell = () => {
    const values = boxes.filter((box) => box.checked).map((box) => box.value);
    show(values);
    onchange(axis.option, values);
  };
  const only = (number) => {
    boxes.forEach((box, each) => { box.checked = each === number; });
    tell();
  };
  show(chosen);
  return menu;
}

document.addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    if (!menu.contains(event.target)) menu.open = false;
  }
});

/** A slider whose lowest value stands for the variant's own. */
function growthSlider(onchange) {
  const reading = el("output", { class: "zoom-reading" });
  const input = el("input", {
    type: "range", min: "0.95", max: "3.1", step: "0.05", "aria-label": "Growth of text",
    input: () => {
      const value = Number(input.value);
      reading.textContent = value < 1 ? "auto" : "×" + points(value);
      onchange(value < 1 ? null : value);
    },
  });
  const control = el("label", { class: "slider" }, "Text", input, reading);
  control.set = (value) => {
    input.value = String(value ?? 0.95);
    reading.textContent = value === null ? "auto" : "×" + points(value);
  };
  return control;
}
