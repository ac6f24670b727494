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
  let marked = isStill ? undefined : mark([toPath, fromPath].map(slugOf).map(pictureInView).find(Boolean))
  const transition = document.startViewTransition(async () => {
    await change()
    const slug = marked?.dataset.morph
    unmark(marked)
    marked = mark(pictureInView(slug))
  })
  // A transition that is skipped is no failure: the page is shown at once.
  transition.ready.catch(() => {})
  void transition.finished.finally(() => unmark(marked))
  return transition.updateCallbackDone
}

const slugOf = (path: string) => path.split('/products/')[1]

function pictureInView(slug: string | undefined): HTMLElement | undefined {
  const pictures = document.querySelectorAll<HTMLElement>('[data-morph]')
  return [...pictures].find((picture) => {
    const { top, bottom } = picture.getBoundingClientRect()
    return picture.dataset.morph === slug && bottom > 0 && top < innerHeight
  })
}

function mark(picture: HTMLElement | undefined): HTMLElement | undefined {
  if (picture) picture.style.viewTransitionName = NAME
  return picture
}

function unmark(picture: HTMLElement | undefined): void {
  if (picture) picture.style.viewTransitionName = ''
}
