import { use, useLayoutEffect, useRef } from 'react'
import { useLocation, UNSAFE_ViewTransitionContext as ViewTransitionContext } from 'react-router'

/** The name `motion.css` moves the picture by. */
const NAME = 'product'

/**
 * Lets a product's picture grow from the list into its page, and shrink back into the list. Only the one picture that is
 * in view on both sides bears the name, and only while one page passes into the other. Pictures say whose they are in
 * `data-morph`: the product's slug.
 */
export function useMorph() {
  const passing = use(ViewTransitionContext)
  const { pathname } = useLocation()
  const chosen = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (!passing.isTransitioning || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const { currentLocation, nextLocation } = passing
    const isBefore = pathname === currentLocation.pathname
    const slugs = isBefore ? [nextLocation.pathname, currentLocation.pathname].map(slugOf) : [chosen.current]
    const picture = slugs.map(pictureInView).find(Boolean)
    chosen.current = picture?.dataset.morph
    if (!picture) return
    picture.style.viewTransitionName = NAME
    return () => {
      picture.style.viewTransitionName = ''
    }
  }, [passing, pathname])
}

const slugOf = (path: string) => path.split('/products/')[1]

function pictureInView(slug: string | undefined): HTMLElement | undefined {
  const pictures = document.querySelectorAll<HTMLElement>('[data-morph]')
  return [...pictures].find((picture) => {
    const { top, bottom } = picture.getBoundingClientRect()
    return picture.dataset.morph === slug && bottom > 0 && top < innerHeight
  })
}
