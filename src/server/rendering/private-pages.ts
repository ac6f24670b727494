import { matchScreen } from '../../contract/match-screen.ts'
import { screenNamed } from '../../contract/screens.ts'

/** Whether a page's address is a key or shows one person's data. */
export const isPrivatePage = (path: string) => screenNamed(matchScreen(path).name).visibility === 'private'

export const PRIVATE_PAGE_HEADERS = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } as const
