import { expect, test } from 'vitest'
import { scriptRuns } from './script-runs.ts'

test.each([
  ['Λήδρας 14, Nicosia', ['greek Λήδρας', 'latin  14, Nicosia']],
  ['1011 Λευκωσία', ['latin 1011 ', 'greek Λευκωσία']],
  ['Maria', ['latin Maria']],
  ['', []],
])('%s is written in one font after the other', (text, runs) => {
  expect(scriptRuns(text).map((run) => `${run.script} ${run.text}`)).toEqual(runs)
})

test('letters that were composed of two are one', () => {
  expect(scriptRuns('Λη\u0301δρας')).toEqual([{ script: 'greek', text: 'Λήδρας' }])
})
