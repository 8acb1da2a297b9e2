/** What stands in a calendar, with the names of its properties in capitals. */
export interface Property {
  name: string
  parameters: string
  value: string
}

const once = ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SEQUENCE', 'SUMMARY', 'STATUS', 'LOCATION', 'DESCRIPTION', 'URL']

/** The properties of each event, unfolded. */
export function eventsOf(text: string): Property[][] {
  const unfolded = text.replace(/\r\n[ \t]/g, '')
  return [...unfolded.matchAll(/BEGIN:VEVENT\r\n(.*?)END:VEVENT/gs)].map(([, body = '']) => linesOf(body))
}

/** The value of a property of an event. */
export function valueIn(event: readonly Property[] | undefined, name: string): string | undefined {
  return event?.find((property) => property.name === name)?.value
}

/**
 * What RFC 5545 and RFC 5546 demand and parsers do not look at; no faults are an empty list.
 */
export function calendarFaults(text: string): string[] {
  const faults: string[] = []
  const expectTrue = (isRight: boolean, fault: string) => void (isRight || faults.push(fault))
  expectTrue(text.startsWith('BEGIN:VCALENDAR\r\n') && /\r\nEND:VCALENDAR\r\n$/.test(text), 'no calendar')
  expectTrue(!/[^\r]\n|\r[^\n]/.test(text), 'a line does not end with CRLF')
  expectTrue(
    text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75),
    'a line is longer than 75 bytes',
  )
  expectTrue(!text.includes('\uFFFD'), 'a character was cut in two')
  const head = linesOf(text.replace(/\r\n[ \t]/g, '').replace(/BEGIN:VEVENT.*END:VEVENT\r\n/gs, ''))
  for (const name of ['VERSION', 'PRODID', 'METHOD']) expectTrue(valueIn(head, name) !== undefined, `no ${name}`)
  const method = valueIn(head, 'METHOD')
  for (const event of eventsOf(text)) {
    const value = (name: string) => valueIn(event, name) ?? ''
    for (const name of ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY']) expectTrue(value(name) !== '', `no ${name}`)
    for (const name of once) expectTrue(event.filter((each) => each.name === name).length < 2, `${name} twice`)
    for (const name of ['DTSTAMP', 'DTSTART', 'DTEND']) {
      const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(value(name)) ?? []
      const [year, month, day, hour, minute, second] = parts.map(Number) as [number, number, number, ...number[]]
      const at = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
      const isReal = parts.length === 6 && at.toISOString().replace(/[-:]|\.000/g, '') === value(name)
      expectTrue(isReal, `${name} is no moment in UTC: ${value(name)}`)
    }
    expectTrue(value('DTSTART') < value('DTEND'), 'it ends before it starts')
    expectTrue(/^\d+$/.test(value('SEQUENCE')), 'no SEQUENCE')
    if (method === 'PUBLISH') continue
    expectTrue(/^mailto:\S+@\S+$/i.test(value('ORGANIZER')), 'no ORGANIZER')
    expectTrue(/^mailto:\S+@\S+$/i.test(value('ATTENDEE')), 'no ATTENDEE')
    expectTrue((method === 'CANCEL') === (value('STATUS') === 'CANCELLED'), 'STATUS does not fit METHOD')
  }
  expectTrue(!/;CN="?[^":]*\\/.test(text.replace(/\r\n[ \t]/g, '')), 'a backslash within a name')
  return faults
}

function linesOf(text: string): Property[] {
  return text
    .split('\r\n')
    .filter((line) => line !== '' && !/^(BEGIN|END):/.test(line))
    .map((line) => {
      const [, name = '', parameters = '', value = ''] =
        /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/.exec(line) ?? []
      return { name, parameters, value }
    })
}
