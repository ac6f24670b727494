import { listTextScreens } from '../../src/contract/screens.ts'
import { accessibilityViolations } from '../support/accessibility-violations.ts'
import { expect, test } from '../support/e2e-test.ts'
import { EVERY_SCREEN } from '../support/every-screen.ts'
import { open } from '../support/shopping.ts'

// Each test runs axe on many pages.
test.describe.configure({ timeout: 240_000 })

const WIDTHS = [360, 1280] as const
const LANGUAGES = ['en', 'el'] as const
// Content pages are checked in content.spec.ts, account pages in accessibility-states.spec.ts.
const CHECKED_ELSEWHERE: readonly string[] = [...listTextScreens(), 'sizeGuide', 'account', 'checkout']
const PUBLIC_SCREENS = Object.entries(EVERY_SCREEN).flatMap(([name, paths]) =>
  CHECKED_ELSEWHERE.includes(name) ? [] : paths,
)

for (const language of LANGUAGES) {
  for (const path of PUBLIC_SCREENS) {
    test(`${path} is accessible at ${WIDTHS.join(' and ')} px, ${language}`, async ({
      page,
      setLanguage,
      expectedErrors,
    }) => {
      expectedErrors.push(/40[14]/)
      await setLanguage(language)
      await page.setViewportSize({ width: WIDTHS[0], height: 800 })
      await open(page, path)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        expect(await accessibilityViolations(page), `${width} px`).toEqual([])
      }
    })
  }
}
