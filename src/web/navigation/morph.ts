/** The name `motion.css` moves the picture by. */
const NAME = 'product'

/**
 * Lets a product's picture grow from the list into its page, and shrink back into the list. Only the one picture that is
 * in view on both sides bears the name, and only while one page passes into the other. Pictures say whose they are in
 * `data-morph`: the product's slug.
 *
 * @param change shows the next page
 */
export function passInto(fromPath: string, toPath: string, change: () => Promise<void>): Promise<void> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const leaving = isStill ? undefined : [toPath, fromPath].map(slugOf).map(pictureInView).find(Boolean)
  mark(leaving)
  const transition = document.startViewTransition(async () => {
    await change()
    if (latest === transition) mark(pictureInView(leaving?.dataset.morph))
  })
  latest = transition
  // A transition that is skipped is no failure: the page is shown at once.
  transition.ready.catch(() => {})
  void transition.finished.finally(() => latest === transition && mark(undefined))
  return transition.updateCallbackDone
}

/** A newer transition ends the one before, and takes over the mark. */
let latest: ViewTransition | undefined
let marked: HTMLElement | undefined

const slugOf = (path: string) => path.split('/products/')[1]

function pictureInView(slug: string | undefined): HTMLElement | undefined {
  const pictures = document.querySelectorAll<HTMLElement>('[data-morph]')
  return [...pictures].find((picture) => {
    const { top, bottom } = picture.getBoundingClientRect()
    return picture.dataset.morph === slug && bottom > 0 && top < innerHeight
  })
}

function mark(picture: HTMLElement | undefined): void {
  if (marked) marked.style.viewTransitionName = ''
  if (picture) picture.style.viewTransitionName = NAME
  marked = picture
}
