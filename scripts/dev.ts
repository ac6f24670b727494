import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import react from '@vitejs/plugin-react'
import { createServer as createViteServer, type ViteDevServer } from 'vite'
import { createClient } from '../src/contract/client.ts'
import { adminShell } from '../src/server/rendering/admin-shell.ts'
import { createPageRequestReader } from '../src/server/rendering/page-request.ts'
import { freePort } from './fresh-shop.ts'
import { ROOT } from './run-steps.ts'

/** What the backend serves itself; every other GET that asks for HTML is a page. */
const BACKEND_PATHS = /^\/(api|dev|pictures|models|editorials|share|feeds|sitemaps)\/|^\/(robots\.txt|sitemap\.xml)$/
/** Fast Refresh must be set up before the first component is loaded. */
const REFRESH_PREAMBLE = '/@react-refresh-preamble'
const VITE = ['/@vite/client', REFRESH_PREAMBLE]
const ASSETS = {
  scripts: [...VITE, '/src/web/entry-client.ts'],
  styles: ['/src/web/storefront.css'],
  fonts: [],
  ahead: ['/src/web/start-client.tsx'],
}

const ADMIN_ASSETS = { scripts: [...VITE, '/src/admin/start-admin.tsx'], styles: ['/src/admin/admin.css'], fonts: [] }
const ADMIN_PATH = /^\/admin(\/|\?|$)/

const port = Number(process.env.PORT || 3000)
const origin = `http://localhost:${port}`
const backendPort = await freePort()
const server = createServer((incoming, response) => void answer(incoming, response))
const vite = await createViteServer({
  root: ROOT,
  appType: 'custom',
  // Found one by one, packages would reload the page.
  optimizeDeps: { entries: ['src/{web,admin}/**/*.{ts,tsx}', '!**/*.test.ts'] },
  server: { middlewareMode: true, hmr: { server } },
})
server.listen(port, '127.0.0.1')
await once(server, 'listening')
const backend = startBackend()
console.log(`development server on ${origin}, backend on port ${backendPort}`)
process.once('exit', () => backend.kill())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close())

/** The calls, restarted by Node whenever a file that they import changes, on a database of their own. */
function startBackend(): ChildProcess {
  const env = {
    DATA_FOLDER: '.shop/dev/data',
    ...process.env,
    PORT: String(backendPort),
    PUBLIC_ORIGIN: origin,
  }
  const args = ['--watch', '--watch-preserve-output', 'scripts/dev-backend.ts']
  return spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit' })
}

async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const address = incoming.url ?? '/'
  const isPage =
    incoming.method === 'GET' && incoming.headers.accept?.includes('text/html') && !BACKEND_PATHS.test(address)
  if (address === REFRESH_PREAMBLE) return answerPreamble(response)
  vite.middlewares(incoming, response, () => {
    if (isPage) void answerPage(vite, address, incoming, response)
    else forward(incoming, response)
  })
}

async function answerPage(dev: ViteDevServer, address: string, incoming: IncomingMessage, response: ServerResponse) {
  try {
    const { renderPage, pageKey } = (await dev.ssrLoadModule(
      '/src/web/entry-server.tsx',
    )) as typeof import('../src/web/entry-server.tsx')
    const { path, language, currency, bannerDismissed } = createPageRequestReader(pageKey)(address, incoming.headers)
    if (ADMIN_PATH.test(address)) return answerHtml(response, adminShell({ language, ...ADMIN_ASSETS }))
    const api = createClient((call, init) => fetch(`http://127.0.0.1:${backendPort}${call}`, init))
    const settings = await api.call('GET /api/settings', {})
    const facts = { language, currency, bannerDismissed, origin, settings }
    const page = await renderPage({ ...facts, url: path ?? '/not-found', api, assets: ASSETS })
    if (!('html' in page)) return response.writeHead(page.status, { Location: page.location }).end()
    answerHtml(response, page.html, page.status)
  } catch (error) {
    dev.ssrFixStacktrace(error as Error)
    console.error(error)
    response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end((error as Error).stack)
  }
}

function answerHtml(response: ServerResponse, html: string | Buffer, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html)
}

function answerPreamble(response: ServerResponse): void {
  const code = react.preambleCode.replace('__BASE__', '/')
  response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(code)
}

function forward(incoming: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url: path } = incoming
  const call = request({ host: '127.0.0.1', port: backendPort, method, headers, path }, (answered) => {
    response.writeHead(answered.statusCode ?? 502, answered.headers)
    answered.pipe(response)
  })
  call.on('error', () => {
    if (!response.headersSent) response.writeHead(503, { 'Retry-After': '1' })
    response.end('The backend is restarting.')
  })
  incoming.pipe(call)
}

async function close(): Promise<void> {
  backend.kill('SIGTERM')
  server.close()
  server.closeAllConnections()
  await vite.close()
}
