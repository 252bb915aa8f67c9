import { ServerResponse } from 'node:http'
import { findRefusal, type Openness } from './find-refusal'
import { refusalAnswer } from './refusal-answer'
import { standBeforeNext } from './stand-before-next'

/**
 * From now on this process answers only requests that may reach the site as it is set up: every one of them, for pages,
 * calls, files and sockets, before Next sees it. A server that knows demo accounts is otherwise one forgotten variable
 * away from the internet.
 *
 * @returns ends it.
 */
export function guardRequests(openness: Openness): () => void {
  return standBeforeNext((request, answer) => {
    const refusal = findRefusal(openness, request)
    if (refusal === undefined) return false
    const { status, headers, body } = refusalAnswer(refusal, request.url ?? '/')
    if (answer instanceof ServerResponse) answer.writeHead(status, { ...headers, Connection: 'close' }).end(body)
    else answer.end(`HTTP/1.1 ${status} Forbidden\r\nConnection: close\r\n\r\n`)
    return true
  })
}
