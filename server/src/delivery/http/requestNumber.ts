import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import type { Settings } from '../../kernel/settings/readSettings.js'

/** A request id that a trusted proxy may set. */
const wellFormed = /^[\w.-]{8,64}$/

/** The request id for the log, the answer and support questions. A trusted proxy may set it. */
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

/** Twelve hexadecimal digits: short enough to read out on the phone. Node generates UUIDs in fast batches. */
function newNumber(): string {
  return randomUUID().slice(-12)
}
