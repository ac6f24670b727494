import { expect, test } from 'vitest'
import { addSynonyms, LONGEST_SYNONYM_GROUP } from './add-synonyms.ts'
import { DEFAULT_SYNONYMS } from './default-synonyms.ts'
import { createSynonyms } from './synonyms.ts'

test('words that are missing join the group that has a word of theirs', () => {
  const own = ['Tortoise, χελώνα', 'γυαλιά, σκελετός']
  expect(addSynonyms(own, ['havana, tortoise, ταρταρούγα', 'στρογγυλά, round'])).toEqual({
    groups: ['Tortoise, χελώνα, havana, ταρταρούγα', 'γυαλιά, σκελετός', 'στρογγυλά, round'],
    added: ['havana', 'ταρταρούγα', 'στρογγυλά', 'round'],
  })
})

test.each([
  ['accents and case', ['ΣΤΡΟΓΓΥΛΑ, Round'], ['στρογγυλά, round']],
  ['order and spaces', ['a ,b,, c'], ['c,  b', 'a']],
  ['words in several groups', ['a, b', 'c, d'], ['b, c']],
])('nothing is added that only differs in %s', (_, own, others) => {
  expect(addSynonyms(own, others)).toEqual({ groups: own, added: [] })
})

test('a group that would be too long stays, and the words stand in one beside it', () => {
  const long = `round, ${'x'.repeat(LONGEST_SYNONYM_GROUP - 10)}`
  expect(addSynonyms([long], ['round, στρογγυλά, circle'])).toEqual({
    groups: [long, 'round, στρογγυλά, circle'],
    added: ['στρογγυλά', 'circle'],
  })
})

test('a word of two groups is named once, and is in both', () => {
  expect(addSynonyms(['orange, orangé', 'rust'], ['orange, πορτοκαλί', 'rust, πορτοκαλί'])).toEqual({
    groups: ['orange, orangé, πορτοκαλί', 'rust, πορτοκαλί'],
    added: ['πορτοκαλί'],
  })
})

test('words that are not wanted are not added, however they are spelt', () => {
  expect(
    addSynonyms(['tortoise'], ['tortoise, havana, ταρταρούγα', 'shades'], ['ΤΑΡΤΑΡΟΥΓΑ, amber', 'Shades']),
  ).toEqual({
    groups: ['tortoise, havana'],
    added: ['havana'],
  })
})

test('a list without groups gets all of the shop’s, and the shop’s own lacks none', () => {
  const defaults = DEFAULT_SYNONYMS.map((group) => group.words)
  const { groups, added } = addSynonyms([], defaults)
  expect(added.length).toBeGreaterThan(200)
  expect(addSynonyms(groups, defaults).added).toEqual([])
  expect(addSynonyms(defaults, defaults)).toEqual({ groups: defaults, added: [] })
})

test('the shop’s own groups fit into the field where they are edited', () => {
  for (const { words } of DEFAULT_SYNONYMS) expect(words.length, words).toBeLessThanOrEqual(LONGEST_SYNONYM_GROUP)
})

test('an added word finds what its group means', () => {
  const { groups } = addSynonyms(['κοκάλινα, bone'], ['κοκάλινα, acetate'])
  const found = createSynonyms(groups.map((words) => ({ words }))).find(['acetate'], 0)
  expect(found?.phrases).toEqual(expect.arrayContaining([['bone']]))
})
