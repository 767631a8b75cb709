// @ts-check
// Pickers of what is shown: the axes of variants, the growth of text.

/** A menu with a box for each value of an option; none ticked stands for the default. */
function axisPicker(axis, chosen, onchange) {
  const reading = el("span", { class: "menu-value" });
  const boxes = axis.values.map((value) => el("input", { type: "checkbox", value, change: () => tell() }));
  const menu = el("details", { class: "menu", "data-option": axis.option },
    el("summary", {}, axis.title, " ", reading),
    el("div", { class: "menu-body" }, axis.values.map((value, number) =>
      el("div", { class: "menu-row" }, el("label", {}, boxes[number], value),
        el("button", { type: "button", class: "only", click: () => only(number) }, "only")))));
  const show = (values) => {
    boxes.forEach((box) => { box.checked = values.includes(box.value); });
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
