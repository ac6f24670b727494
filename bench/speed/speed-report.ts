import { type AuditRow, CATEGORIES, GOAL } from './audit-screen.ts'
import { INP_BUDGET_MS, type SlowestPress } from './every-press.ts'
import type { TimedStep } from './timed-walk.ts'

export interface SpeedFigures {
  audits: readonly AuditRow[]
  steps: readonly TimedStep[]
  screens: readonly SlowestPress[]
}

const cells = (...values: readonly (string | number)[]) => `| ${values.join(' | ')} |`

/** The text of bench/lighthouse.md. */
export function speedReport({ audits, steps, screens }: SpeedFigures): string {
  return [
    '# Lighthouse, a walk and every press',
    '',
    'Written by `npm run lighthouse` with the mobile preset (a slow phone on slow 4G, simulated). Accessibility, best practices and',
    'SEO do not depend on the machine. Performance does: load lowers it and may leave nothing to measure (–). A screen below',
    `${GOAL} is measured twice more, and the best result is shown.`,
    '',
    `Node ${process.version}, ${process.platform} ${process.arch}, ${new Date().toISOString().slice(0, 10)}.`,
    '',
    cells('screen', 'language', 'performance', 'accessibility', 'best practices', 'SEO', 'failed audits'),
    '|---|---|---|---|---|---|---|',
    ...audits.map(({ path, language, scores, failed }) =>
      cells(`\`${path}\``, language, ...CATEGORIES.map((name) => scores[name] ?? '–'), failed.join(', ')),
    ),
    '',
    '## A walk',
    '',
    'A phone of 412 × 823 pixels, a processor four times slower, and slow 4G as Lighthouse throttles it (562 ms until an',
    'answer begins, 1.5 Mbit/s). INP is the slowest press of the step; LCP is the time from the press, or the request of the',
    'list, to the largest picture in view. Milliseconds.',
    '',
    cells('step', 'language', 'INP', 'LCP'),
    '|---|---|---|---|',
    ...steps.map(({ name, language, inp, lcp }) => cells(name, language, inp ?? '–', lcp)),
    '',
    '## Every press',
    '',
    'The same processor without the slow network: up to 30 controls of every screen are pressed, one after the other. The',
    `slowest of each screen in milliseconds; the budget is ${INP_BUDGET_MS}. A screen above it is measured up to twice more.`,
    '',
    cells('screen', 'language', 'presses', 'slowest', 'control'),
    '|---|---|---|---|---|',
    ...screens.map(({ path, language, presses, slowest }) =>
      cells(`\`${path}\``, language, presses, slowest?.ms ?? '< 16', slowest?.target.replaceAll('|', ' ') ?? ''),
    ),
    '',
  ].join('\n')
}
