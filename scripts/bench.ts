import { spawnSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run-steps.ts'

/** Runs the files of bench/, all or those named (`npm run bench -- pages`), and writes what they print into bench/figures.md. */
const asked = process.argv.slice(2)
const files = readdirSync(join(ROOT, 'bench')).filter(
  (name) => name.endsWith('.ts') && (asked.length === 0 || asked.includes(name.replace(/\.ts$/, ''))),
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
  'Made by `npm run bench`. Absolute figures are the machine’s and of the moment; compare rows of one run.',
  '',
  `Node ${process.version}, ${process.platform} ${process.arch}, ${new Date().toISOString().slice(0, 10)}.`,
]
writeFileSync(join(ROOT, 'bench/figures.md'), `${[...head, '', ...sections].join('\n')}`)
