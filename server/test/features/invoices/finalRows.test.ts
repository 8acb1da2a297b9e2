import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { EntityManager } from 'typeorm'
import { CreditedLine } from '../../../src/features/invoices/CreditedLine.js'
import { withFinalRowsOpen } from '../../../src/features/invoices/DocumentGuard.js'
import { Invoice } from '../../../src/features/invoices/Invoice.js'
import { verifyDocuments } from '../../../src/features/invoices/verifyDocuments.js'
import { Payment } from '../../../src/features/payments/Payment.js'
import { PaymentShare } from '../../../src/features/payments/PaymentShare.js'
import { verifyAmounts } from '../../../src/features/payments/verifyAmounts.js'
import { verifyPayments } from '../../../src/features/payments/verifyPayments.js'
import { verifyMoney } from '../../../src/features/till/verifyMoney.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import { shaOf } from '../../../src/kernel/secrets/canonicalJson.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { type JobShop, startJobShop } from '../jobs/jobShop.js'
import { MoneyShop, type ShownInvoice } from './MoneyShop.js'

class Undone extends Error {}

/** What may change of what is final: what the product keeps of a row, and what follows from others. */
const free = {
  invoice: ['version', 'created_at', 'updated_at', 'name', 'name_key', 'number_key', 'reference_key', 'open_amount'],
  payment: ['version', 'created_at', 'updated_at', 'title', 'title_key', 'reason', 'recorded_by'],
  payment_share: [],
  credited_line: [],
}

describe.each(bothDatabases)('what is final, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let invoices: ShownInvoice[]
  let credit: ShownInvoice
  let payment: Payment
  const isSqlite = () => database.address.kind === 'sqlite'

  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database)
    const address = { address: 'Dorpsstraat', house_number: '1', zip_code: '1234 AB', city: 'Utrecht' }
    const money = new MoneyShop(shop, await shop.person('Anna', address))
    invoices = []
    for (let count = 0; count < 4; count++) {
      invoices.push(await money.bill(await money.job({ reference: 'PO 12' }), [{ method: 'card', amount: 121 }]))
    }
    credit = money.whole(await money.credit(invoices[0]?.id ?? 0, { refund: 'cash' }), 'creditInvoice')
    payment = (await shop.services.database.reader.find(Payment, { order: { id: 'ASC' }, take: 1 }))[0] as Payment
    const correct = `mutation { correctPayment(id: ${payment.id + 1}, reason: "Verkeerd") }`
    expect((await money.ask(correct)).errors).toBeUndefined()
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const [number, id] = [(place: number) => invoices[place]?.number, (place: number) => invoices[place]?.id]

  /** Works in a transaction that is undone. */
  async function undone<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const results: Result[] = []
    await shop.services.database
      .write(async (manager) => {
        results.push(await work(manager))
        throw new Undone()
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error
      })
    return results[0] as Result
  }

  /** What is named once something was changed by a way round the triggers. */
  const namedAfter = (...statements: string[]) =>
    undone((manager) =>
      withFinalRowsOpen(manager, async () => {
        for (const statement of statements) await manager.query(statement)
        return namedIn(manager)
      }),
    )
  async function namedIn(manager: EntityManager): Promise<string[]> {
    const { faults } = await verifyDocuments(manager)
    const [amounts, payments] = [await verifyAmounts(manager), await verifyPayments(manager)]
    return [
      ...faults.map((each) => `${each.number} ${each.fault}`),
      ...amounts.map((each) => `${each.number} open`),
      ...payments.map((each) => `${each.payment} ${each.fault}`),
    ]
  }

  it('[I2] nothing is named of what is as it was issued and paid', async () => {
    expect(await verifyMoney(ownContext(shop.services))).toEqual({ documents: 5, faults: [] })
  })

  it('[I2] each column of a final row is refused another value, but for those that say nothing of it', async () => {
    for (const type of [Invoice, Payment, PaymentShare, CreditedLine]) {
      const { tableName, columns, primaryColumns } = shop.services.database.reader.connection.getMetadata(type)
      const keys = primaryColumns.map(({ databaseName }) => databaseName).join(', ')
      const accepted: string[] = []
      // The customer may go, and another one is refused by the references.
      for (const { databaseName: column } of columns.filter(({ databaseName }) => databaseName !== 'customer')) {
        const changes = await undone(async (manager) => {
          const name = manager.connection.driver.escape(column)
          const [row] = await manager.query(
            `SELECT ${keys}, ${name} AS value FROM ${tableName} ORDER BY ${keys} LIMIT 1`,
          )
          const one = primaryColumns.map(({ databaseName }) => `${databaseName} = ${row[databaseName]}`).join(' AND ')
          return manager.query(`UPDATE ${tableName} SET ${name} = ? WHERE ${one}`, [otherThan(row.value)]).then(
            () => true,
            (error: Error) => {
              if (!/final/.test(error.message)) throw error
              return false
            },
          )
        })
        if (changes) accepted.push(column)
      }
      const table = tableName as keyof typeof free
      expect([table, ...accepted].toSorted()).toEqual([table, ...free[table]].toSorted())
    }
  })

  it('[I2] another letter case is another value, and nothing final is deleted', async () => {
    const statements = [
      'UPDATE invoice SET number = LOWER(number)',
      "UPDATE invoice SET reference = 'po 12'",
      ...['invoice', 'payment', 'payment_share', 'credited_line'].map((table) => `DELETE FROM ${table}`),
    ]
    for (const statement of statements) {
      await expect(undone((manager) => manager.query(statement))).rejects.toThrow(/final/)
    }
  })

  it('[I2] the guard closes with the transaction that opened it', async () => {
    await undone((manager) => withFinalRowsOpen(manager, async () => undefined))
    await shop.services.database.write((manager) => withFinalRowsOpen(manager, async () => undefined))
    await expect(undone((manager) => manager.query('DELETE FROM payment'))).rejects.toThrow(/final/)
  })

  it('[I2] changed bytes, amounts, days and languages are named', async () => {
    const of = (place: number) => `WHERE id = ${id(place)}`
    const changes: [string, string][] = [
      [`document = REPLACE(document, '121.00', '12.10')`, 'changed'],
      ['document = NULL', 'changed'],
      [`sha = '${'0'.repeat(64)}'`, 'changed'],
      ['total = total + 1', 'otherColumns'],
      ['vat = 0', 'otherColumns'],
      ["issued_on = '2020-01-01'", 'otherColumns'],
      ["delivered_on = '2020-01-01'", 'otherColumns'],
      ["language = 'en'", 'otherColumns'],
      ['including_vat = 0', 'otherColumns'],
      ["kind = 'deposit'", 'otherColumns'],
      ["status = 'draft'", 'otherColumns'],
    ]
    for (const [change, fault] of changes) {
      const named = await namedAfter(`UPDATE invoice SET ${change} ${of(1)}`)
      expect([change, named]).toEqual([change, expect.arrayContaining([`${number(1)} ${fault}`])])
    }
  })

  it('[I2] changed bytes with a hash that fits them do not fit the chain', async () => {
    const [{ document }] = await shop.services.database.reader.query(`SELECT document FROM invoice WHERE id = ${id(1)}`)
    const forged = document.replaceAll('Scherm', 'Raam')
    const named = await undone((manager) =>
      withFinalRowsOpen(manager, async () => {
        const update = `UPDATE invoice SET document = ?, sha = ? WHERE id = ${id(1)}`
        await manager.query(update, [forged, shaOf(forged)])
        return namedIn(manager)
      }),
    )
    expect(named).toEqual([`${number(2)} reordered`])
  })

  it('[I2] a document that is missing in the middle or at the end, and ones that changed places, are named', async () => {
    const remove = (place: number) => [
      `DELETE FROM payment_share WHERE invoice = ${id(place)}`,
      `DELETE FROM invoice WHERE id = ${id(place)}`,
    ]
    expect(await namedAfter(...remove(1))).toEqual([`${number(1)} missing`])
    expect(await namedAfter(...remove(3))).toEqual([`${number(3)} missing`])
    const [one, other] = [id(1), id(2)]
    const swapped = await namedAfter(
      `UPDATE invoice SET sequence = 99 WHERE id = ${one}`,
      `UPDATE invoice SET sequence = 2 WHERE id = ${other}`,
      `UPDATE invoice SET sequence = 3 WHERE id = ${one}`,
    )
    expect(swapped).toEqual(expect.arrayContaining([`${number(1)} reordered`, `${number(2)} reordered`]))
  })

  it('[I2] a series that is gone, counts less, or has another head is named', async () => {
    const year = new Date().getFullYear()
    const series = `F${year}`
    const of = `WHERE series = 'F' AND year = ${year}`
    expect(await namedAfter(`DELETE FROM document_series ${of}`)).toEqual([`${series} noSeries`])
    expect(await namedAfter(`UPDATE document_series SET last = 3 ${of}`)).toEqual([`${series} otherHead`])
    expect(await namedAfter(`UPDATE document_series SET head = '' ${of}`)).toEqual([`${series} otherHead`])
    expect(await namedAfter(`UPDATE document_series SET last = 5 ${of}`)).toEqual([`F${year % 100}-0005 missing`])
  })

  it('[I2] changed payments, shares and credited lines are named', async () => {
    const first = `WHERE id = ${payment.id}`
    expect(await namedAfter(`UPDATE payment SET amount = amount - 1 ${first}`)).toEqual([`${payment.id} overspent`])
    expect(await namedAfter(`UPDATE payment SET amount = -amount ${first}`)).toEqual([`${payment.id} overspent`])
    const opposite = await namedAfter('UPDATE payment SET amount = amount - 1 WHERE corrects IS NOT NULL')
    expect(opposite).toEqual([expect.stringMatching(/ notOpposite$/)])
    const shares = await namedAfter(`UPDATE payment_share SET amount = amount - 1 WHERE payment = ${payment.id}`)
    expect(shares).toEqual([`${number(0)} open`])
    expect(await namedAfter(`DELETE FROM payment ${first}`)).toEqual([`${payment.id} missing`])
    expect(await namedAfter(`DELETE FROM payment_share WHERE payment = ${payment.id}`)).toEqual([`${number(0)} open`])
    expect(await namedAfter('DELETE FROM credited_line')).toEqual([`${credit.number} otherLines`])
    expect(await namedAfter(`UPDATE invoice SET open_amount = 5 WHERE id = ${id(2)}`)).toEqual([`${number(2)} open`])
  })

  it('[I2] what goes round the triggers is named: REPLACE on SQLite, TRUNCATE on MySQL', async () => {
    const replace =
      'REPLACE INTO payment_share (payment, invoice, amount) SELECT payment, invoice, amount - 1 FROM payment_share'
    const replaced = undone(async (manager) => {
      await manager.query(replace)
      return namedIn(manager)
    })
    if (isSqlite()) {
      expect(await replaced).toEqual(expect.arrayContaining([`${number(2)} open`]))
      return
    }
    await expect(replaced).rejects.toThrow(/final/)
    // It ends the transaction, and nothing brings these back.
    await shop.services.database.reader.query('TRUNCATE TABLE credited_line')
    await shop.services.database.reader.query('TRUNCATE TABLE payment_share')
    expect(await namedIn(shop.services.database.reader)).toEqual(
      expect.arrayContaining([`${credit.number} otherLines`, `${number(2)} open`]),
    )
  })
})

function otherThan(value: unknown): unknown {
  if (Array.isArray(value) || (typeof value === 'string' && /^\[/.test(value))) return '[]'
  const isInstant = value instanceof Date || /^\d{4}-\d\d-\d\d[T ]/.test(String(value))
  if (isInstant) return '2020-01-01 00:00:00.000'
  return typeof value === 'number' ? value + 1 : 1
}
