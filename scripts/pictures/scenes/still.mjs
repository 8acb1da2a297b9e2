import { palette, wood } from '../materials.mjs'
import { group } from '../shapes.mjs'
import { bench } from './grounds.mjs'

/**
 * A picture of things on a bench top before a wall.
 * @param {() => import('three').Object3D[]} make what must be whole in the frame
 * @param {Partial<import('../camera.mjs').View>} view
 * @param {{beside?: () => import('three').Object3D[], top?: string, wall?: string, depth?: number, size?: [number, number], reach?: number}} [options]
 * @returns {import('./scenes.mjs').Picture}
 */
export function still(make, view, options = {}) {
  return {
    size: options.size ?? [1600, 1000],
    camera: { azimuth: -20, elevation: 24, fill: 0.82, fov: 20, ...view },
    light: { reach: options.reach ?? 1.5, exposure: 0.8 },
    build: () => ({
      subject: group(...make()),
      around: group(
        bench({
          top: wood(options.top ?? palette.wood, 1, 8),
          wall: options.wall ?? palette.wall,
          depth: options.depth ?? 60,
          wide: 700,
        }),
        ...(options.beside?.() ?? []),
      ),
      background: options.wall ?? palette.wall,
    }),
  }
}
