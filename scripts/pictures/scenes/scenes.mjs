import { benchScenes } from './bench.mjs'
import { places } from './places.mjs'
import { products } from './products.mjs'
import { services } from './services.mjs'
import { tips } from './tips.mjs'
import { warnings } from './warnings.mjs'

/**
 * @typedef {object} Picture
 * @property {[number, number]} size in pixels
 * @property {import('../camera.mjs').View} camera looks at the subject
 * @property {{from?: [number, number, number], softness?: number, radius?: number, reach?: number, exposure?: number, isOnPaper?: boolean}} [light] reach: how far light falls, in radii of the subject
 * @property {() => {subject: import('three').Object3D, around?: import('three').Object3D, background?: string}} build
 */

/** @type {Record<string, Picture>} */
export const scenes = { ...products, ...benchScenes, ...services, ...warnings, ...tips, ...places }
