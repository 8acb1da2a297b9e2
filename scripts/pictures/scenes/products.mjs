import { laptop, models } from '../parts/laptop.mjs'
import { desktop, office } from '../screens.mjs'
import { sheet } from './grounds.mjs'

/** @param {() => import('three').Object3D} make @param {Partial<import('../camera.mjs').View>} [view] @returns {import('./scenes.mjs').Picture} */
function product(make, view = {}) {
  return {
    size: [1200, 1200],
    camera: { azimuth: -28, elevation: 24, fill: 0.8, fov: 16, ...view },
    build: () => ({ subject: make(), around: sheet(), background: '#fbf8f3' }),
  }
}

export const products = {
  'lenovo-thinkpad-t480': product(() => laptop(models.black), { azimuth: -30, elevation: 30 }),
  'hp-elitebook-840': product(() => laptop({ ...models.silver, screen: office }), { azimuth: 30, elevation: 22 }),
  'dell-latitude-7490': product(() => laptop({ ...models.darkGray, screen: desktop, open: 104 }), {
    azimuth: -22,
    elevation: 20,
  }),
  'acer-aspire-15': product(() => laptop({ ...models.blue, open: 118 }), { azimuth: 26, elevation: 30 }),
}
