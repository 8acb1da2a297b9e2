import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import type { Settings } from '../settings/readSettings.js'

/** What a proxy may call a request. */
const wellFormed = /^[\w.-]{8,64}$/

/**
 * What a request is called in the log, in its answer and to whoever has to ask about it. A proxy that is trusted has
 * the first word.
 */
export function requestNumber({ trustedProxies }: Pick<Settings, 'trustedProxies'>) {
  const proxies = listOf(trustedProxies)
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const given = headers['x-request-id']
    const isTaken = typeof given === 'string' && wellFormed.test(given) && isAmong(proxies, socket.remoteAddress)
    return isTaken ? given : newNumber()
  }
}

function listOf(places: readonly string[]): BlockList {
  const list = new BlockList()
  for (const place of places.flatMap((each) => (each === 'loopback' ? ['127.0.0.0/8', '::1'] : each))) {
    const [address = '', bits] = place.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

function isAmong(list: BlockList, address = ''): boolean {
  const plain = address.replace(/^::ffff:/, '')
  return plain !== '' && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
}

/** Twelve hexadecimal digits: short enough for the phone, and Node draws many of these at once. */
function newNumber(): string {
  return randomUUID().slice(-12)
}
