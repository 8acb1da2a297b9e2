import { ContactFacts } from './ContactFacts'
import { MessageScreen } from './MessageScreen'
import { Steps } from './Steps'

/** Asks for help from afar; once that is sent, the tool for it is downloaded. */
export function RemoteAssistanceScreen() {
  return <MessageScreen explanation={<Steps of="remoteAssistance" />} aside={<ContactFacts />} />
}
