/** A local server that speaks Upstash's REST protocol, as far as the SDK does, over a real Redis. */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { createClient } from 'redis'
import { z } from 'zod'
import { type LocalServer, startLocalServer } from './local-server'

const Command = z.array(z.coerce.string()).min(1)
/** Sends one command. Commands that are sent in one turn reach Redis one right after another. */
type Send = (command: readonly string[]) => Promise<unknown>
type Reply = { readonly result: unknown } | { readonly error: string }

export interface UpstashServer extends LocalServer {
  readonly token: string
  /** Sends a command to the Redis behind the server. */
  readonly send: Send
}

/** @param socket where the Redis listens. */
export async function startUpstashServer(socket: string): Promise<UpstashServer> {
  // Version 2 of Redis's own protocol, in which a map is a list, as it is in Upstash's.
  const redis = await createClient({ socket: { path: socket, tls: false }, RESP: 2 }).connect()
  const send: Send = (command) => redis.sendCommand(command)
  const sendTranslated = translateScripts(send)
  const token = 'token-of-the-tests'

  const server = await startLocalServer(async (request, response) => {
    if (request.headers.authorization !== `Bearer ${token}`) return answer(response, 401, { error: 'Unauthorized' })
    const { status, body } = await handle(request, sendTranslated)
    answer(response, status, body)
  })
  const stop = async () => {
    await server.stop()
    await redis.close()
  }
  return { url: server.url, token, send, stop }
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function handle(request: IncomingMessage, send: Send): Promise<{ status: number; body: unknown }> {
  const encoded = request.headers['upstash-encoding'] === 'base64' ? inBase64 : (result: unknown) => result
  const replyTo = (command: readonly string[]) => toReply(send(command).then(encoded))
  const input = await json(request)
  if (request.url === '/') return alone(await replyTo(Command.parse(input)))
  const commands = Command.array().parse(input)
  if (request.url === '/pipeline') return { status: 200, body: await Promise.all(commands.map(replyTo)) }
  if (request.url !== '/multi-exec') return { status: 404, body: { error: 'Not Found' } }
  const replies = await Promise.all([['MULTI'], ...commands, ['EXEC']].map(replyTo))
  const [outcome] = replies.slice(-1)
  const isDone = outcome && 'result' in outcome && Array.isArray(outcome.result)
  return isDone ? { status: 200, body: outcome.result.map((result) => ({ result })) } : alone(outcome)
}

async function toReply(result: Promise<unknown>): Promise<Reply> {
  try {
    return { result: await result }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

function alone(reply: Reply | undefined): { status: number; body: unknown } {
  return { status: reply && 'result' in reply ? 200 : 400, body: reply }
}

/**
 * The first line of Upstash's scripts holds flags of its own, which a Redis refuses. Without the line a script has
 * another hash, so it is asked for by the hash of what Redis was given.
 */
function translateScripts(send: Send): Send {
  const hashes = new Map<string, string>()
  return (command) => {
    const [name = '', script = '', ...rest] = command
    if (name.toLowerCase() === 'evalsha') return send([name, hashes.get(script) ?? script, ...rest])
    if (name.toLowerCase() !== 'eval') return send(command)
    const plain = script.replace(/^#!lua .*/, '')
    hashes.set(sha1(script), sha1(plain))
    return send([name, plain, ...rest])
  }
}

function sha1(text: string): string {
  return createHash('sha1').update(text).digest('hex')
}

function inBase64(result: unknown): unknown {
  if (Array.isArray(result)) return result.map(inBase64)
  return typeof result === 'string' ? Buffer.from(result).toString('base64') : result
}
