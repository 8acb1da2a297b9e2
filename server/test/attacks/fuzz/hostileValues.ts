import type { Chance } from './Chance.js'

/** Texts that have broken programs before. None of them looks like a leak in a response. */
const texts: readonly string[] = [
  '',
  ' ',
  'null',
  'undefined',
  'NaN',
  '0',
  '-1',
  '1',
  '2147483648',
  '1e309',
  "' OR '1'='1",
  "'; DROP TABLE customer; --",
  '1; UPDATE customer SET role = 1',
  '" OR ""="',
  '1) UNION ALL VALUES (1,2,3) --',
  "1' AND SLEEP(5) -- ",
  '`; --',
  '\\',
  "\\'",
  '%',
  '%%',
  '_',
  '!',
  '%00',
  '%2e%2e%2f',
  '../../../../etc/passwd',
  '..\\..\\windows',
  '/uploads/images/../x.png',
  '/uploads/images/a.png',
  'https://elsewhere.example/x.png',
  '//elsewhere.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '<script>alert(1)</script>',
  '</script><img src=x onerror=alert(1)>',
  '<img src="/uploads/images/a.png" onload="x">',
  '<svg/onload=alert(1)>',
  '{{7*7}}<%= 7*7 %>',
  '=1+1',
  'a@example.com',
  'a@example.com\r\nBcc: b@example.com',
  'a\r\nSet-Cookie: x=y',
  'a\u0000b',
  '\u0000',
  '\u0001\u001f\u007f\u0085',
  '\u2028\u2029',
  '\u202e\u200b\ufeff',
  '\ud800',
  '\udfff\ud800',
  '👩‍🔧',
  'İıſß',
  'Ａ',
  'é',
  'é',
  '\uffff',
  '\u{10ffff}',
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  '[object Object]',
  '2026-11-21',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '2026-11-21T25:61:61.000Z',
  'nl',
  'cms-admin',
  'nieuws',
  'a'.repeat(41),
  'a'.repeat(1000),
  'é'.repeat(40_000),
  '<b>'.repeat(5000),
  '9'.repeat(400),
]

const numbers: readonly unknown[] = [
  0, -0, 1, 2, 3, 4, 9, 25, 100, 1000, -1, -1000, 1.5, 0.1, 0.001, 0.005, 1e-7, 21_474_836.47, 21_474_836.48,
  999_999_999.99, 1e9, 1e21, 1e308, 2147483647, 2147483648, -2147483648, -2147483649, 4294967296, 9007199254740992,
]

const oddities: readonly unknown[] = [null, true, false, [], {}, [[]], [null], [[[[]]]], '', 0, { length: 5 }]

export function hostileText(chance: Chance): string {
  if (chance.happens(0.75)) return chance.oneOf(texts)
  return Array.from({ length: chance.below(24) }, () => String.fromCodePoint(chance.below(0x3000))).join('')
}

export function hostileNumber(chance: Chance): unknown {
  return chance.happens(0.1) ? hostileText(chance) : chance.oneOf(numbers)
}

/** An id that usually exists. */
export function someId(chance: Chance): number {
  return chance.happens(0.8) ? 1 + chance.below(5) : Math.trunc(Number(chance.oneOf(numbers)))
}

/** A value of another type than expected. */
export function oddValue(chance: Chance): unknown {
  const choice = chance.below(6)
  if (choice === 0) return hostileText(chance)
  if (choice === 1) return hostileNumber(chance)
  if (choice === 2) return deepLists + chance.oneOf([5, 200, 20_000, 400_000])
  if (choice === 3) return Object.fromEntries([[hostileText(chance), hostileText(chance)]])
  if (choice === 4) return JSON.parse('{"__proto__":{"isAdmin":true}}')
  return chance.oneOf(oddities)
}

const headerNames = [
  'accept',
  'accept-language',
  'if-none-match',
  'if-modified-since',
  'range',
  'idempotency-key',
  'referer',
  'user-agent',
  'x-forwarded-for',
  'x-request-id',
]

/** Headers as a client library still lets them through; most calls have none of their own. */
export function hostileHeaders(chance: Chance): Record<string, string> {
  if (chance.happens(0.7)) return {}
  const value = hostileText(chance)
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, 2000)
  return { [chance.oneOf(headerNames)]: value }
}

/** A list of a few random values, or of one of them repeated very often. */
export function someItems(chance: Chance, randomItem: () => unknown): unknown[] {
  if (chance.happens(0.97)) return Array.from({ length: chance.below(4) }, randomItem)
  const value = randomItem()
  // A longer body would be refused before it is looked at.
  const max = Math.floor(900_000 / (printJson(value).length + 1))
  return Array(Math.min(max, chance.oneOf([201, 1500, 40_000]))).fill(value)
}

/** Stands for lists within lists, which are deeper than can be written out of a value. */
const deepLists = 'lists within lists: '

/** A value as JSON, lists within lists as well. */
export function printJson(value: unknown): string {
  const text = JSON.stringify(value) ?? 'null'
  return text.replace(new RegExp(`"${deepLists}(\\d+)"`, 'g'), (_, depth) => '['.repeat(depth) + ']'.repeat(depth))
}
