import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run-steps.ts'

/**
 * Runs all files of bench/, or those named (`npm run bench -- pages`), and writes their output to bench/README.md, where
 * the figures of the others stay. Numbers are passed on: `npm run bench -- admin 100000 10000`. Options are not.
 */
const FIGURES = join(ROOT, 'bench/README.md')
const given = process.argv.slice(2)
const numbers = given.filter((one) => /^[\d,]+$/.test(one))
const selected = given.filter((one) => !numbers.includes(one) && !one.startsWith('--'))
const files = readdirSync(join(ROOT, 'bench')).filter((name) => name.endsWith('.ts'))
const sections = new Map(readSections())
for (const name of files.filter((name) => selected.length === 0 || selected.includes(name.replace(/\.ts$/, '')))) {
  console.log(`bench/${name} …`)
  const command = ['--expose-gc', join('bench', name), ...numbers]
  const run = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' })
  if (run.status !== 0) throw new Error(`bench/${name} failed: ${run.stdout}${run.stderr}`)
  console.log(run.stdout)
  const printed = run.stdout.trim()
  const date = new Date().toISOString().slice(0, 10)
  const body = printed.startsWith('|') ? printed : `\`\`\`\n${printed}\n\`\`\``
  sections.set(name, `Node ${process.version}, ${process.platform} ${process.arch}, ${date}.\n\n${body}`)
}

const head =
  '# Figures\n\nMade by `npm run bench`. Absolute figures depend on the machine and its load; compare rows of one run. `npm run bench -- pages` makes the section of `bench/pages.ts` anew, and so on.\n\n![CPU of each call by the number of products](catalogue-growth.svg)\n'
const kept = files.flatMap((name) => (sections.has(name) ? `## bench/${name}\n\n${sections.get(name)}\n` : []))
writeFileSync(FIGURES, [head, ...kept].join('\n'))

function readSections(): [string, string][] {
  if (!existsSync(FIGURES)) return []
  const [, ...parts] = readFileSync(FIGURES, 'utf8').split(/^## bench\//m)
  return parts.map((part) => {
    const end = part.indexOf('\n')
    return [part.slice(0, end), part.slice(end).trim()]
  })
}
