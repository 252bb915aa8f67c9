/** A mail as a mail program reads it. */
export interface ReceivedMail {
  /** By lower-case name; folded lines are joined, and encoded words decoded. */
  readonly headers: ReadonlyMap<string, string>
  /** The parts of a multipart body in their order, decoded. */
  readonly parts: readonly { readonly type: string; readonly content: string }[]
}

/** Reads an RFC 5322 message with one level of parts, as far as our mails go. */
export function parseMail(source: string): ReceivedMail {
  const { headers, body } = split(source)
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? ''
  const sections = body.split(`--${boundary}`).slice(1, -1)
  return { headers, parts: sections.map((section) => toPart(section.replace(/^\r\n/, ''))) }
}

function split(source: string): { headers: Map<string, string>; body: string } {
  const end = source.indexOf('\r\n\r\n')
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(':')
    return [name.toLowerCase(), decodeWords(value.join(':').trim())]
  })
  return { headers: new Map(headers), body: source.slice(end + 4) }
}

function toPart(section: string): { type: string; content: string } {
  const { headers, body } = split(section)
  const [type = ''] = (headers.get('content-type') ?? '').split(';')
  const bytes = decodeBody(body.replace(/\r\n$/, ''), headers.get('content-transfer-encoding') ?? '')
  return { type, content: bytes.toString('utf8').replaceAll('\r\n', '\n') }
}

function decodeBody(body: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  return encoding === 'quoted-printable' ? fromHex(body.replace(/=\r\n/g, '')) : Buffer.from(body, 'latin1')
}

function decodeWords(value: string): string {
  const joined = value.replace(/\?= =\?/g, '?==?')
  return joined.replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
    (/b/i.test(encoding) ? Buffer.from(word, 'base64') : fromHex(word.replaceAll('_', ' '))).toString('utf8'),
  )
}

function fromHex(text: string): Buffer {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1')
}
