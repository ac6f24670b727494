import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../domain/settings.ts'
import { type LaunchFacts, listLaunchChecks } from './launch-checks.ts'

const { company, stores, contact } = DEFAULT_SETTINGS
const facts: LaunchFacts = {
  settings: { company, stores, contact },
  publicOrigin: 'http://localhost:3000',
  hasSmtp: false,
  hasVaultKeys: false,
  registeredOpticians: 0,
  noticeHashes: { en: null, el: null },
  more: [],
}
const openOf = (changes: Partial<LaunchFacts>) =>
  listLaunchChecks({ ...facts, ...changes })
    .filter(({ isDone }) => !isDone)
    .map(({ name }) => name)

test('a shop that was only installed has everything open', () => {
  expect(openOf({})).toEqual([
    'the company’s name',
    'the company’s registration number',
    'the company’s VAT number',
    'the company’s address in both languages',
    'the optical licence of every open store',
    'an optician with a valid registration',
    'a public address with https',
    'a mail server',
    'a key of the vault for all machines (VAULT_KEYS)',
    'the official notice on the legal guarantee (en)',
    'the official notice on the legal guarantee (el)',
  ])
})

test('what is entered is not named any more; the official notice is missed until its file is there', () => {
  const entered = {
    name: 'Shop Ltd',
    registrationNumber: 'HE 1',
    vatNumber: 'CY10000001X',
    address: 'A',
    addressEl: 'Α',
  }
  const licensed = stores.map((store) => ({ ...store, licence: 'OPT-1' }))
  const settings = { company: entered, stores: licensed, contact }
  expect(
    openOf({
      settings,
      publicOrigin: 'https://shop.example',
      hasSmtp: true,
      hasVaultKeys: true,
      registeredOpticians: 1,
    }),
  ).toEqual(['the official notice on the legal guarantee (en)', 'the official notice on the legal guarantee (el)'])
})

test('a file that is not the official one does not count', () => {
  expect(openOf({ noticeHashes: { en: 'a'.repeat(64), el: null } })).toContain(
    'the official notice on the legal guarantee (en)',
  )
})

test('other parts add what is theirs', () => {
  const more = [
    { name: 'a gateway', isDone: false },
    { name: 'an IBAN', isDone: true },
  ]
  expect(openOf({ more })).toContain('a gateway')
  expect(openOf({ more })).not.toContain('an IBAN')
})
