import type { AdminFeature } from './AdminFeature'
import { lazyScreen } from './components/lazyScreen'

const MediaScreen = lazyScreen(() => import('./media/MediaScreen'))
const TrashScreen = lazyScreen(() => import('./trash/TrashScreen'))

export const mediaFeature: AdminFeature = {
  screens: [
    {
      name: 'media',
      section: 'afbeeldingen',
      title: 'media.title',
      icon: 'image',
      group: 'content',
      Screen: MediaScreen,
    },
  ],
}

export const trashFeature: AdminFeature = {
  screens: [{ name: 'trash', section: 'prullenbak', title: 'trash.title', icon: 'trash', Screen: TrashScreen }],
}
