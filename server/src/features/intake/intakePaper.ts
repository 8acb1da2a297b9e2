import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { isMobile } from '../../kernel/fields/phoneForms.js'
import { notFound } from '../../kernel/records/notFound.js'
import type { Language } from '../../kernel/shared/screens.js'
import { Customer } from '../customers/Customer.js'
import { JobChange } from '../jobs/JobChange.js'
import { JobIntake } from '../jobs/JobIntake.js'
import type { JobRow } from '../jobs/JobReader.js'
import { jobAddresses } from '../jobs/jobAddresses.js'
import { type JobKind, jobTypes } from '../jobs/jobKinds.js'
import { findJobByNumber } from '../jobs/jobNumbers.js'
import { phoneMessage } from '../jobs/phoneMessage.js'
import { StatusRepair } from '../jobs/StatusRepair.js'
import { readShop } from '../shop/readShop.js'
import type { TakenIn } from './AskedIntake.js'
import { termsOf } from './terms.js'

/** What follows an intake: what is printed of it besides the job itself, and how its customer hears of it. */
export interface IntakePaper extends TakenIn {
  number: string
  customer: string
  customerId: number
  /** Of the customer. */
  language: Language
  email: string | null
  /** The international form of the number at which the customer is reached meanwhile. */
  phone: string | null
  /** The same where messages reach it: a mobile number. */
  mobile: string | null
  /** Whether the customer was sent a mail as the job began. */
  isNoticed: boolean
  /** Where the customer sees the job, in the customer's language. */
  address: string
  /** Where the job stands, with that address, for a telephone. */
  message: string
  /** UTC; null for a job that was added otherwise. */
  takenInAt: string | null
  takenInBy: string | null
  signedBy: string | null
  drawing: string | null
  /** What was signed, or is to be signed on paper. */
  terms: string | null
}

/** @throws ShopError NOT_FOUND */
export async function paperOfNumber(context: Context, number: string): Promise<IntakePaper> {
  const { database } = context.services
  const found = await findJobByNumber(database.reader, number)
  if (!found) throw notFound(managedEntity(StatusRepair))
  return intakePaper(context, found)
}

/** @throws ShopError NOT_FOUND */
export function intakePaper({ services: { database, settings } }: Context, taken: TakenIn): Promise<IntakePaper> {
  return database.write(async (manager) => {
    const addresses = await jobAddresses(manager, settings, taken.kind, taken.id)
    const { job, customer, intake } = await stored(manager, taken)
    const { language, email } = customer
    const phone = job.contactPhoneE164 ?? customer.phoneE164
    const shop = await readShop(manager)
    const [first] = await manager.find(JobChange, {
      where: { entity: taken.kind, job: taken.id },
      order: { id: 'ASC' },
      take: 1,
    })
    return {
      ...taken,
      number: job.number,
      customer: customer.name,
      customerId: customer.id,
      language,
      email,
      phone,
      mobile: phone !== null && isMobile(phone) ? phone : null,
      isNoticed: first?.isNoticed ?? false,
      address: addresses[language],
      message: await phoneMessage(manager, settings, { kind: taken.kind, job, customer }, addresses[language]),
      takenInAt: intake?.at ?? null,
      takenInBy: intake?.userName ?? null,
      signedBy: intake?.signedBy ?? null,
      drawing: intake?.drawing ?? null,
      terms: intake?.signedText ?? termsOf(shop, language),
    }
  })
}

async function stored(manager: EntityManager, { kind, id }: { kind: JobKind; id: number }) {
  const job = (await manager.findOneByOrFail(jobTypes[kind], { id } as object)) as JobRow
  return {
    job,
    customer: await manager.findOneByOrFail(Customer, { id: job.customer }),
    intake: await manager.findOneBy(JobIntake, { entity: kind, job: id }),
  }
}
