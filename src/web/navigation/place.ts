/** Where a page was left: how far it was scrolled, and which of its links had the focus. */
export interface Place {
  /** CSS px from the top of the page. */
  y: number
  link?: { href: string /** CSS px from the top of the window. */; top: number }
}

export function currentPlace(): Place {
  const focused = document.activeElement
  const href = focused?.closest('main') ? focused.getAttribute('href') : null
  if (!focused || href === null) return { y: scrollY }
  return { y: scrollY, link: { href, top: focused.getBoundingClientRect().top } }
}

/** Scrolls a page as it was left. The link that was pressed stands where it stood, also when what is above has changed. */
export function returnTo({ y, link }: Place): void {
  scrollTo({ top: y, behavior: 'instant' })
  const pressed = link && document.querySelector<HTMLElement>(`main a[href="${CSS.escape(link.href)}"]`)
  if (!link || !pressed) return
  scrollBy({ top: pressed.getBoundingClientRect().top - link.top, behavior: 'instant' })
  pressed.focus({ preventScroll: true })
}

/** Scrolls a page that is new: to what its address names, else to its top. */
export function arriveAt(hash: string): void {
  const named = hash && document.getElementById(hash.slice(1))
  if (named) named.scrollIntoView()
  else scrollTo({ top: 0, behavior: 'instant' })
}
