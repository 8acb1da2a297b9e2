import { glass, lamp, metal, palette, plastic } from '../materials.mjs'
import { at, block, cable, can, group, plate, standing } from '../shapes.mjs'
import { fan, mainBoard } from './boards.mjs'

/** A graphics card lying on its side: fans look at +z. @param {string} [light] */
export function graphicsCard(light) {
  const all = group(block(25, 11, 3.6, plastic('#202328', 0.45), 0.4))
  for (const x of [-6, 6]) all.add(at(fan({ size: 9.6, light, color: '#191b1e' }), x, 0, 1.5))
  all.add(at(block(25, 0.5, 3.7, plastic(palette.tawny), 0.1), 0, 5.2, 0))
  return all
}

/**
 * A tower, front to +z, its open or glass side to -x.
 * @param {{color?: string, light?: string, side?: 'closed' | 'glass' | 'open', sticks?: number, hasCard?: boolean, front?: 'plain' | 'mesh'}} [options]
 */
export function tower(options = {}) {
  const { color = '#2b2e33', light, side = 'closed', front = 'plain' } = options
  const [w, h, d] = [20, 42, 41]
  const skin = plastic(color, 0.5)
  const all = group()
  for (const x of [-1, 1])
    for (const z of [-1, 1]) all.add(at(standing(3, 1.2, 6, plastic('#121416', 0.9), 0.3), x * 7.5, 0, z * 14))
  const body = group()
  body.add(at(block(w, 0.7, d, skin, 0.25), 0, 0.35, 0), at(block(w, 0.7, d, skin, 0.25), 0, h - 0.35, 0))
  body.add(
    at(block(0.7, h, d, skin, 0.25), w / 2 - 0.35, h / 2, 0),
    at(block(w, h, 0.7, skin, 0.25), 0, h / 2, -d / 2 + 0.35),
  )
  if (side === 'closed') body.add(at(block(0.7, h - 0.3, d - 0.3, skin, 0.25), -w / 2 + 0.35, h / 2, 0))
  else inside(body, options, h, d)
  if (side === 'glass') {
    body.add(at(block(0.3, h - 1.2, d - 1.4, glass('#3b4d5e', 0.16), 0.1), -w / 2 + 0.1, h / 2, 0))
    for (const y of [2, h - 2])
      for (const z of [-1, 1]) body.add(at(can(0.5, 0.3, metal('#8b8f94', 0.3)), -w / 2, y, z * (d / 2 - 2), 0, 0, 90))
  }
  body.add(at(standing(w, h, 2.4, skin, 0.7), 0, 0, d / 2 + 0.6))
  const face = d / 2 + 1.82
  if (front === 'mesh') {
    body.add(at(plate(w - 2.6, h - 5, 0.1, 0.8, plastic('#101214'), 0.02), 0, h / 2 - 0.6, face))
    for (let i = 0; i < 3; i += 1)
      body.add(at(fan({ size: 12, light, color: '#15171a' }), 0, 7.4 + i * 12.4, face - 0.8))
    for (let i = 0; i < 30; i += 1)
      body.add(at(block(0.16, h - 5.4, 0.12, plastic('#2a2d32'), 0.03), (i - 14.5) * 0.59, h / 2 - 0.6, face + 0.4))
  } else {
    for (let i = 0; i < 12; i += 1) body.add(at(block(11, 0.34, 0.1, plastic('#0e0f11'), 0.04), 0, 4 + i * 0.9, face))
    body.add(
      at(plate(15.4, 4.1, 0.3, 0.25, plastic('#3a3e44', 0.45), 0.08), 0, h - 6, face),
      at(block(13.6, 0.14, 0.05, plastic('#0b0c0d'), 0.02), 0, h - 5.2, face + 0.16),
    )
    body.add(
      at(can(1.05, 0.3, metal('#b8bcc1', 0.3)), 0, h - 13.5, face, 0, 90),
      at(can(0.2, 0.05, lamp('#9fd0ff', 1)), 0, h - 15.6, face, 0, 90),
    )
    for (const x of [-3.4, -1.2])
      body.add(at(plate(1.4, 0.6, 0.08, 0.08, plastic(palette.blue), 0.02), x, h - 10.2, face))
    for (const x of [1.4, 3.2]) body.add(at(can(0.34, 0.08, plastic('#0a0b0c')), x, h - 10.2, face, 0, 90))
  }
  body.position.y = 1
  return all.add(body)
}

/** @param {THREE.Group} body @param {{light?: string, sticks?: number, hasCard?: boolean}} options @param {number} h @param {number} d */
function inside(body, { light, sticks = 2, hasCard = true }, h, d) {
  body.add(at(block(0.3, h - 2, d - 2, plastic('#3a3f45', 0.6), 0.1), 7.6, h / 2, 0))
  body.add(at(mainBoard({ sticks }), 7.2, h - 15.5, -6, 0, 0, 90))
  body.add(at(block(16, 9.6, d - 3, plastic('#1b1d20', 0.5), 0.3), 0.4, 5.6, 0))
  for (let i = 0; i < 9; i += 1) body.add(at(block(0.1, 0.3, 7, plastic('#3a3e43'), 0.03), -7.65, 3.4 + i * 0.55, 8))
  if (hasCard) body.add(at(graphicsCard(light), 1, h - 23, -6.5, -90, 0, 0))
  body.add(at(fan({ size: 12, light }), 0, h - 9, -d / 2 + 2))
  for (const y of [h - 8, h - 21]) body.add(at(fan({ size: 12, light }), 0, y, d / 2 - 2.4))
  for (const [i, color] of [palette.tawny, '#15171a', '#15171a', palette.amber].entries())
    body.add(
      cable(
        [
          [5, 10, 4 + i * 0.8],
          [3 - i * 0.4, 14 + i, 9 + i * 0.4],
          [5.4, 20 + i * 1.4, 8.4],
          [6.6, 23 + i * 1.8, 6.2],
        ],
        0.26,
        plastic(color, 0.7),
      ),
    )
}
