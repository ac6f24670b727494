import { spawnSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run-steps.ts'

/** Runs all files of bench/, or those named (`npm run bench -- pages`), and writes their output to bench/figures.md. */
const selected = process.argv.slice(2)
const files = readdirSync(join(ROOT, 'bench')).filter(
  (name) => name.endsWith('.ts') && (selected.length === 0 || selected.includes(name.replace(/\.ts$/, ''))),
)
const sections = files.map((name) => {
  console.log(`bench/${name} …`)
  const run = spawnSync(process.execPath, ['--expose-gc', join('bench', name)], { cwd: ROOT, encoding: 'utf8' })
  if (run.status !== 0) throw new Error(`bench/${name} failed: ${run.stderr}`)
  console.log(run.stdout)
  const printed = run.stdout.trim()
  return `## bench/${name}\n\n${printed.startsWith('|') ? printed : `\`\`\`\n${printed}\n\`\`\``}\n`
})
const head = [
  '# Figures',
  '',
  'Made by `npm run bench`. Absolute figures depend on the machine and its load; compare rows of one run.',
  '',
  `Node ${process.version}, ${process.platform} ${process.arch}, ${new Date().toISOString().slice(0, 10)}.`,
]
writeFileSync(join(ROOT, 'bench/figures.md'), `${[...head, '', ...sections].join('\n')}`)
