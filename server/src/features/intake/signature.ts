import type { EntityManager } from 'typeorm'
import { invalidField } from '../../kernel/errors/ShopError.js'
import { isDrawing } from '../../kernel/fields/isDrawing.js'
import { cleanedLine } from '../../kernel/shared/cleanedLine.js'
import { Customer } from '../customers/Customer.js'
import type { JobIntake } from '../jobs/JobIntake.js'
import { readShop } from '../shop/readShop.js'
import type { AskedSignature } from './AskedIntake.js'
import { termsOf } from './terms.js'

const longestName = 120

type SignatureColumns = Pick<JobIntake, 'signedBy' | 'drawing' | 'signedText'>

/** @throws ShopError VALIDATION for a name or a drawing that is none */
export function assertSignature(signature: AskedSignature | null): void {
  if (signature === null) return
  const field = { owner: 'customer', name: 'name' }
  const { name, drawing } = signature
  if (cleanedLine(name) === '') throw invalidField('signature.name', { key: 'intake.noSigner' })
  if (cleanedLine(name).length > longestName) {
    throw invalidField('signature.name', { key: 'field.max', values: { field, max: longestName } })
  }
  if (drawing !== null && !isDrawing(drawing)) {
    throw invalidField('signature.drawing', { key: 'intake.signature' })
  }
}

/**
 * What is stored of a signature, with the terms of this moment.
 * @throws ShopError VALIDATION when these are no longer what was read
 */
export async function signatureColumns(
  manager: EntityManager,
  signature: AskedSignature | null,
  customer: number,
): Promise<SignatureColumns> {
  if (signature === null) return { signedBy: null, drawing: null, signedText: null }
  const { language } = await manager.findOneByOrFail(Customer, { id: customer })
  const signedText = termsOf(await readShop(manager), language) ?? ''
  if (signedText !== signature.terms) throw invalidField('signature.terms', { key: 'intake.otherTerms' })
  return storedSignature(signature)
}

/** The same for a signature whose terms were compared as it was given. */
export function storedSignature({ name, drawing, terms }: AskedSignature): SignatureColumns {
  return { signedBy: cleanedLine(name), drawing, signedText: terms }
}
