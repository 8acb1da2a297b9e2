import type { CheckedPoint } from '@shop/server/checkList'
import { IntakePaperDocument, type IntakePaperQuery, type JobKind } from '../../../generated/graphql'
import { askServer } from '../../../kernel/graphql/askServer'
import { loadTexts } from '../../../kernel/i18n/createI18nProvider'
import type { JobLine } from '../../lines/JobLine'
import type { PricedJob } from '../costs/jobCosts'
import type { JobTotals } from '../jobHeadQuery'

interface Stored {
  job: PricedJob & {
    /** Such as `26-0142`. */
    number: string
    description: string | null
    descriptionProblem: string | null
    intakeDate: string | null
    promisedOn: string | null
    costLimit: number | null
    agreedTotal: number | null
    agreedAt: string | null
    condition: string | null
    accessories: string | null
    checks: CheckedPoint[]
    contactPhone: string | null
    reference: string | null
    lines: JobLine[]
    totals: JobTotals | null
    device: { name: string; serialNumber: string | null } | null
    customer: {
      name: string
      company: string | null
      email: string | null
      phoneNumber: string | null
      address: string | null
      houseNumber: string | null
      zipCode: string | null
      city: string | null
    }
  }
  shop: {
    name: string
    logo: { url: string } | null
    street: string | null
    postalCode: string | null
    city: string | null
    phone: string | null
    email: string | null
    vatPercentage: number | null
  }
}

/** All that stands on paper of a job. */
export interface PrintAnswer extends Stored {
  paper: IntakePaperQuery['intakePaper']
}

/** Reads it as it was last saved, and the texts of its language. @throws Refusal when no job has that number */
export async function readPaper(number: string, signal?: AbortSignal): Promise<PrintAnswer> {
  const { intakePaper: paper } = await askServer({ query: IntakePaperDocument, variables: { number }, signal })
  const [stored] = await Promise.all([
    askServer<Stored>({ query: printQuery(paper.kind), variables: { id: paper.id }, signal }),
    loadTexts(paper.language),
  ])
  return { ...stored, paper }
}

/** What is asked of the job itself. */
export function printQuery(kind: JobKind): string {
  return `query JobOnPaper($id: Int!) {
    job: ${kind}(id: $id) {
      number description descriptionProblem intakeDate promisedOn costLimit agreedTotal agreedAt condition accessories contactPhone reference
      costs includingVat
      lines { kind description quantity unitPrice vatRate stockProduct }
      checks { nameNl nameEn before after }
      totals { excluding including rates { rate vat } }
      usedParts { count price }
      device { name serialNumber }
      customer { name company email phoneNumber address houseNumber zipCode city }
    }
    shop { name logo { url } street postalCode city phone email vatPercentage }
  }`
}
