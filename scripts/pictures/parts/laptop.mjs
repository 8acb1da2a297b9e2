import { metal, plastic } from '../materials.mjs'
import { desktop } from '../screens.mjs'
import { at, block, can, group, picture, plate, slab } from '../shapes.mjs'
import { keys } from './keyboard.mjs'

/**
 * @typedef {object} LaptopOptions
 * @property {number} [width] @property {number} [depth] @property {number} [thickness]
 * @property {string} [color] of the base @property {string} [deck] @property {string} [lid] @property {string} [keyColor] @property {string} [legend]
 * @property {boolean} [isMetal] @property {number} [open] degrees between base and lid; 0 is closed
 * @property {import('../screens.mjs').Drawing} [screen]
 * @property {boolean} [hasPoint] red pointing stick and buttons over the touchpad
 * @property {boolean} [hasNumbers] a block of numbers beside the keys
 * @property {number} [corner] @property {number[]} [missing] keys taken off @property {number} [bezel]
 */

/** @param {LaptopOptions} [options] */
export function laptop(options = {}) {
  const { width = 32.5, depth = 22.5, thickness = 1.5, color = '#c3c6ca', keyColor = '#26292d', legend } = options
  const { isMetal = true, open = 112, corner = 1, bezel = 0.7, hasPoint = false, hasNumbers = false } = options
  const skin = isMetal ? metal : plastic
  const body = skin(color, isMetal ? 0.42 : 0.58)
  const deck = skin(options.deck ?? color, isMetal ? 0.46 : 0.6)
  const all = group()
  all.add(at(slab(width, depth, thickness, corner, body, 0.22), 0, 0.25, 0))
  const top = thickness + 0.25
  all.add(at(slab(width - 0.6, depth - 0.6, 0.06, corner, deck, 0.02), 0, top - 0.02, 0))
  const keysWide = hasNumbers ? width * 0.69 : width * 0.88
  const keysDeep = depth * 0.45
  const keysAt = hasNumbers ? -width * 0.095 : 0
  const keysZ = -depth * 0.165
  const well = slab(width * 0.905, keysDeep + 0.5, 0.05, 0.5, plastic('#15171a', 0.7), 0.01)
  all.add(at(well, 0, top + 0.02, keysZ))
  all.add(
    at(
      keys({ width: keysWide, depth: keysDeep, color: keyColor, legend, missing: options.missing }),
      keysAt,
      top + 0.06,
      keysZ,
    ),
  )
  if (hasNumbers) {
    const step = width * 0.046
    for (let x = 0; x < 4; x += 1)
      for (let z = 0; z < 5; z += 1)
        all.add(
          at(
            block(step - 0.28, 0.22, keysDeep / 5.6 - 0.28, plastic(keyColor, 0.6), 0.1),
            width * 0.287 + x * step,
            top + 0.17,
            keysZ - keysDeep / 2 + (keysDeep / 5.6) * (1.1 + z),
          ),
        )
  }
  const padZ = depth * (hasPoint ? 0.315 : 0.285)
  const padDeep = depth * (hasPoint ? 0.2 : 0.29)
  all.add(
    at(slab(width * 0.34, padDeep, 0.05, 0.35, skin(options.deck ?? color, 0.28), 0.015), keysAt, top + 0.02, padZ),
  )
  all.add(
    at(slab(width * 0.34 + 0.12, padDeep + 0.12, 0.03, 0.4, plastic('#17191c'), 0.005), keysAt, top + 0.016, padZ),
  )
  if (hasPoint) {
    all.add(at(can(0.42, 0.5, plastic('#c0271d', 0.8), 0.14), -width * 0.02, top + 0.06, keysZ + keysDeep * 0.13))
    for (const x of [-1, 0, 1]) {
      const button = slab(width * 0.112, depth * 0.05, 0.16, 0.15, plastic('#202226', 0.5), 0.05)
      all.add(at(button, keysAt + x * width * 0.115, top + 0.02, depth * 0.175))
      all.add(
        at(
          slab(width * 0.09, 0.16, 0.04, 0.06, plastic('#b3261d'), 0.01),
          keysAt + x * width * 0.115,
          top + 0.17,
          depth * 0.162,
        ),
      )
    }
  }
  for (const [z, wide, high] of [
    [-0.28, 1.3, 0.45],
    [-0.18, 0.9, 0.35],
    [-0.09, 1.4, 0.6],
    [0.02, 0.5, 0.5],
  ])
    for (const side of [-1, 1])
      all.add(
        at(
          plate(wide ?? 1, high ?? 0.4, 0.06, 0.15, plastic('#0c0d0f'), 0.01),
          (side * width) / 2,
          0.25 + thickness * 0.52,
          (z ?? 0) * depth,
          90,
        ),
      )
  for (const x of [-1, 1])
    for (const z of [-1, 1]) all.add(at(can(0.6, 0.3, plastic('#1b1d20', 0.9)), x * width * 0.42, 0, z * depth * 0.4))
  const hinge = can(0.42, width * 0.72, plastic('#17191c', 0.5))
  hinge.geometry.translate(0, -width * 0.36, 0)
  all.add(at(hinge, 0, top - 0.1, -depth / 2 + 0.42, 0, 0, 90))
  all.add(at(lid(options, width, depth * 0.985, bezel, corner), 0, top + 0.1, -depth / 2 + 0.5, 0, 90 - open))
  return all
}

/** @param {LaptopOptions} options @param {number} width @param {number} tall @param {number} bezel @param {number} corner */
function lid(options, width, tall, bezel, corner) {
  const { isMetal = true, color = '#c3c6ca', screen = desktop } = options
  const skin = (isMetal ? metal : plastic)(options.lid ?? color, isMetal ? 0.42 : 0.58)
  const thick = 0.62
  const shell = at(plate(width, tall, thick, corner, skin, 0.18), 0, tall / 2, 0)
  const frame = at(
    plate(width - 0.3, tall - 0.3, 0.08, corner * 0.9, plastic('#101214', 0.45), 0.02),
    0,
    tall / 2,
    thick / 2,
  )
  const wide = width - bezel * 2
  const high = Math.min(wide * 0.6, tall - bezel * 2.6)
  const glow = picture(wide, high, screen, { glows: 0.92, rough: 0.3 })
  const badge = plate(2.2, 0.55, 0.05, 0.2, metal('#8d9196', 0.3), 0.01)
  const eye = can(0.13, 0.02, plastic('#2d3440', 0.2), 0.005)
  return group(
    shell,
    frame,
    at(glow, 0, tall - bezel - 0.15 - high / 2, thick / 2 + 0.06),
    at(badge, 0, tall / 2, -thick / 2 - 0.02),
    at(eye, 0, tall - 0.45, thick / 2 + 0.03, 0, 90),
  )
}

export const models = {
  black: {
    color: '#1d1f22',
    deck: '#212326',
    keyColor: '#17191b',
    isMetal: false,
    hasPoint: true,
    thickness: 1.75,
    corner: 0.6,
    bezel: 1,
  },
  silver: { color: '#d0d2d5', keyColor: '#2b2e33', isMetal: true, thickness: 1.45 },
  darkGray: {
    color: '#4a4e54',
    deck: '#43474c',
    keyColor: '#1f2124',
    isMetal: false,
    thickness: 1.7,
    corner: 0.8,
    bezel: 1.1,
  },
  blue: {
    color: '#9fb1c4',
    lid: '#7f98b2',
    keyColor: '#3b4a5a',
    width: 36.2,
    depth: 24,
    isMetal: true,
    hasNumbers: true,
    corner: 1.2,
  },
}
