import { createMediaHook } from './use-media.ts'

/** Whether the main pointer can hover: not on phones. */
export const useHovers = createMediaHook('(hover: hover)')
