import { matchScreen } from '../../contract/match-screen.ts'
import { screenNamed } from '../../contract/screens.ts'

export const isPrivatePage = (path: string) => screenNamed(matchScreen(path).name).visibility === 'private'

export const PRIVATE_PAGE_HEADERS = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } as const
