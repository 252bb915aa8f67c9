import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const url = (file: string) => JSON.stringify(pathToFileURL(file).href)

/** A process that makes a folder, writes to it and goes on as `code` says; to be stopped as soon as it has told it. */
async function folderAfter(code: string, signal?: NodeJS.Signals): Promise<string> {
  const source = `
    import { writeFileSync } from 'node:fs'
    import { newScratchFolder } from ${url('scripts/support/machine.mjs')}
    import { start } from ${url('scripts/support/processes.mjs')}
    const folder = newScratchFolder('matekliget-machine-')
    writeFileSync(folder + '/file', '')
    ${code}
    console.log(folder)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let folder = ''
  child.stdout.on('data', (chunk: Buffer) => {
    folder += chunk.toString().trim()
    if (signal) child.kill(signal)
  })
  await new Promise((resolve) => child.once('close', resolve))
  return folder
}

test.each([
  { title: 'ends', code: '' },
  { title: 'fails', code: 'setTimeout(() => { process.exit(1) })' },
  { title: 'is stopped', code: "start('sleep', ['60'])", signal: 'SIGTERM' },
] as const)('a scratch folder goes when its process $title', async ({ code, ...stop }) => {
  const folder = await folderAfter(code, 'signal' in stop ? stop.signal : undefined)
  expect(folder).toContain('matekliget-machine-')
  expect(existsSync(folder)).toBe(false)
})
