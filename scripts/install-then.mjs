// Installs missing packages, then runs a script of this folder with the Node version that package.json pins, if one is
// named.
// This file must run on any Node from 20 on, so it is plain JavaScript.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'
import { SERVE_ENV, SERVE_OPTIONS } from './serve-options.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const [script, ...rest] = process.argv.slice(2)
const isWindows = process.platform === 'win32'
const pinnedNode = `${root}/node_modules/node/bin/node${isWindows ? '.exe' : ''}`
const stamp = `${root}/node_modules/.installed-from`

const lock = createHash('sha256')
  .update(readFileSync(`${root}/package-lock.json`))
  .digest('hex')
if (!existsSync(pinnedNode) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('Installing packages …')
  // Not `npm ci`: it deletes all packages first, which a shop that runs in this folder may be reading.
  const installed = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: isWindows,
    env: { ...process.env, NODE_ENV: 'development' },
  })
  if (installed.status !== 0) process.exit(installed.status ?? 1)
  if (!existsSync(pinnedNode)) installPinnedNode()
  writeFileSync(stamp, lock)
}

if (script === undefined) process.exit()

const isServer = script === 'start'
const options = isServer ? SERVE_OPTIONS : []
const child = spawn(pinnedNode, [...options, `${root}/scripts/${script}.ts`, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...(isServer && SERVE_ENV),
    ...process.env,
    PATH: `${root}/node_modules/.bin${isWindows ? ';' : ':'}${process.env.PATH}`,
  },
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1)))

/** With `ignore-scripts`, npm does not run the install script that downloads Node's binary. */
function installPinnedNode() {
  const done = spawnSync(process.execPath, ['installArchSpecificPackage'], {
    cwd: `${root}/node_modules/node`,
    stdio: 'inherit',
  })
  if (done.status !== 0 || !existsSync(pinnedNode)) {
    console.error('Node 24 could not be installed from the npm registry (package "node").')
    process.exit(1)
  }
}
