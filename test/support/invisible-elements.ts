import type { Page } from './e2e-test.ts'

/** Fields without a border and icons in the background colour; on a picture the background is white. */
export const invisibleElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lightOf = (color: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
      return (alpha * (red + green + blue)) / 765
    }
    const isSeen = (color: string) => color !== 'none' && lightOf(color) > 0.25
    const isThere = (element: Element) =>
      element.getBoundingClientRect().width > 1 && element.checkVisibility({ opacityProperty: true })
    const isEdged = (field: Element) => {
      const style = getComputedStyle(field)
      if (style.appearance !== 'none' && field.matches('[type=radio], [type=checkbox], [type=file]')) return true
      return Number.parseFloat(style.borderBottomWidth) > 0 && isSeen(style.borderBottomColor)
    }
    const isPainted = (sign: Element) =>
      [...sign.querySelectorAll('path, circle, ellipse, rect')]
        .map((part) => getComputedStyle(part))
        .some(({ stroke, fill }) => {
          return isSeen(stroke) || isSeen(fill)
        })
    const fields = [...document.querySelectorAll('input, select, textarea')].filter((one) => isThere(one))
    const signs = [...document.querySelectorAll(':is(a, button:not(:has(img)), summary) svg')].filter((one) =>
      isThere(one),
    )
    return [...fields.filter((one) => !isEdged(one)), ...signs.filter((one) => !isPainted(one))].map(
      (one) => one.closest('a, button, label, summary')?.outerHTML.slice(0, 160) ?? one.outerHTML.slice(0, 160),
    )
  })
