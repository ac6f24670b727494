import { randomInt } from 'node:crypto'

const COUNT = 10
/** Without letters and digits that look alike; 49 bits. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
const LENGTH = 10

const createCode = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

export const createRecoveryCodes = (): string[] => Array.from({ length: COUNT }, createCode)

/** As people read it: in two halves. */
export const shownRecoveryCode = (code: string): string => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`

export const foldRecoveryCode = (typed: string): string => typed.toLowerCase().replace(/[^0-9a-z]/g, '')
