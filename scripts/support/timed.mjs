/**
 * Says what begins, and when it ends how long it took.
 *
 * @template Result
 * @param {string} title
 * @param {() => Promise<Result> | Result} work
 * @returns {Promise<Result>} what the work gives; it may fail.
 */
export async function timed(title, work) {
  console.log(`\n── ${title}`)
  const startedAt = performance.now()
  const end = (sign) => console.log(`── ${sign} ${title}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  try {
    const result = await work()
    end('✓')
    return result
  } catch (error) {
    end('✗')
    throw error
  }
}
