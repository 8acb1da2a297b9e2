import type { Language } from '@shop/server/screens'
import { formAddress } from './formAddresses'

/** Where an appointment is made, with the device and its fault filled in: the one place that knows the address. */
export function appointmentAddress(language: Language, device: string, fault: string): string {
  return formAddress('appointment', language, `${device}: ${fault}`)
}
