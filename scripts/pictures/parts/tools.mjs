import * as THREE from 'three'
import { dice, glass, metal, palette, plastic, wood } from '../materials.mjs'
import { bar, dot } from '../screens.mjs'
import { at, block, cable, can, group, picture, plate, rod, slab, standing, turned } from '../shapes.mjs'

/** A screwdriver lying along x, point to +x. @param {string} [color] @param {number} [long] */
export function screwdriver(color = palette.tawny, long = 1) {
  const grip = turned(
    [
      [0.01, 0],
      [0.9, 0.1],
      [1.15, 0.8],
      [1.1, 5.4],
      [0.75, 6.6],
      [0.95, 7.4],
      [0.7, 8],
      [0.01, 8],
    ],
    plastic(color, 0.45),
    24,
  )
  const band = turned(
    [
      [0.01, 0],
      [1.2, 0],
      [1.2, 1.1],
      [0.01, 1.1],
    ],
    plastic('#1c1f22', 0.6),
    24,
  )
  const shaft = turned(
    [
      [0.01, 0],
      [0.3, 0],
      [0.3, 8.6],
      [0.12, 9.4],
      [0.01, 9.4],
    ],
    metal('#cfd2d5', 0.25),
    16,
  )
  const all = group(at(grip, 0, 0, 0), at(band, 0, 1.2, 0), at(shaft, 0, 8, 0))
  all.scale.setScalar(0.85 * long)
  return group(at(group(all), -7 * long, 1 * long, 0, 0, 0, -90))
}

export function tweezers() {
  const steel = metal('#b9bdc1', 0.3)
  const one = block(11, 0.12, 0.7, steel, 0.05)
  const other = block(11, 0.12, 0.7, steel, 0.05)
  return group(
    at(one, 0, 0.3, 0.4, 4, 90),
    at(other, 0, 0.3, -0.4, -4, 90),
    at(block(1.4, 0.7, 0.7, steel, 0.1), -5.4, 0.35, 0),
  )
}

/** An anti-static mat. @param {number} w @param {number} d @param {string} [color] */
export function mat(w, d, color = '#24486a') {
  const grid = picture(
    w - 1,
    d - 1,
    (c, width, height) => {
      bar(c, 0, 0, width, height, color, 0)
      c.strokeStyle = 'rgba(251,248,243,0.16)'
      c.lineWidth = 2
      const step = (width / w) * 5
      for (let x = step; x < width; x += step) {
        c.beginPath()
        c.moveTo(x, 0)
        c.lineTo(x, height)
        c.stroke()
      }
      for (let y = step; y < height; y += step) {
        c.beginPath()
        c.moveTo(0, y)
        c.lineTo(width, y)
        c.stroke()
      }
    },
    { isFlat: true, rough: 0.85 },
  )
  return group(slab(w, d, 0.3, 1.2, plastic('#1c3a57', 0.85), 0.1), at(grid, 0, 0.31, 0))
}

/** A tray with screws. */
export function tray() {
  const all = group(slab(13, 8, 0.3, 1, plastic(palette.gray, 0.6), 0.1))
  for (const [x, z, w, d] of [
    [0, 3.8, 13, 0.4],
    [0, -3.8, 13, 0.4],
    [6.3, 0, 0.4, 8],
    [-6.3, 0, 0.4, 8],
    [0, 0, 0.3, 8],
  ])
    all.add(at(standing(w ?? 1, 1.3, d ?? 1, plastic(palette.gray, 0.6), 0.15), x ?? 0, 0, z ?? 0))
  const random = dice(5)
  for (let i = 0; i < 26; i += 1) {
    const one = group(
      can(0.32, 0.22, metal('#b4b8bc', 0.3), 0.06),
      at(can(0.14, 0.8, metal('#8e9296', 0.4)), 0, -0.7, 0),
    )
    all.add(at(one, (i % 2 ? 3 : -3) + (random() - 0.5) * 4, 0.65, (random() - 0.5) * 5.4, random() * 360, 80))
  }
  return all
}

/** A board with holes and tools for the wall. */
export function pegboard(w = 110, h = 60) {
  const holes = picture(
    w,
    h,
    (c, width, height) => {
      bar(c, 0, 0, width, height, '#d9c7a8', 0)
      for (let x = 1; x < w / 4; x += 1)
        for (let y = 1; y < h / 4; y += 1) dot(c, (x * 4 * width) / w, (y * 4 * height) / h, width * 0.0026, '#8f7a58')
    },
    { rough: 0.9 },
  )
  const all = group(plate(w + 2, h + 2, 1.4, 0.6, wood('#9a6d44', 1, 1), 0.2), at(holes, 0, 0, 0.72))
  for (const [i, color] of [palette.tawny, palette.blue, palette.amber, palette.tawny, '#23262b'].entries())
    all.add(at(screwdriver(color, 1.1 - i * 0.08), -44 + i * 7.5, 12 - i * 0.8, 2, 0, 0, -90))
  for (const [i, x] of [4, 14].entries()) {
    const grip = plastic(i ? palette.blue : palette.tawny, 0.6)
    all.add(
      cable(
        [
          [x - 2.6, -6, 1.6],
          [x - 2.2, 4, 1.6],
          [x, 10, 1.6],
        ],
        0.85,
        grip,
      ),
      cable(
        [
          [x + 2.6, -6, 1.6],
          [x + 2.2, 4, 1.6],
          [x, 10, 1.6],
        ],
        0.85,
        grip,
      ),
      at(standing(2.4, 6, 1.2, metal('#858b91', 0.4), 0.5), x, 9, 1.6),
    )
  }
  for (const [i, color] of [palette.ink, palette.tawny, '#6d7a62'].entries()) {
    const coil = new THREE.Mesh(new THREE.TorusGeometry(6 - i * 0.6, 0.9, 10, 48), plastic(color, 0.8))
    coil.scale.z = 1.4
    all.add(at(coil, 27 + i * 12, 8, 2))
  }
  all.add(at(standing(40, 1, 8, wood('#9a6d44', 1, 1), 0.2), 28, -22, 4))
  for (let i = 0; i < 5; i += 1)
    all.add(
      at(
        standing(
          6,
          7,
          6,
          plastic([palette.tawny, palette.gray, palette.blue, palette.gray, palette.amber][i] ?? palette.gray, 0.7),
          0.6,
        ),
        13 + i * 7.4,
        -21,
        4,
      ),
    )
  for (let i = 0; i < 3; i += 1)
    all.add(at(rod([-42 + i * 4, -8, 1.4], [-42 + i * 4, -24, 1.4], 0.7 - i * 0.12, metal('#a9aeb4', 0.3)), 0, 0, 0))
  return all
}

export function magnifier() {
  const rim = new THREE.Mesh(new THREE.TorusGeometry(4.6, 0.5, 14, 60).rotateX(Math.PI / 2), metal('#2b2f34', 0.35))
  const lens = new THREE.Mesh(new THREE.CylinderGeometry(4.5, 4.5, 0.3, 40), glass('#cfe2f0', 0.2))
  return group(
    at(rim, 0, 1, 0),
    at(lens, 0, 1, 0),
    at(rod([4.9, 1, 0], [7, 1, 0], 0.4, metal()), 0, 0, 0),
    at(rod([7, 1, 0], [16, 0.9, 0], 0.85, plastic(palette.walnut, 0.5)), 0, 0, 0),
  )
}

export const pen = (color = palette.blue) =>
  group(
    at(
      turned(
        [
          [0.01, 0],
          [0.42, 0.1],
          [0.45, 9],
          [0.42, 11.4],
          [0.1, 13.4],
          [0.01, 13.4],
        ],
        plastic(color, 0.35),
        20,
      ),
      0,
      0.46,
      0,
      0,
      0,
      -90,
    ),
    at(block(4, 0.2, 0.3, metal(palette.brass), 0.08), 2.4, 0.95, 0),
  )
