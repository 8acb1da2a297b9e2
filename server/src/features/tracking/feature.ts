import type { Feature } from '../../kernel/Feature.js'
import { languages, trackAddress } from '../../kernel/shared/screens.js'
import { ofJobs } from '../jobs/ofJobs.js'
import { JobGuess } from './JobGuess.js'
import { removeOldGuesses } from './jobGuesses.js'
import { trackingEntries } from './searchEntries.js'
import { TrackedAppointmentResolver } from './TrackedAppointmentResolver.js'
import { TrackedConversationResolver } from './TrackedConversationResolver.js'
import { TrackingResolver } from './TrackingResolver.js'

export const trackingFeature: Feature = {
  searchEntries: trackingEntries,
  tables: [JobGuess],
  resolvers: () => [TrackedAppointmentResolver, TrackingResolver, TrackedConversationResolver],
  expire: ({ services: { database } }) => database.write(removeOldGuesses),
  switches: ofJobs({ addresses: languages.map((language) => trackAddress(language)) }),
}
