import { Product } from '../../../src/features/products/Product.js'
import { ExpiredReservations } from '../../../src/features/reservations/ExpiredReservations.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import { type GraphqlAnswer, startTestShop, type TestShop } from '../../startTestShop.js'
import type { TestDatabase } from '../../testDatabases.js'
import { done } from '../appointments/appointmentShop.js'

export interface Reserved {
  code: string
  state: string
  title: string
  price: number
  collectBefore: string
  name: string
}

const reserved = 'code state title price collectBefore name'
const daily = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' }))

let number = 0

/** A shop that is open from 9 to 17 on every day, with calls for reservations. */
export async function startReservationShop(database: TestDatabase, environment: Record<string, string> = {}) {
  const shop = await startTestShop(database, environment)
  const headers = await shop.login()
  const admin = <Data = Record<string, unknown>>(query: string, variables: object = {}) =>
    shop.graphql<Data>(query, variables, headers)
  const change = async (input: object) => {
    done(await admin('mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }', { input }))
  }
  await change({ openingHours: daily, openingExceptions: [], email: 'winkel@example.com' })
  return { ...shop, ...callsOf(shop), admin, headers, change, product: (input: object) => addPair(admin, input) }
}

export type ReservationShop = Awaited<ReturnType<typeof startReservationShop>>

type Ask = <Data>(query: string, variables?: object) => Promise<GraphqlAnswer<Data>>

/** A product in both languages. @returns the ids of the Dutch row and the English one */
async function addPair(admin: Ask, input: object): Promise<[number, number]> {
  const create = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }'
  const add = async (more: object) =>
    done(await admin<{ createProduct: { id: number } }>(create, { input: { ...values, ...more } })).createProduct.id
  const values = { title: `Laptop ${++number}`, price: 24900, stock: 1, ...input }
  const nl = await add({ language: 'nl' })
  return [nl, await add({ language: 'en', translationOf: nl })]
}

export function callsOf(shop: TestShop) {
  const { reader } = shop.services.database
  return {
    reserve: (product: number, person: object, headers: Record<string, string> = {}) =>
      shop.graphql<{ reserveProduct: Reserved }>(
        `mutation ($input: ReserveProductInput!) { reserveProduct(input: $input) { ${reserved} } }`,
        { input: { product, name: 'Anna', ...person } },
        headers,
      ),
    byCode: (code: string) =>
      shop.graphql<{ reservationByCode: Reserved }>(
        `query ($code: String!) { reservationByCode(code: $code) { ${reserved} } }`,
        { code },
      ),
    cancel: (code: string) =>
      shop.graphql<{ cancelReservation: Reserved }>(
        `mutation ($code: String!) { cancelReservation(code: $code) { ${reserved} } }`,
        { code },
      ),
    stocks: async (ids: readonly number[]) =>
      Promise.all(ids.map(async (id) => (await reader.findOneByOrFail(Product, { id })).stock)),
    /** One round of the sweeper at that moment. @returns how many were ended */
    expire: (moment: string) => new ExpiredReservations(() => ownContext(shop.services)).expire(new Date(moment)),
  }
}
