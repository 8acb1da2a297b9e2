import { dayText } from '../../../kernel/i18n/dayText.js'
import { lineAmount } from '../../../kernel/shared/lineTotals.js'
import { checkLines } from '../../checkLists/checkLines.js'
import { addressOf, type Customer } from '../../customers/Customer.js'
import type { Device } from '../../devices/Device.js'
import type { NewMail } from '../../messages/queueMail.js'
import type { Job } from '../Job.js'
import { agreedPrice, jobPrice, type PriceTerms, priceText } from '../jobPrice.js'

type Reported = Pick<
  Job,
  | 'number'
  | 'description'
  | 'descriptionProblem'
  | 'whatHasBeenDone'
  | 'lines'
  | 'costs'
  | 'includingVat'
  | 'warrantyUntil'
  | 'checks'
> &
  Parameters<typeof agreedPrice>[0]

/** The repair report as a mail in the customer's language; as yet without its link. */
export function reportMail(
  job: Reported,
  { name, email, language }: Pick<Customer, 'name' | 'email' | 'language'>,
  device: Pick<Device, 'name' | 'serialNumber'> | null,
  terms: PriceTerms,
): NewMail {
  const lines = job.lines.map(
    (line) => `${line.quantity} × ${line.description}: ${priceText(lineAmount(line), language, terms)}`,
  )
  return {
    kind: 'repairReport',
    recipient: addressOf({ email }),
    values: {
      name,
      number: job.number,
      goods: device && [device.name, device.serialNumber].filter(Boolean).join(', '),
      description: job.descriptionProblem ?? job.description,
      message: [job.whatHasBeenDone, lines.join('\n'), checkLines(job.checks, language)].filter(Boolean).join('\n\n'),
      price: jobPrice(job, language, terms),
      agreed: agreedPrice(job, language, terms),
      day: job.warrantyUntil && dayText(job.warrantyUntil, language),
      link: null,
    },
    language,
  }
}
