import { readdirSync, readFileSync } from 'node:fs'
import Stripe from 'stripe'
import { EVENT } from '@/lib/adapters/stripe-sandbox/fixtures'
import { EVENTS } from '@/scripts/support/payment-trial/steps'

const page = readFileSync('docs/payments.md', 'utf8')

/** What the adapter calls of Stripe's API: the resource, and whether it is changed. */
function callsOfAdapter() {
  const folder = 'lib/adapters/stripe'
  const code = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  const found = code.flatMap((text) => [...text.matchAll(/\bclient\.(\w+)\s*\.(\w+)\(/g)])
  return found
    .map(([, resource = '', method = '']) => ({ resource, changes: method !== 'retrieve' && method !== 'list' }))
    .filter(({ resource }) => resource !== 'webhooks')
}

test('the rights of a restricted key that the page names are enough for what the site asks of Stripe', () => {
  const rows = [...page.matchAll(/^ *\| [\w ]+ \| (read|write) \| (.+) \|$/gm)]
  const granted = new Map(
    rows.flatMap(([, right = '', names = '']) => [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => [name, right])),
  )
  const calls = callsOfAdapter()
  expect(calls.length).toBeGreaterThan(20)
  for (const { resource, changes } of calls) {
    expect({ resource, right: granted.get(resource) }).toEqual({
      resource,
      right: changes ? 'write' : expect.stringMatching(/^(read|write)$/),
    })
  }
  // Nothing is asked for that is not needed.
  expect([...granted.keys()].toSorted()).toEqual([...new Set(calls.map(({ resource }) => resource))].toSorted())
})

test('the sandbox is compared with the version of the API that the SDK speaks', () => {
  expect(EVENT.api_version).toBe(Stripe.API_VERSION)
  expect(page).toContain(`version \`${Stripe.API_VERSION}\` of Stripe's API`)
})

test('the page names each event that the site acts on, and none that Stripe does not know', () => {
  const [, list = ''] = /these events\.[\s\S]*?```\n([\s\S]*?)```/.exec(page) ?? []
  const listed = list.trim().split(/\s+/)
  const handler = readFileSync('lib/domain/payment/provider/handle-event.ts', 'utf8')
  const handled = [...handler.matchAll(/'(\w+(?:\.\w+)+)'/g)].map(([, type]) => type)
  expect(handled.length).toBeGreaterThan(0)
  expect(listed).toEqual(expect.arrayContaining([...EVENTS, ...handled]))
  const known = readFileSync('node_modules/stripe/esm/resources/Events.d.ts', 'utf8')
  expect(listed.filter((type) => !known.includes(`'${type}'`))).toEqual([])
})
