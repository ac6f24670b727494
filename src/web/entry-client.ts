import './storefront.css'

/**
 * Pages work before their scripts run, so styles, fonts and the first picture load first. After the first painted frame
 * all scripts are requested at once; the first of them hydrates the page. A background tab waits until it is shown.
 */
const FRAME_TIMEOUT_MS = 3_000
let hasTakenOver = false

requestAnimationFrame(() => setTimeout(takeOver))
// A busy graphics process may not paint for a long time.
setTimeout(() => document.visibilityState === 'visible' && takeOver(), FRAME_TIMEOUT_MS)

function takeOver(): void {
  if (hasTakenOver) return
  hasTakenOver = true
  const files = document.querySelector<HTMLScriptElement>('script[data-ahead]')?.dataset.ahead?.split(' ') ?? []
  for (const href of files) append('link', { rel: 'modulepreload', href })
  append('script', { type: 'module', src: files[0] })
}

function append(name: string, attributes: object): void {
  document.head.append(Object.assign(document.createElement(name), attributes))
}
