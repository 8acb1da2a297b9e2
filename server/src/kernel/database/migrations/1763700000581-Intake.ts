import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns, setNullable } from './changeColumns.js'
import { generatedId, instant, int, nullable, table, text, varchar } from './columns.js'

const jobIntake = table(
  'job_intake',
  [
    generatedId(),
    varchar('key_hash', 64),
    varchar('body_hash', 64),
    nullable(varchar('entity', 40)),
    nullable(int('job')),
    instant('at'),
    nullable(varchar('user_name', 120)),
    nullable(varchar('signed_by', 120)),
    nullable(text('drawing')),
    nullable(text('signed_text')),
  ],
  { unique: [['key_hash'], ['entity', 'job']] },
)

const termsNl = `Onderzoek: we kijken eerst wat er aan de hand is. Kost dat geld, dan staat dat bedrag op dit formulier.
Kosten: wordt het duurder dan hierboven is afgesproken, dan bellen of mailen we eerst. Zonder je akkoord doen we niets.
Gegevens: maak zelf een back-up. We gaan zorgvuldig met je gegevens om, maar staan er niet voor in dat ze behouden blijven.
Toegang: een wachtwoord of pincode gebruiken we alleen voor dit werk, en wissen we als je het apparaat ophaalt.
Onderdelen: vervangen onderdelen mag je meenemen. Vraag ernaar bij het inleveren.
Ophalen: neem dit formulier of het nummer mee. Na een halfjaar en drie herinneringen mogen we een apparaat dat niet is opgehaald afvoeren.
Garantie: op ons werk en op nieuwe onderdelen heb je drie maanden garantie, naast je wettelijke rechten.`

const termsEn = `Diagnosis: we first find out what the matter is. If that costs money, the amount is on this form.
Costs: if it becomes more than was agreed above, we call or mail first. Without your consent we do nothing.
Data: please make a backup yourself. We treat your data with care, but cannot guarantee that they are preserved.
Access: we use a password or PIN for this work alone, and erase it when you pick up the device.
Parts: you may take replaced parts with you. Please ask when you hand in the device.
Pick-up: bring this form or the number. After half a year and three reminders we may dispose of a device that was not picked up.
Warranty: our work and new parts have three months of warranty, besides your legal rights.`

/** Taking in devices: customers without an e-mail address, what was signed, terms, and what services cost and take. */
export class Intake1763700000581 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(jobIntake)
    await setNullable(queryRunner, 'customer', [varchar('email', 200), varchar('email_key', 200)])
    // Who came back from before has those that were made up on the way.
    await queryRunner.query(
      "UPDATE customer SET email = NULL, email_key = NULL WHERE email LIKE '%@without-address.invalid'",
    )
    await addColumns(queryRunner, 'service', [nullable(int('price')), nullable(int('working_days'))])
    await addColumns(queryRunner, 'shop_settings', [
      nullable(text('intake_terms_nl')),
      nullable(text('intake_terms_en')),
    ])
    await queryRunner.query('UPDATE shop_settings SET intake_terms_nl = ?, intake_terms_en = ?', [termsNl, termsEn])
  }

  /** Customers without an e-mail address get one that reaches nobody: before, they needed one. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'shop_settings', ['intake_terms_en', 'intake_terms_nl'])
    await dropColumns(queryRunner, 'service', ['working_days', 'price'])
    const concatenated = queryRunner.dataSource.options.type === 'better-sqlite3' ? 'id ||' : 'CONCAT(id,'
    const end = concatenated.startsWith('C') ? ')' : ''
    const address = `${concatenated} '@without-address.invalid'${end}`
    await queryRunner.query(`UPDATE customer SET email = ${address}, email_key = ${address} WHERE email IS NULL`)
    await setNullable(queryRunner, 'customer', [varchar('email', 200), varchar('email_key', 200)], false)
    await queryRunner.dropTable(jobIntake)
  }
}
