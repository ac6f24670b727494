import { readStored, writeStored } from '../../client/storage.ts'
import { ADMIN_SCREENS, type AdminScreenName, adminScreen } from '../site/screens.ts'

export type Shortcut = { is: 'go'; screen: AdminScreenName } | { is: 'search' | 'list' } | { is: 'row'; by: 1 | -1 }

type Press = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey'>

const ROWS: Record<string, 1 | -1> = { KeyJ: 1, KeyK: -1 }
const ARROWS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

export const SCREENS_WITH_KEY = (Object.keys(ADMIN_SCREENS) as AdminScreenName[]).filter(
  (name) => adminScreen(name).key !== undefined,
)

/**
 * What a press means, by the key's place, so that it is the same key on a Greek layout.
 * @param isAfterG whether the press before was G
 * @param isInRow whether the focus is in a row of a list, where arrow keys move on
 */
export function shortcutOf(
  press: Press,
  { isAfterG, isInRow }: { isAfterG: boolean; isInRow: boolean },
): Shortcut | null {
  const { code, key, shiftKey } = press
  if (key === '?' || (code === 'Slash' && shiftKey)) return { is: 'list' }
  if (key === '/' || code === 'Slash') return { is: 'search' }
  if (shiftKey) return null
  if (isAfterG) {
    const screen = SCREENS_WITH_KEY.find((name) => adminScreen(name).key === code)
    return screen ? { is: 'go', screen } : null
  }
  const by = ROWS[code] ?? (isInRow ? ARROWS[code] : undefined)
  return by ? { is: 'row', by } : null
}

/** As it is printed on the key: `KeyO` is O. */
export const letterOf = (code: string): string => code.replace(/^Key/, '')

const SETTING = 'admin-shortcuts'
const OFF = 'off'

/** Single keys can be turned off on a device (WCAG 2.1.4): people who speak to their computer press them unawares. */
export const areShortcutsOn = (): boolean => readStored(SETTING) !== OFF
export const turnShortcuts = (isOn: boolean): void => writeStored(SETTING, isOn ? 'on' : OFF)
