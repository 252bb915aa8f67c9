import { createSqliteStore } from '@/lib/adapters/sqlite/sqlite-store'
import { connectToSandbox } from '@/lib/adapters/stripe/connect'
import { EVENTS } from '@/lib/adapters/stripe-sandbox/collections'
import { type Delivery, sendDueWebhooks } from '@/lib/adapters/stripe-sandbox/deliveries'
import { postWebhook } from '@/lib/adapters/stripe-sandbox/post-webhook'
import { startLocalServer } from '@/tests/support/local-server'
import { temporaryFiles } from '@/tests/support/temporary-files'

const newFile = temporaryFiles()
const unreachable = async (): Promise<never> => {
  throw new Error('signing calls nobody')
}

/** A store with events to tell, and how each delivery shall come out. */
async function openDeliveries(events: number, take: (delivery: Delivery) => boolean) {
  const store = createSqliteStore({ file: newFile('store.sqlite') })
  let now = Date.UTC(2026, 0, 15)
  for (let index = 0; index < events; index++) {
    const id = `evt_${index}`
    const sequence = String(index).padStart(3, '0')
    await store.create(EVENTS, id, { sequence, attempts: 0, nextAttemptAt: 0, body: JSON.stringify({ id }) })
  }
  const delivered: string[] = []
  const deps = {
    store,
    clock: { now: () => new Date(now) },
    connect: connectToSandbox(unreachable),
    webhookSecret: 'whsec_x',
    deliver: async (delivery: Delivery) => {
      delivered.push(JSON.parse(delivery.body).id)
      return take(delivery)
    },
  }
  return { deps, store, delivered, passTime: (milliseconds: number) => (now += milliseconds) }
}

test('sends all events in their order, each until it is taken', async () => {
  const { deps, store, delivered } = await openDeliveries(45, () => true)
  await sendDueWebhooks(deps)
  expect(delivered).toEqual(Array.from({ length: 45 }, (_, index) => `evt_${index}`))
  expect(await store.query(EVENTS)).toEqual([])
  await store.close()
})

test('sends again what was not taken, later and later, and gives up in the end', async () => {
  const { deps, store, delivered, passTime } = await openDeliveries(1, () => false)
  await sendDueWebhooks(deps)
  await sendDueWebhooks(deps)
  expect(delivered).toHaveLength(1)
  passTime(1000)
  await sendDueWebhooks(deps)
  passTime(1000)
  await sendDueWebhooks(deps)
  expect(delivered).toHaveLength(2)
  for (let time = 0; time < 20; time++) {
    passTime(3_600_000)
    await sendDueWebhooks(deps)
  }
  expect(delivered).toHaveLength(12)
  expect(await store.query(EVENTS)).toEqual([])
  await store.close()
})

test('goes to the webhook of the server on this machine, which says whether it has taken it', async () => {
  const received: unknown[] = []
  let status = 200
  const server = await startLocalServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push([request.method, request.url, request.headers['stripe-signature'], body])
    response.writeHead(status).end()
  })
  const deliver = postWebhook({ host: '127.0.0.1', port: Number(new URL(server.url).port) })
  expect(await deliver({ body: '{}', signature: 't=1,v1=2' })).toBe(true)
  status = 500
  expect(await deliver({ body: '{}', signature: 't=1,v1=2' })).toBe(false)
  await server.stop()
  expect(await deliver({ body: '{}', signature: 't=1,v1=2' })).toBe(false)
  expect(received[0]).toEqual(['POST', '/api/payment/webhook', 't=1,v1=2', '{}'])
})
