import '../ui/tokens.css'

/**
 * The page is read and bought from before its scripts run, so they give way to what is seen: style sheet, fonts and
 * first picture. Once that is painted, all of them are asked for at once; the first of them takes the page over.
 */
function firstPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

await firstPaint()
const ahead = document.querySelector<HTMLScriptElement>('script[data-ahead]')?.dataset.ahead?.split(' ') ?? []
for (const href of ahead) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
}
document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: ahead[0] }))
