import { GraphQLError, GraphQLScalarType } from 'graphql'
import { centsOf, unitsOf } from '../shared/money.js'

/** Whole units of the shop's currency in the API, whole cents inside. Accepts a number or a numeric text; returns a number. */
export const MoneyScalar = new GraphQLScalarType<number, number>({
  name: 'Money',
  description: "An amount in the shop's currency with at most two decimals, such as 349 or 24.95.",
  serialize: (cents) => unitsOf(Number(cents)),
  parseValue: readCents,
  parseLiteral: (node) => readCents('value' in node ? node.value : null),
})

/** How much an amount may be is for the rules of its field to say. */
function readCents(amount: unknown): number {
  const text = typeof amount === 'number' ? String(amount) : amount
  if (typeof text !== 'string' || !/^-?\d{1,12}(\.\d{1,2})?$/.test(text)) {
    throw new GraphQLError('An amount has at most two decimals.')
  }
  return centsOf(text)
}

/** Beyond them, days cannot be counted through: the day after 9999-12-31 comes before it as a text. */
const [firstYear, lastYear] = [1900, 2999]

/** Stored and returned as the same text. */
export const DayScalar = new GraphQLScalarType<string, string>({
  name: 'Day',
  description: `A day, such as 2026-11-21, of the years ${firstYear} to ${lastYear}.`,
  parseValue: dayOf,
  parseLiteral: (node) => dayOf('value' in node ? node.value : null),
})

function dayOf(value: unknown): string {
  const isDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
  const year = isDay ? Number(value.slice(0, 4)) : 0
  const isCounted = firstYear <= year && year <= lastYear
  if (!isDay || !isCounted || !new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value)) {
    throw new GraphQLError('A day is written as 2026-11-21.')
  }
  return value
}

/** Any JSON value, for output only. */
export const JsonScalar = new GraphQLScalarType<unknown, unknown>({
  name: 'JSON',
  description: 'Any JSON value.',
})

/** Stored and returned as the same text, so that no time zone conversion can shift it. Accepts other offsets than UTC's. */
export const InstantScalar = new GraphQLScalarType<string, string>({
  name: 'Instant',
  description: `A moment in UTC, such as 2026-11-21T10:00:00.000Z, of the years ${firstYear} to ${lastYear}.`,
  parseValue: instantOf,
  parseLiteral: (node) => instantOf('value' in node ? node.value : null),
})

function instantOf(value: unknown): string {
  const [, day, offset] =
    (typeof value === 'string' &&
      /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/.exec(value)) ||
    []
  const moment = day && offset ? new Date(String(value)) : null
  if (!moment || Number.isNaN(moment.getTime())) {
    throw new GraphQLError('A moment is written as 2026-11-21T10:00:00.000Z.')
  }
  dayOf(day)
  return moment.toISOString()
}
