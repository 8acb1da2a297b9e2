import type { MigrationInterface, QueryRunner } from 'typeorm'
import { dropColumns } from './changeColumns.js'
import { addKeys, fillKeys, type KeyedTable, renewUniqueKeys } from './keysOfTexts.js'

/** A text with its length, `text` of several lines; with `@` for an e-mail address. */
const keyed: Readonly<Record<string, string>> = {
  status_repair: 'current_status:160 description:text description_problem:text',
  status_new_pc: 'current_status:160 description:text description_problem:text',
  quote: 'name:20',
  appointment: 'name:120 email_address:200@ phone_number:40 remark:text',
  appointment_kind: 'title_nl:80',
  blocked_time: 'reason:120',
  reservation: 'name:120 title:120 email:200@ phone:40',
  device: 'name:121 serial_number:60',
  customer: 'name:120 phone_number:40',
  email: 'name:120 email:200@ phone:40',
  email_phone: 'name:120 phone:40 email:200@',
  email_remote_assistance: 'name:120 email:200@ phone:40',
  outgoing_mail: 'subject:200 recipient:200 last_error:400',
  page: 'title:120',
  tip: 'subtitle:160',
  product: 'brand:60',
  service: 'title:120',
  service_group: 'title:120',
  feature: 'title:120',
  review: 'name:80 source:80',
  zzp_product: 'title:120',
  mail_text: 'subject:200',
  access_token: 'name:120 sections:1000 last_used_from:45 made_by:120',
  webhook: 'name:120 endpoint:500',
  sign_in: 'email:200 network:45 device:80',
}

const tables = Object.entries(keyed).map(([name, columns]): KeyedTable => {
  const texts = columns.split(' ').map((each) => {
    const [, column = '', length = ''] = /^(\w+):(\w+)/.exec(each) ?? []
    return { column, length, isEmail: each.includes('@') }
  })
  return { name, texts, isListedByFirst: !/^(status_|tip$|product$|mail_text$)/.test(name) }
})

/** Texts of lists are stored a second time in the form in which they are compared, searched and sorted. */
export class KeysOfTexts1763700000841 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const each of tables) {
      await addKeys(queryRunner, each)
      await fillKeys(queryRunner, each)
    }
    await renewUniqueKeys(queryRunner)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const { name, texts } of tables) {
      await dropColumns(
        queryRunner,
        name,
        texts.map(({ column }) => `${column}_key`),
      )
    }
  }
}
