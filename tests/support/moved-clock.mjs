/**
 * Loaded before everything else into a server that a test has started for itself (`own-site.ts`): gives the process a clock
 * that the test moves. Only the process that has started it can, by a message; so the site needs no switch for it.
 */
let aheadMs = 0

const now = Date.now
Date.now = () => now() + aheadMs

/** Node's own `Date` but for what asks the time of day. */
globalThis.Date = new Proxy(Date, {
  construct: (date, values, asked) => Reflect.construct(date, values.length > 0 ? values : [date.now()], asked),
  apply: (date) => new date(date.now()).toString(),
})

process.on('message', (message) => {
  aheadMs = message.aheadMs
  process.send(message)
})
// Whose test has ended without stopping it ends too.
process.once('disconnect', () => process.exit())
