import { UnconfirmedHolds } from '../confirmations/UnconfirmedHolds.js'
import { ownContext } from '../context/ownContext.js'
import { Experience } from '../figures/Experience.js'
import { Reminders } from '../reminders/Reminders.js'
import { ExpiredReservations } from '../reservations/ExpiredReservations.js'
import { Cleaning } from '../retention/Cleaning.js'
import type { Round } from '../scheduler/Round.js'
import type { SearchFiller } from '../search/SearchFiller.js'
import { leftFilesRound } from '../storage/leftFilesRound.js'
import type { Services } from './Services.js'

/** What this shop does by itself. Without a mail server nothing is delivered, without a plan nothing backed up. */
export function roundsOf(services: Services, searchFiller: SearchFiller): Round[] {
  const newContext = () => ownContext(services)
  const rounds = [
    services.mail.round,
    services.webhooks.round,
    new Reminders(newContext).round,
    new ExpiredReservations(newContext).round,
    new UnconfirmedHolds(newContext).round,
    services.backups.round,
    new Cleaning(newContext).round,
    leftFilesRound(services),
    new Experience(services).round,
    searchFiller.round,
    services.health.round,
  ]
  return rounds.filter((round) => round !== null)
}
