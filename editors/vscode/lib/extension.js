'use strict';

const http = require('http');
const path = require('path');
const vscode = require('vscode');
const { PicturePanel } = require('./picture');
const { Server } = require('./server');
const tasks = require('./tasks');
const values = require('./values');

const SELECTOR = [{ language: 'swift', scheme: 'file' }];
const CURSOR_DELAY = 150;

const isSource = (document) => document.languageId === 'swift' && document.uri.scheme === 'file';

/** The servers of all folders, and what the editor shows of them. */
class Extension {
  #servers = new Map();
  #output = vscode.window.createOutputChannel('LayoutPreview');
  #status = vscode.window.createStatusBarItem(vscode.StatusBarAlignment.Left);
  #hints = new vscode.EventEmitter();
  #lenses = new vscode.EventEmitter();
  #picture = new PicturePanel();
  #cursor = null;

  // Servers

  /** The folder whose server a document belongs to; `undefined` for one outside of the open folders. */
  #folder(document) {
    const folder = vscode.workspace.getWorkspaceFolder(document.uri);
    if (folder) return folder.uri;
    const isAlone = (vscode.workspace.workspaceFolders ?? []).length === 0;
    return isAlone ? vscode.Uri.file(path.dirname(document.uri.fsPath)) : undefined;
  }

  #server(document) {
    const folder = isSource(document) ? this.#folder(document) : undefined;
    return folder && this.#servers.get(folder.toString());
  }

  #open(document) {
    const folder = isSource(document) ? this.#folder(document) : undefined;
    if (!folder) return;
    const key = folder.toString();
    if (!this.#servers.has(key)) this.#servers.set(key, this.#start(folder));
    this.#servers.get(key).open(document);
  }

  #start(folder) {
    const server = new Server(folder, {
      log: (text) => text && this.#output.appendLine(text),
      progress: (title) => this.#tell(title),
      show: (uri, isExternal) => this.#show(uri, isExternal),
      end: (reason) => this.#ended(server, reason),
    });
    server.onDidChange(() => {
      this.#hints.fire();
      this.#lenses.fire();
      this.#drawAgain(server);
    });
    return server;
  }

  async #ended(server, reason) {
    this.#output.appendLine(`The server of ${server.folder.fsPath} ended: ${reason}`);
    const isMissing = reason.includes('ENOENT');
    const message = isMissing
      ? "LayoutPreview: the command 'preview' was not found. Install it, or set layout-preview.path."
      : `LayoutPreview: the server ended (${reason}).`;
    const choice = await vscode.window.showErrorMessage(message, isMissing ? 'Open Settings' : 'Restart');
    if (choice === 'Restart') await this.restart();
    if (choice === 'Open Settings') {
      await vscode.commands.executeCommand('workbench.action.openSettings', 'layout-preview.path');
    }
  }

  async restart() {
    await this.close();
    vscode.workspace.textDocuments.forEach((document) => this.#open(document));
  }

  async close() {
    const servers = [...this.#servers.values()];
    this.#servers.clear();
    await Promise.all(servers.map((server) => server.close()));
  }

  // Showing

  #tell(title) {
    if (!title) return this.#status.hide();
    this.#status.text = `$(sync~spin) ${title}`;
    this.#status.show();
  }

  async #show(uri, isExternal) {
    if (isExternal) return vscode.env.openExternal(vscode.Uri.parse(uri));
    // Pictures are in the answer to the command that drew them.
    if (!uri.endsWith('.png')) await vscode.commands.executeCommand('vscode.open', vscode.Uri.parse(uri));
    return true;
  }

  async #drawAgain(server) {
    const shown = this.#picture.shown;
    if (!shown || shown.server !== server) return;
    // An edit may have moved the preview.
    const previews = await this.#previews(server, shown.document);
    const { name } = shown.argument;
    const now = previews.find((one) => one.argument.name === name && one.command === 'layout-preview.render');
    if (now) await this.#render({ ...shown, argument: now.argument });
  }

  async #render(preview) {
    const answer = await preview.server.execute('layout-preview.render', preview.argument);
    const files = (answer?.pictures ?? []).map((uri) => vscode.Uri.parse(uri).fsPath);
    if (files.length > 0) this.#picture.show(preview, files);
  }

  // Commands

  async #previews(server, document) {
    const lenses = (await server.ask('codeLens', document, {})) ?? [];
    return lenses.map((one) => ({
      line: one.range.start.line,
      command: one.command.command,
      argument: one.command.arguments[0],
    }));
  }

  /** The preview whose lens was clicked, or that the cursor is in. */
  async #chosen(argument, folder) {
    const editor = vscode.window.activeTextEditor;
    if (argument) {
      const server = this.#servers.get(folder.toString());
      return server && { server, argument, document: editor?.document };
    }
    const server = editor && this.#server(editor.document);
    if (!server) return undefined;
    const previews = await this.#previews(server, editor.document);
    const before = previews.filter((one) => one.line <= editor.selection.active.line);
    const found = before.pop() ?? previews[0];
    return found && { server, argument: found.argument, document: editor.document };
  }

  async run(command, argument, folder) {
    try {
      const preview = await this.#chosen(argument, folder);
      if (!preview) return vscode.window.showInformationMessage('LayoutPreview: there is no preview in this file yet.');
      if (command === 'layout-preview.render') await this.#render(preview);
      else await preview.server.execute(command, preview.argument);
    } catch (error) {
      vscode.window.showErrorMessage(`LayoutPreview: ${error.message}`);
    }
  }

  // Providers

  get providers() {
    const ask = (method, document, params, token) =>
      this.#server(document)?.ask(method, document, params, token) ?? null;
    const at = (place) => ({ position: values.position(place) });
    const folder = (document) => this.#folder(document);
    return {
      hints: {
        onDidChangeInlayHints: this.#hints.event,
        provideInlayHints: async (document, range, token) =>
          ((await ask('inlayHint', document, { range: values.protocolRange(range) }, token)) ?? []).map(values.hint),
      },
      hover: {
        provideHover: async (document, place, token) => {
          const found = await ask('hover', document, at(place), token);
          return found && values.hover(found);
        },
      },
      definition: {
        provideDefinition: async (document, place, token) =>
          ((await ask('definition', document, at(place), token)) ?? []).map(values.location),
      },
      references: {
        provideReferences: async (document, place, context, token) =>
          ((await ask('references', document, { ...at(place), context }, token)) ?? []).map(values.location),
      },
      lenses: {
        onDidChangeCodeLenses: this.#lenses.event,
        provideCodeLenses: async (document, token) =>
          ((await ask('codeLens', document, {}, token)) ?? []).map((one) => values.lens(one, folder(document))),
      },
      actions: {
        provideCodeActions: async (document, range, context, token) => {
          const params = { range: values.protocolRange(range), context: { diagnostics: [] } };
          if (context.only) params.context.only = [context.only.value];
          const found = (await ask('codeAction', document, params, token)) ?? [];
          return found.map((one) => values.action(one, folder(document)));
        },
      },
    };
  }

  // The editor's cursor

  /** Tells an open live page which line the cursor is in, once it rests. */
  #moved(editor) {
    const server = this.#server(editor.document);
    if (!server?.page) return;
    clearTimeout(this.#cursor);
    this.#cursor = setTimeout(() => {
      const place = { file: editor.document.uri.fsPath, line: editor.selection.active.line + 1 };
      const headers = { 'Content-Type': 'application/json' };
      const request = http.request(`${server.page}cursor`, { method: 'POST', headers }, (answer) => answer.resume());
      // A page that is gone needs no cursor.
      request.on('error', () => {});
      request.end(JSON.stringify(place));
    }, CURSOR_DELAY);
  }

  // Starting

  register(context) {
    const { commands, languages, workspace, window } = vscode;
    const { providers } = this;
    const kinds = { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix] };
    const run = (command) => commands.registerCommand(command, (...words) => this.run(command, ...words));
    context.subscriptions.push(
      this.#output, this.#status, this.#picture, this.#hints, this.#lenses,
      run('layout-preview.render'), run('layout-preview.openPage'), run('layout-preview.compare'),
      run('layout-preview.record'), commands.registerCommand('layout-preview.restart', () => this.restart()),
      languages.registerInlayHintsProvider(SELECTOR, providers.hints),
      languages.registerHoverProvider(SELECTOR, providers.hover),
      languages.registerDefinitionProvider(SELECTOR, providers.definition),
      languages.registerReferenceProvider(SELECTOR, providers.references),
      languages.registerCodeLensProvider(SELECTOR, providers.lenses),
      languages.registerCodeActionsProvider(SELECTOR, providers.actions, kinds),
      vscode.tasks.registerTaskProvider(tasks.TYPE, tasks.provider),
      workspace.onDidOpenTextDocument((document) => this.#open(document)),
      workspace.onDidChangeTextDocument((event) => this.#server(event.document)?.change(event)),
      workspace.onDidSaveTextDocument((document) => this.#server(document)?.save(document)),
      workspace.onDidCloseTextDocument((document) => this.#server(document)?.closeDocument(document)),
      workspace.onDidChangeConfiguration((event) => event.affectsConfiguration('layout-preview') && this.restart()),
      window.onDidChangeTextEditorSelection((event) => this.#moved(event.textEditor))
    );
    workspace.textDocuments.forEach((document) => this.#open(document));
  }
}

let extension = null;

exports.activate = (context) => {
  extension = new Extension();
  extension.register(context);
};

exports.deactivate = () => extension?.close();
