import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fillTemplate, templateOf } from './html-template.ts'

const option = (href: string, text: string) =>
  createElement('li', { title: text }, createElement('a', { href }, 'Σκελετοί ', createElement('small', null, text)))

test.each([
  ['/collections?brand=Alder+%26+Quay&color=black', '12'],
  [`/a?b='"<>&amp;`, `<b>"it's" & more</b>`],
  ['', ''],
  ['$&$1$`', '\\0 %00 …'],
])('a template filled with %j and %j is what React renders', (href, text) => {
  const template = templateOf(2, ([first = '', second = '']) => renderToString(option(first, second)))
  expect(fillTemplate(template, [href, text])).toBe(renderToString(option(href, text)))
})

test('a template without values is the HTML', () => {
  expect(
    fillTemplate(
      templateOf(0, () => '<li></li>'),
      [],
    ),
  ).toBe('<li></li>')
})
