import '../ui/tokens.css'

/**
 * The page is read and bought from before its scripts run, so they give way to what is seen: style sheet, fonts and
 * first picture. Once a frame is painted, all of them are asked for at once; the first of them takes the page over.
 * In a tab that nobody looks at, that is when somebody does.
 */
requestAnimationFrame(() => setTimeout(takeOver))

function takeOver(): void {
  const files = document.querySelector<HTMLScriptElement>('script[data-ahead]')?.dataset.ahead?.split(' ') ?? []
  for (const href of files) append('link', { rel: 'modulepreload', href })
  append('script', { type: 'module', src: files[0] })
}

function append(name: string, attributes: object): void {
  document.head.append(Object.assign(document.createElement(name), attributes))
}
