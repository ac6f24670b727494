import fc from 'fast-check'

/** Bytes for one connection, as parts that are written with pauses between. */
export interface RawDraft {
  call: string
  parts: readonly string[]
  /** The most answers that may come: more means that a hidden request was taken for one. */
  most: number
  /** Whether it stops in the middle: the shop ends it by its time-outs. */
  isHalf?: boolean
}

const OWN = 'Host: localhost\r\n'
const END = 'Connection: close\r\n\r\n'
const JSON_TYPE = 'Content-Type: application/json\r\n'
const get = (target: string, more = '', version = 'HTTP/1.1') => `GET ${target} ${version}\r\n${OWN}${more}${END}`
const post = (headers: string, body: string) => `POST /api/cart HTTP/1.1\r\n${OWN}${JSON_TYPE}${headers}\r\n${body}`
const HIDDEN = `GET /api/health?hidden HTTP/1.1\r\n${OWN}\r\n`
const one = (call: string, ...parts: string[]): RawDraft => ({ call, parts, most: 1 })
const half = (call: string, ...parts: string[]): RawDraft => ({ call, parts, most: 1, isHalf: true })

const SMUGGLING: readonly RawDraft[] = [
  one('CL and TE', post(`Content-Length: 4\r\nTransfer-Encoding: chunked\r\n`, `0\r\n\r\n${HIDDEN}`)),
  one('TE and CL', post(`Transfer-Encoding: chunked\r\nContent-Length: ${HIDDEN.length}\r\n`, `0\r\n\r\n${HIDDEN}`)),
  one('two lengths', post('Content-Length: 0\r\nContent-Length: 5\r\n', HIDDEN)),
  one('two lengths in one', post('Content-Length: 0, 5\r\n', HIDDEN)),
  one('a signed length', post('Content-Length: +0\r\n', HIDDEN)),
  one('a negative length', post('Content-Length: -1\r\n', HIDDEN)),
  one('a length in hexadecimal', post('Content-Length: 0x10\r\n', HIDDEN)),
  one('an endless length', post('Content-Length: 99999999999999999999999\r\n', HIDDEN)),
  one('TE twice', post('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n', `0\r\n\r\n${HIDDEN}`)),
  one('TE not last', post('Transfer-Encoding: chunked, identity\r\n', `0\r\n\r\n${HIDDEN}`)),
  one('TE with a tab', post('Transfer-Encoding:\tchunked\r\nContent-Length: 3\r\n', `0\r\n\r\n${HIDDEN}`)),
  one('TE before a colon', post('Transfer-Encoding : chunked\r\n', `0\r\n\r\n${HIDDEN}`)),
  one('TE folded', post('Transfer-Encoding:\r\n chunked\r\n', `0\r\n\r\n${HIDDEN}`)),
  one('TE unknown', post('Transfer-Encoding: xchunked\r\n', `0\r\n\r\n${HIDDEN}`)),
  one('bare line feeds', `GET /api/health HTTP/1.1\n${OWN.trim()}\n\n${HIDDEN}`),
  one('a bare carriage return', get('/api/health', 'X: a\rGET /api/health?hidden HTTP/1.1\r\n')),
  one('a space before the name', get('/api/health', ' X: a\r\n')),
  one('NUL in a header', get('/api/health', 'X: a\0b\r\n')),
]
const CHUNKS: readonly RawDraft[] = [
  one('a chunk of a wrong size', post('Transfer-Encoding: chunked\r\n', `5\r\n{"a":1}\r\n0\r\n\r\n`)),
  one('a chunk of a huge size', post('Transfer-Encoding: chunked\r\n', `fffffffffffffffff\r\n{}\r\n0\r\n\r\n`)),
  one('a negative chunk', post('Transfer-Encoding: chunked\r\n', `-1\r\n{}\r\n0\r\n\r\n`)),
  one('a chunk without a size', post('Transfer-Encoding: chunked\r\n', `\r\n{}\r\n0\r\n\r\n`)),
  one('a long chunk extension', post('Transfer-Encoding: chunked\r\n', `2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`)),
  one(
    'trailers',
    post('Transfer-Encoding: chunked\r\nConnection: close\r\n', `2\r\n{}\r\n0\r\nCookie: staff=1\r\n\r\n`),
  ),
]
const FORMS: readonly RawDraft[] = [
  one('absolute form', get('http://localhost/api/health')),
  one('absolute form of another host', get('http://evil.example/api/health')),
  one('absolute form of another scheme', get('ftp://localhost/api/health')),
  one('absolute form, broken', get('http://[::1/api/health')),
  one('asterisk form', `OPTIONS * HTTP/1.1\r\n${OWN}${END}`),
  one('asterisk form of a GET', get('*')),
  one('authority form', `CONNECT evil.example:443 HTTP/1.1\r\n${OWN}${END}`),
  one('no path', get('')),
  one('a path without a slash', get('api/health')),
  one('a backslash', get('/\\evil.example')),
  one('a fragment', get('/api/health#a')),
  one('bytes above ASCII', get('/collections?q=\u00ce\u0391')),
  one('no host', `GET /api/health HTTP/1.1\r\n${END}`),
  one('two hosts', get('/api/health', 'Host: evil.example\r\n')),
  one('an empty host', `GET /api/health HTTP/1.1\r\nHost:\r\n${END}`),
  one('a host with a path', `GET /api/health HTTP/1.1\r\nHost: localhost/api\r\n${END}`),
  one('a host with an at', `GET /api/health HTTP/1.1\r\nHost: a@b:c@d\r\n${END}`),
  one('HTTP/1.0', get('/api/health', '', 'HTTP/1.0')),
  one('HTTP/0.9', 'GET /api/health\r\n'),
  one('HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  one('HTTP/9.9', get('/api/health', '', 'HTTP/9.9')),
  one('an unknown method', `FUZZ /api/health HTTP/1.1\r\n${OWN}${END}`),
  one('TLS', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003'),
  one('headers above the limit', get('/api/health', `X: ${'x'.repeat(40_000)}\r\n`)),
  one('very many headers', get('/api/health', 'X: y\r\n'.repeat(3_000))),
  one('a long target', get(`/api/health?${'x'.repeat(30_000)}`)),
  one('an upgrade', `GET /api/health HTTP/1.1\r\n${OWN}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n`),
  one(
    'h2c',
    `GET /api/health HTTP/1.1\r\n${OWN}Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AA\r\n\r\n`,
  ),
  one('an unknown expectation', post('Expect: the-moon\r\nContent-Length: 2\r\nConnection: close\r\n', '{}')),
  one('a continuation', post('Expect: 100-continue\r\nContent-Length: 2\r\nConnection: close\r\n', '{}')),
]
const PIPELINES: readonly RawDraft[] = [
  {
    call: 'a pipeline',
    parts: [`${`GET /api/health HTTP/1.1\r\n${OWN}\r\n`.repeat(30)}${get('/api/health')}`],
    most: 31,
  },
  {
    call: 'a pipeline of errors',
    parts: [`${`GET /api/none HTTP/1.1\r\n${OWN}\r\n`.repeat(20)}${get('/api/none')}`],
    most: 21,
  },
  {
    call: 'a pipeline that breaks',
    parts: [`GET /api/health HTTP/1.1\r\n${OWN}\r\n`, 'nonsense\r\n\r\n', HIDDEN],
    most: 2,
  },
]
const HALVES: readonly RawDraft[] = [
  half('half a request line', 'GET /api/hea'),
  half('half the headers', `GET /api/health HTTP/1.1\r\n${OWN}X: `),
  half('headers drop by drop', 'GET /api/health HTTP/1.1\r\n', 'H', 'o', 's', 't', ': '),
  half('half a body', post('Content-Length: 100\r\n', '{"guestId":')),
  half('half a chunk', post('Transfer-Encoding: chunked\r\n', '10\r\n{"guest')),
  half('a body drop by drop', post('Content-Length: 100\r\n', ''), '{', '"', 'a', '"', ':'),
  half('half an upload', `POST /api/lenses/papers HTTP/1.1\r\n${OWN}Content-Length: 100000\r\n\r\nxx`),
]

/** Bytes that no HTTP client would send. */
export function rawRequests(): fc.Arbitrary<RawDraft> {
  const byte = fc.nat({ max: 255 }).map((code) => String.fromCharCode(code))
  const base = fc.constantFrom(...SMUGGLING, ...CHUNKS, ...FORMS)
  const changed = fc.tuple(base, fc.nat({ max: 300 }), byte).map(([draft, at, put]) => {
    const whole = draft.parts.join('')
    // A changed byte may free the hidden request by making it one of a pipeline; only its answers are judged.
    return { call: `${draft.call}, changed`, parts: [whole.slice(0, at) + put + whole.slice(at + 1)], most: 3 }
  })
  const noise = fc.array(byte, { minLength: 1, maxLength: 300 }).map((list) => one('noise', `${list.join('')}\r\n\r\n`))
  return fc.oneof(
    { weight: 20, arbitrary: base },
    { weight: 20, arbitrary: changed },
    { weight: 3, arbitrary: noise },
    { weight: 4, arbitrary: fc.constantFrom(...PIPELINES) },
    { weight: 1, arbitrary: fc.constantFrom(...HALVES) },
  )
}
