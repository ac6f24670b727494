import type { ComponentType } from 'react'
import type { Navigate, NavigateOptions } from '../../client/navigate.ts'
import { matchScreen } from '../../contract/match-screen.ts'
import { passInto } from './morph.ts'
import { painted } from './painted.ts'
import { arriveAt, currentPlace, type Place, returnTo } from './place.ts'
import type { Address, ScreenRequest, View } from './view.ts'

/** What loading a screen's code and data leads to. */
export type Loaded = { Page: ComponentType } | { redirect: string }

interface NavigationParts {
  first: View
  load: (screen: ScreenRequest) => Promise<Loaded>
  /** Renders a view; settles when it is in the document. */
  show: (view: View) => Promise<void>
  onPending: (isPending: boolean) => void
}

interface Entry {
  key: string
  /** Of an entry that a link led away from. */
  place?: Place
}

interface Arrival extends NavigateOptions {
  /** Of an entry of the history that is returned to. */
  entry?: Entry
}

export interface Navigation {
  navigate: Navigate
  /** Follows the browser's back and forward until the returned function is called. */
  listen: () => () => void
}

/**
 * Moves between pages without loading documents. The page that is shown stays until the next one's code and data are
 * there; a newer navigation takes over from one that still loads. What cannot be loaded is shown as a failure.
 */
export function createNavigation({ first, load, show, onPending }: NavigationParts): Navigation {
  let view = first
  let latest = 0
  const places = new Map<string, Place>()
  /** Of the entry in the browser's history. */
  let key = ''

  async function go(to: URL, arrival: Arrival): Promise<void> {
    const isLatest = begin()
    const address = addressOf(to)
    if (isHashChange(view.address, address)) {
      onPending(false)
      return arrive({ ...view, address }, arrival)
    }
    onPending(true)
    // The press shows its effect first: adding the links to a page's chunks takes longer than a frame on slow phones.
    if (arrival.viewTransition) await painted()
    const { name, params } = matchScreen(to.pathname)
    const loaded = await load({ name, params, query: to.searchParams }).catch(() => null)
    if (!isLatest()) return
    if (loaded && 'redirect' in loaded) {
      return go(new URL(loaded.redirect, to), { ...arrival, replace: arrival.replace || arrival.entry !== undefined })
    }
    await arrive({ name, params, address, Page: loaded?.Page ?? null }, arrival)
    if (isLatest()) onPending(false)
  }

  function begin(): () => boolean {
    const own = ++latest
    return () => own === latest
  }

  async function arrive(next: View, arrival: Arrival): Promise<void> {
    const from = view.address.pathname
    leave(next.address, arrival)
    view = next
    const change = async () => {
      // A newer one was shown before the transition of this one began.
      if (view !== next) return
      await show(next)
      const place = arrival.entry && (places.get(arrival.entry.key) ?? arrival.entry.place)
      if (place) returnTo(place)
      else if (!arrival.preventScrollReset) arriveAt(next.address.hash)
    }
    // Some browsers cannot.
    const passes = arrival.viewTransition && 'startViewTransition' in document
    await (passes ? passInto(from, next.address.pathname, change) : change())
  }

  /** Keeps where the page was left, and makes or takes the entry of the next one in the history. */
  function leave({ pathname, search, hash }: Address, { replace, entry }: Arrival): void {
    if (entry && !replace) return
    const place = currentPlace()
    const to = pathname + search + hash
    if (replace) {
      history.replaceState({ key } satisfies Entry, '', to)
    } else {
      places.set(key, place)
      history.replaceState({ key, place } satisfies Entry, '')
      key = newKey()
      history.pushState({ key } satisfies Entry, '', to)
    }
  }

  function onPopState({ state, hasUAVisualTransition }: PopStateEvent): void {
    const to = new URL(location.href)
    const entry: Entry = state ?? { key: newKey() }
    // Without a state a link led to a part of this page, and the browser has scrolled.
    if (state === null) history.replaceState(entry, '')
    else places.set(key, currentPlace())
    key = entry.key
    const viewTransition = !hasUAVisualTransition && to.pathname !== view.address.pathname
    void go(to, { entry, viewTransition, preventScrollReset: state === null })
  }

  return {
    navigate: (to, options = {}) => go(new URL(to, location.href), options),
    listen: () => {
      const entry: Entry = history.state ?? { key: newKey() }
      key = entry.key
      history.replaceState(entry, '')
      const manual = () => {
        history.scrollRestoration = 'manual'
      }
      // A page that is loaded anew is scrolled by the browser.
      const auto = () => {
        history.scrollRestoration = 'auto'
      }
      manual()
      addEventListener('popstate', onPopState)
      addEventListener('pageshow', manual)
      addEventListener('pagehide', auto)
      return () => {
        removeEventListener('popstate', onPopState)
        removeEventListener('pageshow', manual)
        removeEventListener('pagehide', auto)
      }
    },
  }
}

const newKey = () => Math.random().toString(36).slice(2)

export const addressOf = ({ pathname, search, hash }: Address): Address => ({ pathname, search, hash })

const isHashChange = (from: Address, to: Address) =>
  from.pathname === to.pathname && from.search === to.search && from.hash !== to.hash
