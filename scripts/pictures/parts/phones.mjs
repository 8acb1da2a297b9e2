import { metal, palette, plastic } from '../materials.mjs'
import { bar, dot } from '../screens.mjs'
import { at, block, group, picture, plate, rod, slab } from '../shapes.mjs'

/** A telephone standing up. @param {import('../screens.mjs').Drawing} screen @param {string} [color] */
export function phone(screen, color = '#23262b') {
  const [w, h] = [7.3, 15.2]
  return at(
    group(
      plate(w, h, 0.85, 1.1, metal(color, 0.35), 0.25),
      at(plate(w - 0.25, h - 0.25, 0.05, 1, plastic('#08090a', 0.25), 0.01), 0, 0, 0.42),
      at(plate(w - 0.7, h - 0.7, 0.02, 0.8, plastic('#08090a'), 0.001), 0, 0, 0.43),
      at(picture(w - 0.75, h - 0.95, screen, { glows: 0.95, rough: 0.25 }), 0, 0, 0.455),
      at(plate(1.9, 0.42, 0.02, 0.2, plastic('#050506'), 0.001), 0, h / 2 - 0.85, 0.465),
      at(block(0.12, 1.6, 0.34, metal(color, 0.3), 0.05), w / 2, 2.4, 0),
    ),
    0,
    h / 2,
    0,
  )
}

/** A telephone leaning back on a small wooden stand. @param {import('../screens.mjs').Drawing} screen @param {string} [color] */
export function phoneOnStand(screen, color) {
  const stand = group(
    slab(8.4, 7.4, 1, 0.6, plastic(palette.walnut, 0.7), 0.15),
    at(block(8.4, 1.6, 0.7, plastic(palette.walnut, 0.7), 0.2), 0, 1.4, 3.1),
  )
  stand.add(at(block(4, 9, 0.8, plastic(palette.walnut, 0.7), 0.2), 0, 5, -0.6, 0, -16))
  return group(stand, at(group(phone(screen, color)), 0, 0.95, 2.1, 0, -16))
}

/** A telephone with keys. */
export function keyPhone(color = '#34506b') {
  const all = group(
    plate(4.8, 11.6, 1.8, 1.6, plastic(color, 0.45), 0.5),
    at(
      picture(3.2, 3, (c, w, h) => {
        bar(c, 0, 0, w, h, '#a9b79a', 0)
        for (let i = 0; i < 4; i += 1)
          bar(c, w * (0.1 + i * 0.1), h * (0.3 - i * 0.05), w * 0.06, h * (0.1 + i * 0.05), '#3b4536', 0)
        bar(c, w * 0.2, h * 0.6, w * 0.6, h * 0.12, '#3b4536', 0)
      }),
      0,
      2.9,
      0.91,
    ),
  )
  for (let x = 0; x < 3; x += 1)
    for (let y = 0; y < 4; y += 1)
      all.add(at(plate(1.05, 0.62, 0.3, 0.3, plastic('#dfe3e6'), 0.1), (x - 1) * 1.3, -4.3 + y * 0.95, 0.92))
  all.add(
    at(plate(1.5, 0.8, 0.3, 0.4, plastic('#aab4bd'), 0.1), 0, 0.3, 0.92),
    rod([1.6, 5.4, -0.3], [1.6, 8, -0.3], 0.35, plastic('#1b1d20')),
  )
  for (let i = 0; i < 4; i += 1) all.add(at(block(0.9, 0.1, 0.05, plastic('#16181a'), 0.02), 0, 4.75 + i * 0.2, 0.9))
  return all
}

/** What a cracked screen shows. @type {import('../screens.mjs').Drawing} */
export const cracked = (c, w, h) => {
  bar(c, 0, 0, w, h, '#15191e', 0)
  c.strokeStyle = 'rgba(225,232,238,0.75)'
  for (let i = 0; i < 13; i += 1) {
    const angle = i * 0.52
    c.lineWidth = 2 + (i % 3)
    c.beginPath()
    c.moveTo(w * 0.62, h * 0.3)
    for (let j = 1; j < 5; j += 1)
      c.lineTo(
        w * 0.62 + Math.cos(angle + (j % 2) * 0.14) * j * w * 0.2,
        h * 0.3 + Math.sin(angle + (j % 2) * 0.14) * j * w * 0.2,
      )
    c.stroke()
  }
  for (const r of [0.08, 0.17, 0.3]) {
    c.lineWidth = 2
    c.beginPath()
    for (let i = 0; i <= 12; i += 1)
      c.lineTo(w * 0.62 + Math.cos(i * 0.52) * w * r, h * 0.3 + Math.sin(i * 0.52) * w * r)
    c.stroke()
  }
  dot(c, w * 0.62, h * 0.3, w * 0.02, '#eef2f5')
}
