import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, type RequestListener, request as sendRequest } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib'
import { compressAnswers } from '@/lib/server/http/compress-answers'
import { compressBuiltFiles } from '@/scripts/support/compress-built-files.mjs'
import { type LocalServer, startLocalServer } from '@/tests/support/local-server'

const TEXT = 'Mennyi kétszer kettő? '.repeat(200)
const SCRIPT = `console.log(${JSON.stringify(TEXT)})`

let staticFolder = ''
let server: LocalServer
let stop = () => {}
/** What the site does with a request. */
let site: RequestListener

beforeAll(async () => {
  staticFolder = mkdtempSync(path.join(tmpdir(), 'built-'))
  mkdirSync(path.join(staticFolder, 'chunks'))
  writeFileSync(path.join(staticFolder, 'chunks/a.js'), SCRIPT)
  writeFileSync(path.join(staticFolder, 'chunks/a.woff2'), 'a font')
  await compressBuiltFiles(staticFolder)
  stop = compressAnswers(staticFolder)
  server = await startLocalServer((request, response) => site(request, response))
})

beforeEach(() => {
  site = (_, response) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(TEXT)
})

afterAll(async () => {
  stop()
  await server.stop()
  rmSync(staticFolder, { recursive: true })
})

/** With `http`, since `fetch` decompresses by itself. */
async function ask(address: string, accepted?: string, method = 'GET') {
  const sent = sendRequest(server.url + address, {
    method,
    headers: accepted ? { 'accept-encoding': accepted } : {},
  }).end()
  const [answer] = await once(sent, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  return { headers: answer.headers as IncomingHttpHeaders, body: Buffer.concat(chunks) }
}

test('compresses with Brotli for whoever takes it, as all browsers do', async () => {
  const { headers, body } = await ask('/', 'gzip, deflate, br, zstd')
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(brotliDecompressSync(body).toString()).toBe(TEXT)
  expect(body.length).toBeLessThan(TEXT.length / 10)
})

test('compresses with gzip for others, and not at all for whoever asks for nothing', async () => {
  const zipped = await ask('/', 'gzip, br;q=0')
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  expect(gunzipSync(zipped.body).toString()).toBe(TEXT)
  const plain = await ask('/')
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect(plain.headers.vary).toBe('Accept-Encoding')
  expect(plain.body.toString()).toBe(TEXT)
})

test('leaves alone what is compressed already, pictures and what is short', async () => {
  const kinds: readonly [string, string, RequestListener][] = [
    [
      'gzip',
      TEXT,
      (_, response) => response.setHeader('Content-Encoding', 'gzip').setHeader('Content-Type', 'text/css').end(TEXT),
    ],
    ['', TEXT, (_, response) => response.setHeader('Content-Type', 'image/png').end(TEXT)],
    ['', 'short', (_, response) => response.setHeader('Content-Type', 'text/plain').end('short')],
  ]
  for (const [encoding, sent, listener] of kinds) {
    site = listener
    const { headers, body } = await ask('/', 'br')
    expect([headers['content-encoding'] ?? '', body.toString()]).toEqual([encoding, sent])
  }
})

test('a page arrives while it is made, part by part', async () => {
  let finish = () => {}
  const isAsked = new Promise<void>((resolve) => {
    finish = resolve
  })
  site = async (_, response) => {
    response.setHeader('Content-Type', 'text/html').write('<h1>first</h1>')
    // As Next does after each part that it writes.
    ;(response as typeof response & { flush(): void }).flush()
    await isAsked
    response.end('<p>second</p>')
  }
  const sent = sendRequest(server.url, { headers: { 'accept-encoding': 'br' } }).end()
  const [answer] = await once(sent, 'response')
  const page = answer.pipe(createBrotliDecompress())
  const [first] = await once(page, 'data')
  expect(String(first)).toBe('<h1>first</h1>')
  finish()
  const [second] = await once(page, 'data')
  expect(String(second)).toBe('<p>second</p>')
})

describe('built files', () => {
  const asked: string[] = []
  beforeEach(() => {
    asked.length = 0
    site = ({ url = '' }, response) => {
      asked.push(url)
      response.end('what Next finds there')
    }
  })

  test('are given as the build has compressed them, with the type that they have', async () => {
    for (const method of ['GET', 'HEAD']) {
      const { headers } = await ask('/_next/static/chunks/a.js?dpl=1', 'gzip, deflate, br', method)
      expect(headers).toMatchObject({
        'content-encoding': 'br',
        'content-type': 'application/javascript; charset=UTF-8',
        vary: 'Accept-Encoding',
      })
    }
    expect(asked).toEqual(Array(2).fill('/_next/static/chunks/a.js.br?dpl=1'))
  })

  test('are given as they are to others, and where there is nothing compressed', async () => {
    await ask('/_next/static/chunks/a.js', 'gzip, br;q=0')
    await ask('/_next/static/chunks/a.js')
    await ask('/_next/static/chunks/a.woff2', 'br')
    await ask('/_next/static/chunks/b.js', 'br')
    await ask('/chunks/a.js', 'br')
    expect(asked.filter((url) => url.endsWith('.br'))).toEqual([])
  })
})
