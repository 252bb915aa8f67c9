import type { Mail, Mailer } from '@/lib/ports/mailer'
import type { ReceivedMail } from '@/tests/support/received-mail'

export interface OpenMailer {
  readonly mailer: Mailer
  /** What has arrived so far, oldest first. */
  received(): Promise<readonly ReceivedMail[]>
}

export const FROM = 'Matekliget <noreply@matek.example>'
export const MAIL: Mail = {
  to: 'kata@pelda.hu',
  subject: 'Árvíztűrő tükörfúrógép – új jelszó beállítása a Matekliget oldalán, ahogy kérted',
  text: `Szia, hős!\n\n.Pont a sor elején\n${'hosszú sor '.repeat(200)}\nŐrült űrhajó 🚀`,
  html: '<!doctype html>\n<p>Szia, hős! <a href="https://matek.example/x?a=1&amp;b=2">Tovább</a></p>\n',
}

/** What every mailer promises. */
export function mailerContract(name: string, open: () => Promise<OpenMailer>): void {
  describe(name, () => {
    test('sends from the site to the one address, with a subject in Hungarian', async () => {
      const { mailer, received } = await open()
      await mailer.send(MAIL)
      const [{ headers } = { headers: new Map<string, string>() }] = await received()
      expect(Object.fromEntries(headers)).toMatchObject({
        from: FROM,
        to: MAIL.to,
        subject: MAIL.subject,
        date: expect.stringMatching(/^\w{3}, \d{2} \w{3} \d{4} /),
        'message-id': expect.stringMatching(/^<[^@\s]+@[^\s]+>$/),
        'mime-version': '1.0',
        'auto-submitted': 'auto-generated',
        'content-type': expect.stringMatching(/^multipart\/alternative/),
      })
    })

    test('asks for answers to another address when there is one', async () => {
      const { mailer, received } = await open()
      await mailer.send({ ...MAIL, replyTo: 'valasz@pelda.hu' })
      await mailer.send(MAIL)
      const answersTo = (await received()).map(({ headers }) => headers.get('reply-to') ?? 'the sender')
      expect(answersTo.toSorted()).toEqual(['the sender', 'valasz@pelda.hu'])
    })

    test('sends the text first and the HTML after it, every letter as it was', async () => {
      const { mailer, received } = await open()
      await mailer.send(MAIL)
      const [mail] = await received()
      expect(mail?.parts).toEqual([
        { type: 'text/plain', content: MAIL.text },
        { type: 'text/html', content: MAIL.html },
      ])
    })

    test('sends each of several mails at once', async () => {
      const { mailer, received } = await open()
      const to = Array.from({ length: 12 }, (_, index) => `tanulo${index}@pelda.hu`)
      await Promise.all(to.map((address) => mailer.send({ ...MAIL, to: address })))
      const arrived = (await received()).map(({ headers }) => headers.get('to'))
      expect(arrived.toSorted()).toEqual(to.toSorted())
    })

    test.each([
      ['a second header', 'kata@pelda.hu\r\nBcc: masik@pelda.hu'],
      ['a line feed', 'kata@pelda.hu\nBcc: masik@pelda.hu'],
      ['a second address', 'kata@pelda.hu, masik@pelda.hu'],
      ['a second address after a semicolon', 'kata@pelda.hu;masik@pelda.hu'],
      ['a name and an address', 'Kata <masik@pelda.hu>'],
      ['a group', 'osztaly:kata@pelda.hu,masik@pelda.hu;'],
      ['a command of the protocol', 'kata@pelda.hu>\r\nRCPT TO:<masik@pelda.hu'],
      ['no address', ''],
    ])('refuses a recipient that holds %s', async (_, to) => {
      const { mailer, received } = await open()
      await expect(mailer.send({ ...MAIL, to })).rejects.toThrow(TypeError)
      expect(await received()).toEqual([])
    })

    test.each(['kata@pelda.hu\r\nBcc: masik@pelda.hu', 'kata@pelda.hu, masik@pelda.hu', 'Kata <kata@pelda.hu>', ''])(
      'refuses to have %j answered',
      async (replyTo) => {
        const { mailer, received } = await open()
        await expect(mailer.send({ ...MAIL, replyTo })).rejects.toThrow(TypeError)
        expect(await received()).toEqual([])
      },
    )

    test.each(['Üdv\r\nBcc: masik@pelda.hu', 'Üdv\nBcc: masik@pelda.hu', 'Üdv\rBcc: masik@pelda.hu', '', 'a\u0000b'])(
      'refuses the subject %j',
      async (subject) => {
        const { mailer, received } = await open()
        await expect(mailer.send({ ...MAIL, subject })).rejects.toThrow(TypeError)
        expect(await received()).toEqual([])
      },
    )
  })
}
