import { createAnswerStore, type StoredAnswer } from '../http/stored-answers.ts'

export interface StoredPage extends StoredAnswer {
  /** The words of a search page without results, which is counted each time it is sent. */
  vainSearch?: string | undefined
}

const BUDGET_BYTES = 48 * 1024 * 1024

/**
 * Rendered pages as bytes. Concurrent misses share one render. A render that began before `clear` is returned but not
 * cached, since it may be out of date.
 */
export function createPageCache() {
  const pages = createAnswerStore<StoredPage>(BUDGET_BYTES)
  const underWay = new Map<string, Promise<StoredPage>>()
  let epoch = 0

  async function renderOnce(key: string, render: () => Promise<StoredPage>, status: number) {
    const begun = epoch
    const page = await render()
    if (begun === epoch && page.status === status) pages.set(key, page)
    return page
  }

  return {
    find: (key: string): StoredPage | undefined => pages.get(key),
    /** Caches the expected status only, so that an error is not served longer than it lasts. */
    findOrRender(key: string, render: () => Promise<StoredPage>, status = 200): Promise<StoredPage> {
      const renderKey = `${epoch} ${key}`
      const waiting = underWay.get(renderKey)
      if (waiting !== undefined) return waiting
      const rendering = renderOnce(key, render, status).finally(() => underWay.delete(renderKey))
      underWay.set(renderKey, rendering)
      return rendering
    },
    clear(): void {
      epoch++
      pages.clear()
    },
  }
}
