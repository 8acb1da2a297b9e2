import { errorCodes, type FastifyRequest } from 'fastify'
import { maxListed } from '../../kernel/graphql/queryLimits.js'
import { worksForShop } from './countCalls.js'

/** Names of values in one body. The longest form of a visitor has some thirty; each that is new takes memory of its own. */
const maxKeys = 1000

/** Values in one body: the longest list that an operation takes, and those beside it. */
const maxValues = maxListed + maxKeys

/** Characters; what is shorter has no more values than are parsed within a millisecond. */
const unlimitedLength = 10_000

/**
 * Refuses a JSON body with more values than anybody but staff and programs has to send, before it is parsed: what would be
 * made of it takes twenty times as much memory as the text.
 * @throws FastifyError that is answered with TOO_LARGE
 */
export function assertFewValues(request: FastifyRequest, body: string): void {
  if (body.length <= unlimitedLength || worksForShop(request.shopContext.viewer)) return
  if (hasManyValues(body)) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()
}

/** Of a text that is no JSON it says anything, and throws nothing: whoever parses it refuses it. */
export function hasManyValues(json: string): boolean {
  let keys = 0
  let values = 1
  for (let at = 0; at < json.length; at += 1) {
    switch (json.charCodeAt(at)) {
      case 0x22: // "
        at = endOfText(json, at)
        break
      case 0x3a: // :
        keys += 1
        break
      case 0x2c: // ,
        values += 1
    }
    if (keys > maxKeys || values > maxValues) return true
  }
  return false
}

/** Where the text in quotation marks that begins there ends. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let backslashes = 0
    while (json.charCodeAt(end - 1 - backslashes) === 0x5c) backslashes += 1
    if (backslashes % 2 === 0) return end
  }
  return json.length
}
