import { cells, madeAt, replacePart } from '../../scripts/report-part.ts'
import { type AuditRow, CATEGORIES, GOAL } from './audit-screen.ts'
import { INP_BUDGET_MS, type SlowestPress } from './every-press.ts'
import type { TimedStep } from './timed-walk.ts'

export interface SpeedFigures {
  audits: readonly AuditRow[]
  steps: readonly TimedStep[]
  screens: readonly SlowestPress[]
}

const WALK = 'A walk'
const PRESSES = 'Every press'

/** The text of bench/lighthouse.md: what was not measured this time stays as it was. */
export function speedReport({ audits, steps, screens }: SpeedFigures, former: string): string {
  const parts: readonly (readonly [heading: string, text: string | null])[] = [
    ['', audits.length > 0 ? auditSection(audits) : null],
    [WALK, steps.length > 0 ? walkSection(steps) : null],
    [PRESSES, screens.length > 0 ? pressSection(screens) : null],
  ]
  return parts.reduce((text, [heading, part]) => (part === null ? text : replacePart(text, heading, part)), former)
}

const auditSection = (audits: readonly AuditRow[]) =>
  [
    '# Lighthouse, a walk and every press',
    '',
    'Written by `npm run lighthouse` with the mobile preset (a slow phone on slow 4G, simulated). Accessibility, best practices and',
    'SEO do not depend on the machine. Performance does: load lowers it and may leave nothing to measure (–). A screen below',
    `${GOAL} is measured twice more, and the best result is shown.`,
    '',
    madeAt(),
    '',
    cells('screen', 'language', 'performance', 'accessibility', 'best practices', 'SEO', 'failed audits'),
    '|---|---|---|---|---|---|---|',
    ...audits.map(({ path, language, scores, failed }) =>
      cells(`\`${path}\``, language, ...CATEGORIES.map((name) => scores[name] ?? '–'), failed.join(', ')),
    ),
  ].join('\n')

const walkSection = (steps: readonly TimedStep[]) =>
  [
    'Written by `npm run lighthouse -- walk`: a phone of 412 × 823 pixels, a processor four times slower, and slow 4G as',
    'Lighthouse throttles it (562 ms until an answer begins, 1.5 Mbit/s). INP is the slowest press of the step; LCP is the',
    'time from the press, or the request of the list, to the largest picture in view. Milliseconds.',
    '',
    madeAt(),
    '',
    cells('step', 'language', 'INP', 'LCP'),
    '|---|---|---|---|',
    ...steps.map(({ name, language, inp, lcp }) => cells(name, language, inp ?? '–', lcp)),
  ].join('\n')

const pressSection = (screens: readonly SlowestPress[]) =>
  [
    'Written by `npm run lighthouse -- presses`: the same processor without the slow network. One control of each kind is',
    `pressed on every screen. The slowest of each screen in milliseconds; the budget is ${INP_BUDGET_MS}. A screen above it is`,
    'measured up to twice more, and the best result is shown.',
    '',
    madeAt(),
    '',
    cells('screen', 'language', 'presses', 'slowest', 'control'),
    '|---|---|---|---|---|',
    ...screens.map(({ path, language, presses, slowest }) =>
      cells(`\`${path}\``, language, presses, slowest?.ms ?? '< 16', slowest?.target.replaceAll('|', ' ') ?? ''),
    ),
  ].join('\n')
