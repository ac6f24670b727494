import type { Page } from './e2e-test.ts'

/**
 * Counts what hands do from now on: presses of the pointer, of Enter, Space, Escape and the arrows, and shortcuts. A
 * choice in a select is two, since it is opened first. Typing does not count, nor does a scanner.
 */
export async function countPresses(page: Page) {
  let count = 0
  await page.exposeFunction('notePresses', (presses: number) => {
    count += presses
  })
  await page.addInitScript(listen)
  await page.evaluate(listen)
  return {
    count: () => count,
    /** What a hand scanner does: it types a code and sends Enter. */
    async scan(code: string): Promise<void> {
      await page.evaluate(() => Reflect.set(window, 'isScanning', true))
      await page.keyboard.type(code)
      await page.keyboard.press('Enter')
      await page.evaluate(() => Reflect.set(window, 'isScanning', false))
    },
  }
}

function listen(): void {
  const note = (presses: number) => {
    if (Reflect.get(window, 'isScanning') !== true) void Reflect.get(window, 'notePresses')(presses)
  }
  const KEYS = ['Enter', ' ', 'Escape', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight']
  addEventListener('pointerdown', ({ isTrusted }) => isTrusted && note(1), true)
  addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && note(2), true)
  const onKey = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
    if (['Control', 'Meta', 'Alt', 'Shift'].includes(key)) return
    const isTyping = key === ' ' && target instanceof HTMLInputElement && target.type !== 'checkbox'
    if (!isTyping && (KEYS.includes(key) || ctrlKey || metaKey || altKey)) note(1)
  }
  addEventListener('keydown', onKey, true)
}
