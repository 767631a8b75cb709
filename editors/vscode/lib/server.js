'use strict';

const vscode = require('vscode');
const { Connection } = require('./connection');
const values = require('./values');

const CAPABILITIES = {
  general: { positionEncodings: ['utf-16'] },
  window: { workDoneProgress: true, showDocument: { support: true } },
  workspace: { inlayHint: { refreshSupport: true }, codeLens: { refreshSupport: true }, workspaceFolders: true },
  textDocument: {
    synchronization: { didSave: true },
    publishDiagnostics: { relatedInformation: true },
    hover: { contentFormat: ['markdown', 'plaintext'] },
    codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix'] } }, isPreferredSupport: true },
  },
};

/** `preview lsp` for one folder. */
class Server {
  #connection;
  #diagnostics = vscode.languages.createDiagnosticCollection('layout-preview');
  #open = new Set();
  #ready;
  #changed = new vscode.EventEmitter();
  #tells;

  /** Is fired when layouts were read anew: hints, lenses and pictures are out of date. */
  onDidChange = this.#changed.event;
  /** The commands that the server carries out. */
  commands = [];
  /** The address of the live page, once it was opened. */
  page = null;

  /** @param tells `log(text)`, `progress(title or null)`, `end(reason)`, and `show(uri, isExternal)`. */
  constructor(folder, tells) {
    this.folder = folder;
    this.#tells = tells;
    const settings = vscode.workspace.getConfiguration('layout-preview', folder);
    const words = ['lsp', ...settings.get('arguments', [])];
    this.#connection = new Connection(settings.get('path', 'preview'), words, folder.fsPath, {
      notify: (method, params) => this.#notice(method, params),
      request: (method, params) => this.#answer(method, params),
      log: tells.log,
      end: (reason) => {
        this.#diagnostics.clear();
        tells.progress(null);
        tells.end(reason);
      },
    });
    this.#ready = this.#start();
    // A server that cannot be started says so by `end`.
    this.#ready.catch(() => {});
  }

  async #start() {
    const address = this.folder.toString();
    const answer = await this.#connection.request('initialize', {
      processId: process.pid,
      clientInfo: { name: vscode.env.appName },
      rootUri: address,
      workspaceFolders: [{ uri: address, name: this.folder.path.split('/').pop() }],
      capabilities: CAPABILITIES,
    });
    this.commands = answer.capabilities.executeCommandProvider?.commands ?? [];
    this.#connection.notify('initialized', {});
  }

  async close() {
    this.#diagnostics.dispose();
    this.#changed.dispose();
    this.#tells.progress(null);
    await this.#connection.close();
  }

  // What the editor does

  async open(document) {
    const uri = document.uri.toString();
    if (this.#open.has(uri)) return;
    this.#open.add(uri);
    const text = document.getText();
    const { languageId, version } = document;
    await this.#send('textDocument/didOpen', { textDocument: { uri, languageId, version, text } });
  }

  change(event) {
    const uri = event.document.uri.toString();
    if (!this.#open.has(uri)) return;
    this.#send('textDocument/didChange', {
      textDocument: { uri, version: event.document.version },
      contentChanges: event.contentChanges.map((one) => ({ range: values.protocolRange(one.range), text: one.text })),
    });
  }

  save(document) {
    const uri = document.uri.toString();
    if (this.#open.has(uri)) this.#send('textDocument/didSave', { textDocument: { uri } });
  }

  closeDocument(document) {
    const uri = document.uri.toString();
    if (this.#open.delete(uri)) this.#send('textDocument/didClose', { textDocument: { uri } });
  }

  // What the editor asks

  /** Asks about a document; `null` if the server has ended. */
  async ask(method, document, params, token) {
    try {
      await this.#ready;
      const textDocument = { uri: document.uri.toString() };
      return await this.#connection.request(`textDocument/${method}`, { textDocument, ...params }, token);
    } catch (error) {
      this.#tells.log(`${method}: ${error.message}`);
      return null;
    }
  }

  /** Carries a command out; throws what the server says if it cannot. */
  async execute(command, argument) {
    await this.#ready;
    return this.#connection.request('workspace/executeCommand', { command, arguments: [argument] });
  }

  async #send(method, params) {
    // In the order of the calls: a promise runs what waits for it in that order.
    await this.#ready.then(() => this.#connection.notify(method, params), () => {});
  }

  // What the server says

  #notice(method, params) {
    switch (method) {
      case 'textDocument/publishDiagnostics':
        return this.#diagnostics.set(vscode.Uri.parse(params.uri), params.diagnostics.map(values.diagnostic));
      case 'window/logMessage':
        return this.#tells.log(params.message);
      case 'window/showMessage':
        if (params.type === 1) vscode.window.showErrorMessage(params.message);
        else if (params.type === 2) vscode.window.showWarningMessage(params.message);
        else vscode.window.showInformationMessage(params.message);
        return;
      case '$/progress':
        if (params.value.kind === 'begin') this.#tells.progress(params.value.title);
        if (params.value.kind === 'end') this.#tells.progress(null);
    }
  }

  #answer(method, params) {
    switch (method) {
      case 'window/showDocument':
        if (params.external) this.page = params.uri.replace(/#.*/, '');
        return this.#tells.show(params.uri, params.external).then((success) => ({ success }));
      case 'workspace/inlayHint/refresh':
      case 'workspace/codeLens/refresh':
        return this.#changed.fire();
      case 'window/workDoneProgress/create':
        return null;
      default:
        throw new Error(`the editor does not know '${method}'`);
    }
  }
}

module.exports = { Server };
