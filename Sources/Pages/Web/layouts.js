// @ts-check
// Layouts, each in a file of its own beside the page. A page from disk may not read files, but it may run scripts.

const layouts = new Map();
const waiting = new Map();
const keptLayouts = 24;

/** Called by the file of a layout, with what it holds: as it is, or packed as a text. */
window.layoutPreview = (name, packed) => {
  waiting.get(name)?.(packed);
};

/** The layout of `folder/variant`; rejects where its file is not there. */
function layout(name) {
  if (!layouts.has(name)) {
    layouts.set(name, read(name));
    layouts.get(name).catch(() => layouts.delete(name));
    // Maps keep the order of insertion: the oldest goes.
    if (layouts.size > keptLayouts) layouts.delete(layouts.keys().next().value);
  }
  return layouts.get(name);
}

async function read(name) {
  const packed = await new Promise((resolve, reject) => {
    const script = el("script", { src: name.split("/").map(encodeURIComponent).join("/") + ".page.js" });
    script.onerror = () => {
      waiting.delete(name);
      script.remove();
      reject(new Error(`${name}.page.js is not beside this page.`));
    };
    script.onload = () => {
      script.remove();
      // Only a file that is not what its name says comes here without having called.
      if (waiting.delete(name)) reject(new Error(`${name}.page.js holds no layout.`));
    };
    waiting.set(name, (text) => {
      waiting.delete(name);
      resolve(text);
    });
    document.head.append(script);
  });
  return typeof packed === "string" ? JSON.parse(await unpack(packed)) : packed;
}
