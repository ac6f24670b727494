import { describe, expect, test } from 'vitest'
import { parseContent } from './parse-content.ts'

const HEAD = '---\ntitle: A page: its title\ndescription: What it says.\nupdated: 2026-11-21\n---\n'
const blocksOf = (text: string) => parseContent(HEAD + text).intro

describe('a page of text', () => {
  test('says in its head what it is called, what it says, and of when it is', () => {
    expect(parseContent(HEAD)).toEqual({
      title: 'A page: its title',
      heading: 'A page: its title',
      description: 'What it says.',
      updated: '2026-11-21',
      intro: [],
      sections: [],
    })
  })

  test('may be called otherwise over the page', () => {
    const { title, heading } = parseContent(HEAD.replace('\ndesc', '\nheading: Over it\ndesc'))
    expect([title, heading]).toEqual(['A page: its title', 'Over it'])
  })

  test.each(['', 'No head', '---\ntitle: Only a title\n---\n', HEAD.replace('2026-11-21', 'yesterday')])(
    'without a whole head is rejected: %j',
    (text) => expect(() => parseContent(text)).toThrow(/head|begins/),
  )

  test('has sections, whose names are the same in every language', () => {
    const { intro, sections } = parseContent(`${HEAD}First.\n\n## Πώς {#how}\nSecond,\nstill second.\n### Part {#part}`)
    expect(intro).toEqual([{ kind: 'paragraph', line: ['First.'] }])
    expect(sections).toEqual([
      {
        id: 'how',
        title: 'Πώς',
        blocks: [
          { kind: 'paragraph', line: ['Second, still second.'] },
          { kind: 'heading', id: 'part', title: 'Part' },
        ],
      },
    ])
  })

  test.each(['## Nameless', '### Nameless', '? Nameless', '# Too big {#big}'])('rejects the title %j', (title) => {
    expect(() => parseContent(HEAD + title)).toThrow('{#name}')
  })

  test('reads the same with the line ends of Windows', () => {
    const text = `${HEAD}One.\n\n- two\n- three\n`
    expect(parseContent(text.replaceAll('\n', '\r\n'))).toEqual(parseContent(text))
  })
})

describe('a block', () => {
  test('may be a list, ordered or not, whose items may run on', () => {
    expect(blocksOf('- one\n  and more\n- two\n\n1. first\n2. second')).toEqual([
      { kind: 'list', isOrdered: false, items: [['one and more'], ['two']] },
      { kind: 'list', isOrdered: true, items: [['first'], ['second']] },
    ])
  })

  test('may be a table', () => {
    expect(blocksOf('| a | b |\n|---|---|\n| 1 | **2** |')).toEqual([
      { kind: 'table', head: [['a'], ['b']], rows: [[['1'], [{ bold: '2' }]]] },
    ])
    expect(() => blocksOf('| a |\n| 1 |')).toThrow('|---|')
  })

  test('may be a note or a place', () => {
    expect(blocksOf('> Mind\n> this.\n\n@store nicosia')).toEqual([
      { kind: 'note', line: ['Mind this.'] },
      { kind: 'place', name: 'store', of: 'nicosia' },
    ])
  })

  test('may be a question: what follows answers it, up to the next', () => {
    expect(blocksOf('? Why? {#why}\nBecause.\n\n- and so\n\n? And? {#and}\nYes.')).toEqual([
      {
        kind: 'question',
        id: 'why',
        title: 'Why?',
        answer: [
          { kind: 'paragraph', line: ['Because.'] },
          { kind: 'list', isOrdered: false, items: [['and so']] },
        ],
      },
      { kind: 'question', id: 'and', title: 'And?', answer: [{ kind: 'paragraph', line: ['Yes.'] }] },
    ])
  })
})

test('a line holds bold words and links', () => {
  expect(blocksOf('See **this** and [that](/faqs#why).')).toEqual([
    { kind: 'paragraph', line: ['See ', { bold: 'this' }, ' and ', { text: 'that', to: '/faqs#why' }, '.'] },
  ])
})
