import { useMatches } from 'react-router'
import type { ScreenName } from '../../contract/screens.ts'

export const useScreen = (): ScreenName => (useMatches().at(-1)?.id ?? 'unknown') as ScreenName
