'use strict';

const path = require('path');
const vscode = require('vscode');

const escaped = (text) => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);

/** The pictures of a preview, beside its source. */
class PicturePanel {
  #panel = null;
  #count = 0;

  /** The preview that is shown: its server, document and argument of commands; `null` if none is. */
  shown = null;

  /** @param files the paths of the pictures, a variant each. */
  show(preview, files) {
    const title = preview.argument.name;
    const localResourceRoots = files.map((file) => vscode.Uri.file(path.dirname(file)));
    if (!this.#panel) {
      const place = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
      this.#panel = vscode.window.createWebviewPanel('layoutPreview.picture', title, place, {});
      this.#panel.onDidDispose(() => {
        this.#panel = null;
        this.shown = null;
      });
    }
    this.shown = preview;
    this.#panel.title = title;
    this.#panel.webview.options = { enableScripts: false, localResourceRoots };
    this.#panel.webview.html = this.#page(title, files);
  }

  #page(title, files) {
    const { webview } = this.#panel;
    // The file keeps its name when it is drawn again.
    this.#count += 1;
    const figures = files.map((file) => {
      const source = `${webview.asWebviewUri(vscode.Uri.file(file))}?${this.#count}`;
      const variant = escaped(path.basename(file, '.png'));
      return `<figure><img src="${escaped(source)}" alt="${variant}"><figcaption>${variant}</figcaption></figure>`;
    });
    return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy"
  content="default-src 'none'; img-src ${webview.cspSource}; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>
body { display: flex; flex-wrap: wrap; gap: 16px; padding: 16px }
figure { margin: 0; max-width: 100% }
img { max-width: min(100%, 393px); border: 1px solid var(--vscode-panel-border) }
figcaption { color: var(--vscode-descriptionForeground); text-align: center }
</style>
</head>
<body>
${figures.join('\n')}
</body>
</html>
`;
  }

  dispose() {
    this.#panel?.dispose();
  }
}

module.exports = { PicturePanel };
