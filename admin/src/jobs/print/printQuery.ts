import type { ManagedEntity } from '../../managed/ManagedEntity'
import type { PricedJob } from '../costs/jobCosts'

export interface PrintAnswer {
  job: PricedJob & {
    id: number
    description: string | null
    descriptionProblem: string | null
    intakeDate: string | null
    startDate: string | null
    endDate: string | null
    customer: {
      name: string
      email: string
      phoneNumber: string | null
      address: string | null
      houseNumber: string | null
      zipCode: string | null
    }
  }
  shop: {
    name: string
    street: string
    postalCode: string
    city: string
    phone: string
    email: string
    vatPercentage: number
  }
}

/** All that stands on paper of a job, as it was last saved. */
export function printQuery({ name }: ManagedEntity): string {
  return `query JobOnPaper($id: Int!) {
    job: ${name}(id: $id) {
      id description descriptionProblem intakeDate startDate endDate costs includingVat
      usedParts { count price }
      customer { name email phoneNumber address houseNumber zipCode }
    }
    shop { name street postalCode city phone email vatPercentage }
  }`
}
