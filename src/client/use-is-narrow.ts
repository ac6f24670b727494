import { createMediaHook } from '../ui/use-media.ts'

/** Whether the window is narrower than the layout's `lg`. */
export const useIsNarrow = createMediaHook('(width < 64rem)')
