import { UnconfirmedHolds } from '../../features/confirmations/UnconfirmedHolds.js'
import { mailFailedDraft, mailFailedRelease } from '../../features/failedDrafts/failedMail.js'
import { Experience } from '../../features/figures/Experience.js'
import { drawingRound } from '../../features/invoices/files/drawingRound.js'
import { PromotionMoments } from '../../features/promotions/PromotionMoments.js'
import { deadLinksRound } from '../../features/redirects/deadLinks.js'
import { Reminders } from '../../features/reminders/Reminders.js'
import { ExpiredReservations } from '../../features/reservations/ExpiredReservations.js'
import { Cleaning } from '../../features/retention/Cleaning.js'
import { verifyingRound } from '../../features/till/verifyMoney.js'
import { ownContext } from '../../kernel/context/ownContext.js'
import { plannedDraftsRound } from '../../kernel/publication/plannedDraftsRound.js'
import { publicationRound } from '../../kernel/publication/publicationRound.js'
import { releasesRound } from '../../kernel/publication/releasesRound.js'
import { settlingRound } from '../../kernel/records/settleFacts.js'
import type { Round } from '../../kernel/scheduler/Round.js'
import type { SearchFiller } from '../../kernel/search/SearchFiller.js'
import { leftFilesRound } from '../../kernel/storage/leftFilesRound.js'
import type { Services } from './Services.js'

/** What this shop does by itself. Without a mail server nothing is delivered, without a plan nothing backed up. */
export function roundsOf(services: Services, searchFiller: SearchFiller): Round[] {
  const newContext = () => ownContext(services)
  const rounds = [
    services.mail.round,
    services.webhooks.round,
    services.onlinePayments.round,
    publicationRound(newContext),
    new PromotionMoments(newContext).round,
    plannedDraftsRound(newContext, (manager, failed) => mailFailedDraft(manager, failed, services.settings)),
    releasesRound(newContext, (manager, failed) => mailFailedRelease(manager, failed, services.settings)),
    new Reminders(newContext).round,
    new ExpiredReservations(newContext).round,
    new UnconfirmedHolds(newContext).round,
    services.backups.round,
    new Cleaning(newContext).round,
    leftFilesRound(services),
    drawingRound(services),
    settlingRound(newContext),
    verifyingRound(newContext),
    deadLinksRound(newContext),
    services.notFounds.round,
    services.searchQuestions.round,
    new Experience(services).round,
    searchFiller.round,
    services.health.round,
  ]
  return rounds.filter((round) => round !== null)
}
