import { dirname } from 'node:path'
import { type RedisServer, startRedis } from './redis-server'
import { temporaryFiles } from './temporary-files'
import { startUpstashServer, type UpstashServer } from './upstash-server'

/** Runs an Upstash server over a Redis of its own while the tests run that this is called beside. @returns gives it */
export function runUpstash(): () => UpstashServer {
  const newFile = temporaryFiles()
  let redis: RedisServer
  let server: UpstashServer

  beforeAll(async () => {
    redis = await startRedis(dirname(newFile('redis.sock')))
    server = await startUpstashServer(redis.socket)
  }, 20_000)
  afterAll(async () => {
    await server.stop()
    await redis.stop()
  })
  return () => server
}
