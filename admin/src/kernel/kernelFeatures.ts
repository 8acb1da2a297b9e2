import type { AdminFeature } from './AdminFeature'
import { lazyScreen } from './components/lazyScreen'
import { PublicationState } from './publication/PublicationState'

const MediaScreen = lazyScreen(() => import('./media/MediaScreen'))
const UpcomingScreen = lazyScreen(() => import('./publication/UpcomingScreen'))
const TrashScreen = lazyScreen(() => import('./trash/TrashScreen'))

export const mediaFeature: AdminFeature = {
  screens: [
    {
      name: 'media',
      asks: 'mediaFiles',
      section: 'afbeeldingen',
      title: 'media.title',
      icon: 'image',
      group: 'content',
      Screen: MediaScreen,
    },
  ],
}

/** What visitors see between moments. */
const publishedKinds = ['page', 'newsItem', 'tip', 'product', 'service', 'review', 'feature']

export const publicationFeature: AdminFeature = {
  screens: [
    {
      name: 'upcoming',
      asks: 'upcomingMoments',
      section: 'wat-komt-eraan',
      title: 'upcoming.title',
      icon: 'clock',
      group: 'content',
      Screen: UpcomingScreen,
    },
  ],
  values: Object.fromEntries(publishedKinds.map((kind) => [`${kind}.state`, PublicationState])),
  statusLooks: {
    concept: { icon: 'edit', hue: 'own' },
    planned: { icon: 'calendar', hue: 'busy' },
    visible: { icon: 'status-finished', hue: 'done' },
  },
}

export const trashFeature: AdminFeature = {
  screens: [
    { name: 'trash', asks: 'bin', section: 'prullenbak', title: 'trash.title', icon: 'trash', Screen: TrashScreen },
  ],
}
