import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { build, type Plugin } from 'vite'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.html': 'text/html',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
}

export interface OpenBench {
  page: Page
  close: () => Promise<void>
}

interface BenchOptions {
  browserPath: string
  plugins: Plugin[]
  folders: Record<string, string>
}

export async function openBench({ browserPath, plugins, folders }: BenchOptions): Promise<OpenBench> {
  const built = await mkdtemp(join(tmpdir(), 'try-on-bench-'))
  const root = fileURLToPath(new URL('.', import.meta.url))
  const output = { outDir: built, assetsInlineLimit: 0, target: 'es2022' }
  await build({ root, configFile: false, logLevel: 'error', plugins, build: output })
  const server = serve({ ...folders, '': built })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] })
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/index.html`)
  await page.waitForFunction(() => 'bench' in window)
  return {
    page,
    async close() {
      await browser.close()
      server.close()
      await rm(built, { recursive: true })
    },
  }
}

function serve(folders: Record<string, string>) {
  return createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://bench').pathname)
    const [, first = '', rest] = /^\/([^/]+)\/(.+)$/.exec(path) ?? []
    const file = folders[first] && rest ? join(folders[first], rest) : join(folders[''] ?? '', path)
    if (path.includes('..') || !existsSync(file)) return response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' })
    return response.end(readFileSync(file))
  })
}
