import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createFileMailer } from '@/lib/adapters/file-mailer'
import { temporaryFiles } from '@/tests/support/temporary-files'

const newFile = temporaryFiles()
const MAIL = { to: 'kata@pelda.hu', subject: 'Üdv', text: 'Szia, hős!', html: '<p>Szia, hős!</p>' }

function openOutbox(directory = join(dirname(newFile('x')), 'outbox')) {
  let now = Date.UTC(2026, 0, 15, 9, 59, 59, 999)
  const logged: unknown[] = []
  const ignore = () => {}
  const mailer = createFileMailer({
    directory,
    from: 'Matekliget <noreply@localhost>',
    clock: { now: () => new Date(now++) },
    logger: { info: (fields) => logged.push(fields), warn: ignore, error: ignore },
  })
  return { directory, mailer, logged }
}

test('writes a mail that mail programs can open, and says where', async () => {
  const { directory, mailer, logged } = openOutbox()
  await mailer.send(MAIL)
  const [name = ''] = readdirSync(directory)
  const text = readFileSync(join(directory, name), 'utf8')
  const [head = '', ...parts] = text.split('\r\n\r\n')
  expect(head.split('\r\n')).toEqual(
    expect.arrayContaining([
      'From: Matekliget <noreply@localhost>',
      'To: kata@pelda.hu',
      'Subject: =?UTF-8?Q?=C3=9Cdv?=',
      'Date: Thu, 15 Jan 2026 09:59:59 +0000',
      'MIME-Version: 1.0',
    ]),
  )
  expect(head).toMatch(/^Content-Type: multipart\/alternative/m)
  expect(parts.join('')).toContain('Szia, h=C5=91s!')
  expect(text.replaceAll('\r\n', '')).not.toContain('\n')
  expect(logged).toEqual([{ file: join(directory, name) }])
})

test('names files so that they sort by time, and lets only the owner read them', async () => {
  const { directory, mailer } = openOutbox()
  for (const to of ['a@pelda.hu', 'b@pelda.hu', 'c@pelda.hu']) await mailer.send({ ...MAIL, to })
  const files = readdirSync(directory).sort()
  expect(files.map((name) => /^To: (.)/m.exec(readFileSync(join(directory, name), 'utf8'))?.[1])).toEqual([
    'a',
    'b',
    'c',
  ])
  expect(files.every((name) => name.endsWith('.eml'))).toBe(true)
  expect(files.map((name) => statSync(join(directory, name)).mode & 0o777)).toEqual([0o600, 0o600, 0o600])
})

test('fails with "unavailable" when the folder cannot be written', async () => {
  const file = newFile('outbox')
  writeFileSync(file, 'a file, not a folder')
  await expect(openOutbox(file).mailer.send(MAIL)).rejects.toMatchObject({ code: 'unavailable' })
})
