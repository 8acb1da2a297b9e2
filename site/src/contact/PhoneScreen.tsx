import { ContactFacts } from './ContactFacts'
import { MessageScreen } from './MessageScreen'
import { Steps } from './Steps'

/** Asks the shop to call back about a telephone that is to be repaired. */
export function PhoneScreen() {
  return <MessageScreen explanation={<Steps of="phone" />} aside={<ContactFacts />} />
}
