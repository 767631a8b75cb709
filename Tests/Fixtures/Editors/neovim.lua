-- Starts the server as docs/editors.md says, waits for a diagnostic, asks for a hover, and prints both.
local client = vim.lsp.start_client({
  name = "layout-preview",
  cmd = { vim.env.PREVIEW, "lsp" },
  root_dir = vim.fn.getcwd(),
})
vim.lsp.buf_attach_client(0, client)
vim.wait(120000, function() return #vim.diagnostic.get(0) > 0 end, 50)
print("client: " .. vim.lsp.get_client_by_id(client).name .. "\n")
for _, found in ipairs(vim.diagnostic.get(0)) do
  print(found.lnum + 1 .. ": " .. (found.code or "") .. "\n")
end
local place = { textDocument = { uri = vim.uri_from_bufnr(0) }, position = { line = 17, character = 10 } }
local answers = vim.lsp.buf_request_sync(0, "textDocument/hover", place, 20000) or {}
for _, answer in pairs(answers) do
  local text = answer.result and answer.result.contents.value or ""
  print("hover: " .. (vim.split(text, "\n")[2] or "") .. "\n")
end
vim.cmd("qall!")
