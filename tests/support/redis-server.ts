import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findRedis, HOW_TO_GET_REDIS } from '@/scripts/support/redis.mjs'

export interface RedisServer {
  /** The path of its socket: unlike a port, nobody else can be listening there. */
  readonly socket: string
  stop(): Promise<void>
}

/** Starts a redis-server that keeps nothing, in a folder of its own. @throws Error that says how to get one. */
export async function startRedis(folder: string): Promise<RedisServer> {
  const command = findRedis()
  if (command === undefined) throw new Error(HOW_TO_GET_REDIS)
  const socket = join(folder, 'redis.sock')
  const settings = ['--port', '0', '--unixsocket', socket, '--save', '', '--appendonly', 'no', '--dir', folder]
  const server = spawn(command, settings, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(server, 'exit')
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)

  const log: string[] = []
  for await (const line of createInterface({ input: server.stdout })) {
    log.push(line)
    if (/ready to accept connections/i.test(line)) break
  }
  if (server.exitCode !== null) throw new Error(['redis-server did not start:', ...log].join('\n'))
  server.stdout.resume()

  const stop = async () => {
    process.removeListener('exit', kill)
    server.kill()
    await ended
  }
  return { socket, stop }
}
