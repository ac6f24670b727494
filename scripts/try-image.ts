import { spawn, spawnSync } from 'node:child_process'
import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, matchesGlob, relative, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './fresh-shop.ts'
import { ROOT } from './run-steps.ts'

/**
 * Runs the stages of the Dockerfile without a container engine: each stage is a folder, RUN runs in it with this Node,
 * and the last stage is a root of its own below which the shop runs as the image's user. Needs root, for chroot, and
 * Debian 12's packages, of which the base image consists. Prints the size of what the image would hold.
 */
const BASE_PACKAGES = [
  'base-files',
  'netbase',
  'tzdata',
  'libc6',
  'libssl3',
  'libgcc-s1',
  'libstdc++6',
  'libgomp1',
  'ca-certificates',
]
const MOST_BYTES = 350e6
const WAIT_SECONDS = 90
/** Whole, since programs are looked for on the path that they are given. */
const CHROOT = '/usr/sbin/chroot'

interface Stage {
  folder: string
  workdir: string
  env: Record<string, string>
  user: string
  healthcheck: string[]
  command: string[]
}

const work = mkdtempSync(join(tmpdir(), 'try-image-'))
const stages = new Map<string, Stage>()
const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n').filter(Boolean)
let passed = false
try {
  const image = runDockerfile(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'))
  const bytes = sizeOf(image.folder)
  console.log(`the image holds ${(bytes / 1e6).toFixed(0)} MB, of them the base ${(baseBytes() / 1e6).toFixed(0)} MB`)
  console.log(`node_modules: ${(sizeOf(join(image.folder, 'app/node_modules')) / 1e6).toFixed(0)} MB`)
  passed = (await startIn(image)) && bytes <= MOST_BYTES
} finally {
  rmSync(work, { recursive: true, force: true })
}
console.log(passed ? 'passed' : 'FAILED')
process.exitCode = passed ? 0 : 1

function runDockerfile(text: string): Stage {
  let stage: Stage | undefined
  for (const line of text.replaceAll('\\\n', ' ').split('\n')) {
    const [, word = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? []
    if (word === '') continue
    if (word === 'FROM') stage = openStage(rest)
    else if (stage !== undefined) runInstruction(stage, word, rest)
  }
  if (stage === undefined) throw new Error('the Dockerfile has no stage')
  return stage
}

function openStage(rest: string): Stage {
  const [, base = '', name = ''] = /^(\S+)(?: AS (\S+))?$/.exec(rest) ?? []
  const folder = join(work, name || 'image')
  mkdirSync(folder)
  if (base.includes('distroless/cc-debian12')) unpackBase(folder)
  else if (!/^node:24-/.test(base)) throw new Error(`no way to try ${base} by hand`)
  const stage = { folder, workdir: '/', env: {}, user: '0:0', healthcheck: [], command: [] }
  stages.set(name, stage)
  return stage
}

function runInstruction(stage: Stage, word: string, rest: string): void {
  if (word === 'WORKDIR') {
    stage.workdir = rest
    mkdirSync(join(stage.folder, rest), { recursive: true })
  } else if (word === 'RUN') run(stage, rest)
  else if (word === 'COPY') copy(stage, rest)
  else if (word === 'ENV') Object.assign(stage.env, Object.fromEntries(rest.split(' ').map((pair) => pair.split('='))))
  else if (word === 'USER') stage.user = rest
  else if (word === 'HEALTHCHECK') stage.healthcheck = JSON.parse(rest.slice(rest.indexOf('[')))
  else if (word === 'ENTRYPOINT' || word === 'CMD') stage.command.push(...JSON.parse(rest))
  else if (word !== 'VOLUME' && word !== 'EXPOSE') throw new Error(`no way to try ${word} by hand`)
}

function run({ folder, workdir, env }: Stage, command: string): void {
  console.log(`RUN ${command}`)
  const path = `${dirname(process.execPath)}:${process.env.PATH}`
  const cwd = join(folder, workdir)
  const { status } = spawnSync('sh', ['-ec', command], {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, PATH: path, ...env },
  })
  if (status !== 0) throw new Error(`RUN ${command} failed`)
}

function copy(stage: Stage, rest: string): void {
  const words = rest.split(' ')
  const flags = new Map(
    words.filter((word) => word.startsWith('--')).map((word) => word.slice(2).split('=') as [string, string]),
  )
  const paths = words.filter((word) => !word.startsWith('--'))
  const target = resolve(join(stage.folder, stage.workdir), inside(stage, paths.pop() ?? ''))
  const named = flags.get('from')
  const from = named === undefined ? undefined : stages.get(named)
  if (named !== undefined && from === undefined) throw new Error(`the Dockerfile has no stage ${named}`)
  for (const path of paths) {
    const source = from === undefined ? join(ROOT, path) : join(from.folder, path)
    const isFolder = lstatSync(source).isDirectory()
    const to = isFolder || !/[./]$/.test(rest) ? target : join(target, path)
    mkdirSync(dirname(to), { recursive: true })
    cpSync(source, to, {
      recursive: true,
      filter: (file) => from !== undefined || !isIgnored(file),
      verbatimSymlinks: true,
    })
    const owner = flags.get('chown')
    if (owner !== undefined) spawnSync('chown', ['-R', owner, to])
  }
}

function inside(stage: Stage, path: string): string {
  return path.startsWith('/') ? join(stage.folder, path) : path
}

function isIgnored(file: string): boolean {
  const path = relative(ROOT, file)
  return ignored.some((pattern) => matchesGlob(path, pattern) || path.startsWith(`${pattern}/`))
}

function unpackBase(folder: string): void {
  const cache = join(work, 'base')
  mkdirSync(cache)
  const fetched = spawnSync('apt-get', ['download', '-q', ...BASE_PACKAGES], { cwd: cache, stdio: 'inherit' })
  if (fetched.status !== 0) throw new Error('the packages of the base image cannot be downloaded')
  for (const file of readdirSync(cache)) spawnSync('dpkg', ['-x', join(cache, file), folder], { stdio: 'inherit' })
  for (const name of ['usr/share/doc', 'usr/share/man', 'usr/share/lintian'])
    rmSync(join(folder, name), { recursive: true, force: true })
  mkdirSync(join(folder, 'tmp'), { mode: 0o1777, recursive: true })
  spawnSync('chmod', ['1777', join(folder, 'tmp')])
}

function baseBytes(): number {
  const folder = join(work, 'image')
  return (
    readdirSync(folder)
      .filter((name) => name !== 'app')
      .reduce((sum, name) => sum + sizeOf(join(folder, name)), 0) - sizeOf(join(folder, 'usr/local/bin/node'))
  )
}

function sizeOf(path: string): number {
  const { stdout } = spawnSync('du', ['-sb', path], { encoding: 'utf8' })
  return Number(stdout.split('\t')[0])
}

/** Starts the image's command as its user below its own root, and asks its health check until it is content. */
async function startIn({ folder, workdir, env, user, healthcheck, command }: Stage): Promise<boolean> {
  const port = String(await freePort())
  // The base has no shell that changes the folder.
  const settings = {
    PATH: '/usr/local/bin',
    ...env,
    HOST: '127.0.0.1',
    PORT: port,
    DEMO_DATA: 'yes',
    DEMO_ORDERS: 'no',
  }
  const node = (args: readonly string[]) => {
    const program = `process.chdir(${JSON.stringify(workdir)});process.execve(process.execPath,${JSON.stringify(['node', ...args])},process.env)`
    return ['--userspec', user, folder, '/usr/local/bin/node', '-e', program]
  }
  const running = spawn(CHROOT, node(command.slice(1)), { env: settings, stdio: ['ignore', 'inherit', 'inherit'] })
  try {
    for (let second = 0; second < WAIT_SECONDS && running.exitCode === null; second++) {
      await pause(1_000)
      const { status } = spawnSync(CHROOT, node(healthcheck.slice(1)), { env: settings })
      if (status !== 0) continue
      console.log(`healthy after ${second + 1} s as user ${user}`)
      const page = await fetch(`http://127.0.0.1:${port}/products/aviator-gold`)
      console.log(`a product page: ${page.status}`)
      return page.status === 200
    }
    return false
  } finally {
    running.kill('SIGTERM')
  }
}
