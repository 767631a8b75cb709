;;; What Emacs shows of a catalog, with a client and the configuration of docs/editors.md.
;;;
;;; CLIENT is eglot or lsp-mode, CONFIGURATION a file with its lines of the page, PREVIEW the command's folder.

(package-initialize)
(require 'flymake)
(require 'xref)
(define-derived-mode swift-mode prog-mode "Swift")
(add-to-list 'auto-mode-alist '("\\.swift\\'" . swift-mode))
(setq exec-path (cons (getenv "PREVIEW") exec-path))
(setenv "PATH" (concat (getenv "PREVIEW") ":" (getenv "PATH")))
(defvar client (intern (getenv "CLIENT")))
(defvar lsp-session-file (expand-file-name "session"))
(setq lsp-auto-guess-root t lsp-enable-snippet nil lsp-restart 'ignore lsp-diagnostics-provider :none)
(require client)
(load (getenv "CONFIGURATION"))

(defun diagnostics ()
  "The line and the first line of the text of each diagnostic."
  (if (eq client 'eglot)
      (mapcar (lambda (one) (list (line-number-at-pos (flymake-diagnostic-beg one)) (flymake-diagnostic-text one)))
              (flymake-diagnostics))
    (let (found)
      (maphash (lambda (_ all)
                 (dolist (one all)
                   (push (list (1+ (lsp:position-line (lsp:range-start (lsp:diagnostic-range one))))
                               (lsp:diagnostic-message one))
                         found)))
               (lsp-diagnostics))
      found)))

(defun hover ()
  "The text about the place of the cursor."
  (if (eq client 'eglot)
      (plist-get
       (plist-get (jsonrpc-request (eglot-current-server) :textDocument/hover (eglot--TextDocumentPositionParams))
                  :contents)
       :value)
    (lsp:markup-content-value
     (lsp:hover-contents (lsp-request "textDocument/hover" (lsp--text-document-position-params))))))

(when (eq client 'lsp-mode) (lsp-workspace-folders-add default-directory))
(find-file "Card.swift")
(if (eq client 'eglot) (call-interactively 'eglot) (lsp))
(let ((end (+ (float-time) 60)))
  (while (and (not (diagnostics)) (< (float-time) end)) (accept-process-output nil 0.1)))
(dolist (one (diagnostics)) (message "%d: %s" (car one) (car (split-string (cadr one) "\n"))))
(goto-char (point-min))
(search-forward "name.lead")
(message "hover: %s" (hover))
