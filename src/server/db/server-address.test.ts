import { expect, test } from 'vitest'
import { findServerAddress } from './server-address.ts'

test.each([
  ['postgres://shop:secret@one/name', ['postgres://shop:secret@one/name'], false],
  ['postgresql://one:6432/name?sslmode=require', ['postgresql://one:6432/name?sslmode=require'], false],
  ['postgres://shop@/name?host=/run/postgresql', ['postgres://shop@/name?host=/run/postgresql'], false],
  ['postgres://shop@one/name?target_session_attrs=read-write', ['postgres://shop@one/name'], true],
  [
    'postgres://shop@one:5432,two:5433/name?target_session_attrs=primary&application_name=shop',
    ['postgres://shop@one:5432/name?application_name=shop', 'postgres://shop@two:5433/name?application_name=shop'],
    true,
  ],
  [
    'postgres://[::1]:5432,[::2]/name?application_name=shop&target_session_attrs=read-write',
    ['postgres://[::1]:5432/name?application_name=shop', 'postgres://[::2]/name?application_name=shop'],
    true,
  ],
  ['postgres://one,two/name', ['postgres://one/name', 'postgres://two/name'], true],
])('%s names its servers', (text, urls, isWritable) => {
  expect(findServerAddress(text)).toEqual({ urls, isWritable })
})

test.each([
  'mysql://one/name',
  'one',
  'postgres://one,,two/name',
  'postgres://one:x,two/name',
  'postgres://one,two/name?target_session_attrs=standby',
])('%s is refused', (text) => {
  expect(findServerAddress(text)).toBeNull()
})
