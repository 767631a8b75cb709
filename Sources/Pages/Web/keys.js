// @ts-check
// Keyboard shortcuts, and the help that lists them.

const shortcuts = [];

/**
 * Keys that do something while `when` holds. The first that fits wins.
 * `keys` are as `KeyboardEvent.key` names them; capital letters are for Shift.
 */
function shortcut(keys, title, action, when = () => true, group = "Everywhere") {
  shortcuts.push({ keys: [keys].flat(), title, action, when, group });
}

const keyNames = {
  ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓", Escape: "Esc", Enter: "Return", " ": "Space",
};

function keyName(key) {
  return keyNames[key] ?? (/^[A-Z]$/.test(key) ? "⇧" + key : key.toUpperCase());
}

function isTyping(target) {
  return target.closest?.("input:not([type=checkbox], [type=range]), select, textarea") !== null;
}

/** Whether the focused control takes the key for itself. */
function isOwnKey(event) {
  const target = event.target;
  if (event.key === "Escape") return false;
  if (isTyping(target)) return true;
  if (event.key === "Enter" || event.key === " ") return Boolean(target.closest?.("button, a, summary, input"));
  return event.key.startsWith("Arrow") && Boolean(target.closest?.("[role=tree], input[type=range], [role=slider]"));
}

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isOwnKey(event)) return;
  if (help.open && event.key !== "?") return;
  // A dialog takes its keys for itself.
  if (!help.open && document.querySelector("dialog[open]")) return;
  const find = (key) => shortcuts.find((each) => each.keys.includes(key) && each.when());
  const found = find(event.key) ?? find(event.key.toLowerCase());
  if (!found) return;
  event.preventDefault();
  found.action(event);
});

const help = el("dialog", { class: "help", "aria-labelledby": "help-title" });

function showHelp() {
  if (help.open) return help.close();
  const groups = [...new Set(shortcuts.map((each) => each.group))];
  help.replaceChildren(
    el("header", {}, el("h2", { id: "help-title" }, "Keyboard"), button("Close help", {
      symbol: "close", key: "Esc", action: () => help.close(),
    })),
    el("div", { class: "help-groups" }, groups.map((group) =>
      el("section", {}, el("h3", {}, group), el("dl", {}, shortcuts.filter((each) => each.group === group).map((each) => [
        el("dt", {}, each.keys.map((key) => el("kbd", {}, keyName(key)))),
        el("dd", {}, each.title),
      ])))))
  );
  help.showModal();
}

help.addEventListener("click", (event) => {
  if (event.target === help) help.close();
});

shortcut("?", "This help", showHelp);
shortcut("t", "Colours: system, light, dark", nextTheme);
