/** Draws pictures in a thread of its own: Satori and resvg compute for a third of a second without a pause. */
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { ImageResponse } from 'next/og.js'

// On Linux a thread has a priority of its own: whoever waits for an answer goes first.
if (process.platform === 'linux') setPriority(0, 10)

const { width, height, fonts } = workerData

parentPort?.on('message', async (drawing) => {
  try {
    const picture = await new ImageResponse(drawing, { width, height, fonts }).arrayBuffer()
    parentPort?.postMessage({ picture }, [picture])
  } catch (error) {
    parentPort?.postMessage({ failure: String(error) })
  }
})
