import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { dirname, join } from 'node:path'
import type { SMTPServerOptions } from 'smtp-server'
import { createFileMailer } from '@/lib/adapters/file-mailer'
import { createSmtpMailer } from '@/lib/adapters/smtp-mailer'
import { systemClock } from '@/lib/adapters/system-clock'
import { AppError } from '@/lib/shared/errors/app-error'
import { parseMail } from '@/tests/support/received-mail'
import { startSmtpServer } from '@/tests/support/smtp-server'
import { temporaryFiles } from '@/tests/support/temporary-files'
import { FROM, MAIL, mailerContract } from './mailer.contract'

const newFile = temporaryFiles()
const open: { close(): unknown }[] = []
afterEach(async () => {
  for (const opened of open.splice(0).reverse()) await opened.close()
})

mailerContract('the outbox', async () => {
  const directory = join(dirname(newFile('x')), 'outbox')
  const ignore = () => {}
  const logger = { info: ignore, warn: ignore, error: ignore }
  const files = () => readdirSync(directory, { withFileTypes: true }).map(({ name }) => join(directory, name))
  return {
    mailer: createFileMailer({ directory, from: FROM, clock: systemClock, logger }),
    received: async () => {
      try {
        return files()
          .toSorted()
          .map((file) => parseMail(readFileSync(file, 'latin1')))
      } catch {
        return [] // The folder is made for the first mail.
      }
    },
  }
})

type Settings = Partial<Parameters<typeof createSmtpMailer>[0]>

function openMailer(port: number, settings: Settings = {}) {
  const local = { host: '127.0.0.1', port, secure: false, requireTls: false, auth: undefined, from: FROM }
  const mailer = createSmtpMailer({ ...local, timeoutMs: 2000, ...settings })
  open.push(mailer)
  return mailer
}

async function openSmtp(options: SMTPServerOptions = {}, settings: Settings = {}) {
  const server = await startSmtpServer(options)
  open.push({ close: server.stop })
  return { server, mailer: openMailer(server.port, settings) }
}

mailerContract('a mail server', async () => {
  const { server, mailer } = await openSmtp()
  return { mailer, received: async () => server.deliveries.map(({ source }) => parseMail(source)) }
})

/** A server that is no mail server: does as `talk` says with each connection. */
async function openImpostor(talk: (socket: Socket) => void): Promise<number> {
  const sockets: Socket[] = []
  const server: Server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined))
    talk(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push({
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(resolve))
    },
  })
  const address = server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}

async function failureOf(sending: Promise<void>): Promise<AppError> {
  const error = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof AppError)) throw new Error(`expected an AppError, got ${error}`)
  return error
}

describe('through a mail server', () => {
  test('the envelope names the site’s address and the one recipient', async () => {
    const { server, mailer } = await openSmtp()
    await mailer.send(MAIL)
    expect(server.deliveries).toMatchObject([{ from: 'noreply@matek.example', to: [MAIL.to] }])
  })

  test('user and password are given', async () => {
    const options: SMTPServerOptions = {
      authOptional: false,
      onAuth: ({ username, password }, _session, done) =>
        username === 'matek' && password === 'tit:ok@1' ? done(null, { user: 'matek' }) : done(new Error('no')),
    }
    const { server, mailer } = await openSmtp(options, { auth: { user: 'matek', pass: 'tit:ok@1' } })
    await mailer.send(MAIL)
    expect(server.deliveries).toMatchObject([{ user: 'matek' }])
    const refused = openMailer(server.port, { auth: { user: 'matek', pass: 'rossz' } })
    expect(await failureOf(refused.send(MAIL))).toMatchObject({ code: 'unavailable' })
  })

  test('connections are kept, and made anew when the server has closed them', async () => {
    const { server, mailer } = await openSmtp()
    for (let mails = 0; mails < 3; mails++) await mailer.send(MAIL)
    expect(server.connections()).toBe(1)
    server.hangUp()
    await mailer.send(MAIL)
    expect(server.deliveries).toHaveLength(4)
  })

  test('what the server offers in TLS is used, on this machine with any certificate', async () => {
    const { server, mailer } = await openSmtp()
    await mailer.send(MAIL)
    expect(server.deliveries).toMatchObject([{ isEncrypted: true }])
    const secure = await openSmtp({ secure: true }, { secure: true })
    await secure.mailer.send(MAIL)
    expect(secure.server.deliveries).toMatchObject([{ isEncrypted: true }])
  })

  test.each([
    ['offers no TLS', { hideSTARTTLS: true, disabledCommands: ['STARTTLS'] }, false],
    ['has a certificate that nobody vouches for', {}, false],
    ['has such a certificate from the start', { secure: true }, true],
  ])('nothing is sent where TLS is required and the server %s', async (_, options, secure) => {
    const { server, mailer } = await openSmtp(options, { requireTls: true, secure })
    expect(await failureOf(mailer.send(MAIL))).toMatchObject({ code: 'unavailable' })
    expect(server.deliveries).toEqual([])
  })

  test.each([
    ['is not there', async () => 1],
    ['says nothing', () => openImpostor(() => undefined)],
    ['hangs up', () => openImpostor((socket) => socket.destroy())],
    ['is busy', () => openImpostor((socket) => socket.write('421 too busy\r\n'))],
    ['speaks something else', () => openImpostor((socket) => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n'))],
  ])('a server that %s is unavailable', async (_, start) => {
    const mailer = openMailer(await start(), { timeoutMs: 300 })
    expect(await failureOf(mailer.send(MAIL))).toMatchObject({ code: 'unavailable' })
  })

  test('a server that answers a letter at a time is unavailable in the end', async () => {
    const port = await openImpostor((socket) => {
      const timer = setInterval(() => socket.write('2'), 50)
      socket.on('close', () => clearInterval(timer))
    })
    const mailer = openMailer(port, { timeoutMs: 200 })
    expect(await failureOf(mailer.send(MAIL))).toMatchObject({ code: 'unavailable' })
  })

  test('a refused recipient is unavailable, and the report holds nobody’s address', async () => {
    const refusal = Object.assign(new Error(`<${MAIL.to}> is unknown here`), { responseCode: 550 })
    const { server, mailer } = await openSmtp({ onRcptTo: (_address, _session, done) => done(refusal) })
    const error = await failureOf(mailer.send(MAIL))
    expect(error).toMatchObject({ code: 'unavailable', cause: { message: expect.stringContaining('550') } })
    expect(JSON.stringify([error, error.cause, String(error.cause)])).not.toContain('kata')
    expect(server.deliveries).toEqual([])
  })

  test('a mail that the server refuses after it has read it is unavailable, and the next one is sent', async () => {
    let refused = false
    const { server, mailer } = await openSmtp({
      onMailFrom: (_address, _session, done) => {
        const first = !refused
        refused = true
        done(first ? Object.assign(new Error('no room'), { responseCode: 452 }) : undefined)
      },
    })
    expect(await failureOf(mailer.send(MAIL))).toMatchObject({ code: 'unavailable' })
    await mailer.send(MAIL)
    expect(server.deliveries).toHaveLength(1)
  })
})
