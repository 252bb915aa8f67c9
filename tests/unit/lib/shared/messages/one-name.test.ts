/** One name for one action: what leads to an account and out of it is called the same wherever it is offered. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exerciseMessages } from '@/lib/shared/messages/exercise'

const FOLDER = 'lib/shared/messages'
const SPECIFIED = 'Jelentkezz be a feladat megoldásához!'

const messages = readdirSync(FOLDER).map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')] as const)

const placesOf = (pattern: RegExp) =>
  messages.flatMap(([name, text]) =>
    text
      .replace(SPECIFIED, '')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  )

test('signing in and out has other words only where the specification has them', () => {
  expect(placesOf(/(?:be|ki)jelentkez|jelentkezz be|kijelentkeztet|\bbelépek\b/i)).toEqual([])
  expect([exerciseMessages.visitor, exerciseMessages.signIn]).toEqual([SPECIFIED, 'Belépés'])
})

test.each([
  ['signing in', /'Belépés'/],
  ['registering', /'Regisztrálok'/],
  ['leaving the account', /'Kilépés'/],
  ['the way to the subscription', /'Prémium verzió'/],
])('the word of %s is written down once', (_action, word) => {
  expect(placesOf(word)).toEqual([expect.stringMatching(/^account-actions\.ts: /)])
})
