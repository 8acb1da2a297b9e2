import * as THREE from 'three'
import { lamp, metal, palette, plastic } from '../materials.mjs'
import { bar, desktop } from '../screens.mjs'
import { at, block, cable, can, group, picture, plate, slab, standing, turned } from '../shapes.mjs'

/** @param {import('../screens.mjs').Drawing} [screen] */
export function monitor(screen = desktop, color = '#202327') {
  const [w, h] = [54, 32.4]
  const panel = group(
    plate(w, h, 2.2, 0.6, plastic(color, 0.5), 0.25),
    at(plate(w - 0.4, h - 0.4, 0.1, 0.5, plastic('#0e1012', 0.4), 0.03), 0, 0, 1.1),
    at(picture(w - 1.6, h - 2.6, screen, { glows: 0.92, rough: 0.3 }), 0, 0.4, 1.18),
    at(can(0.15, 0.05, lamp('#e9f2ff', 0.9)), w / 2 - 2, -h / 2 + 0.75, 1.15, 0, 90),
  )
  return group(
    slab(24, 17, 1, 2.4, plastic(color, 0.45), 0.3),
    at(plate(6, 31, 1.4, 0.8, metal('#8f959b', 0.4), 0.3), 0, 16, -3.4),
    at(panel, 0, 30.5, -1, 0, -4),
  )
}

export function router() {
  const shell = plastic('#2b3a49', 0.45)
  const all = group(
    at(slab(24, 15, 3, 1.8, shell, 0.6), 0, 0.4, 0),
    at(slab(19, 0.2, 0.05, 0.1, plastic('#131b23'), 0.01), 0, 3.4, 3.6),
  )
  for (const x of [-1, 1]) for (const z of [-1, 1]) all.add(at(can(0.8, 0.5, plastic('#3b3e42')), x * 9, 0, z * 5))
  for (let i = 0; i < 6; i += 1)
    all.add(at(can(0.16, 0.06, lamp(i < 4 ? '#5fae7c' : '#e1a14d', 1.1)), -4 + i * 1.6, 3.38, 5.2))
  for (let i = 0; i < 12; i += 1)
    all.add(at(slab(0.35, 5, 0.04, 0.15, plastic('#131b23'), 0.01), -4.4 + i * 0.8, 3.38, -1.2))
  for (const [x, lean] of [
    [-10.4, 9],
    [-3.6, 3],
    [3.6, -3],
    [10.4, -9],
  ])
    all.add(
      at(
        group(at(can(0.75, 1.8, plastic('#1f2b37')), 0, 0, 0), at(plate(1.9, 17, 0.8, 0.5, shell, 0.25), 0, 9.4, 0)),
        x ?? 0,
        2.6,
        -7.2,
        0,
        -4,
        lean ?? 0,
      ),
    )
  return all
}

/** A small computer on its stand, front to +z. */
export function miniComputer() {
  const all = group(at(block(3.6, 17.7, 17.5, plastic('#26292d', 0.55), 0.4), 0, 10.2, 0))
  all.add(
    at(standing(9, 0.9, 14, plastic('#17191c', 0.6), 0.4), 0, 0, 0),
    at(standing(4.4, 1.9, 12, plastic('#17191c', 0.6), 0.3), 0, 0.2, 0),
  )
  const face = 8.78
  all.add(
    at(can(0.62, 0.1, metal('#aeb3b8', 0.3)), 0, 17.2, face, 0, 90),
    at(can(0.14, 0.06, lamp('#ffffff', 1)), 0, 15.8, face, 0, 90),
  )
  for (const [y, color] of /** @type {[number, string][]} */ ([
    [14, '#0a0b0c'],
    [12.2, palette.blue],
    [10.4, palette.blue],
  ]))
    all.add(
      at(plate(0.7, 1.4, 0.08, 0.1, plastic(color), 0.02), 0, y, face),
      at(plate(0.95, 1.65, 0.05, 0.15, metal('#8f959b', 0.4), 0.01), 0, y, face - 0.01),
    )
  all.add(at(can(0.32, 0.1, plastic('#060606')), 0, 8.6, face, 0, 90))
  for (let i = 0; i < 16; i += 1) all.add(at(block(0.08, 0.34, 9, plastic('#0d0e10'), 0.02), -1.8, 5.6 + i * 0.62, 0))
  for (let i = 0; i < 4; i += 1) all.add(at(block(2.4, 0.24, 0.08, plastic('#0d0e10'), 0.02), 0, 3.6 + i * 0.6, face))
  return all
}

/** A portable drive lying down with its cable. */
export function portableDrive(color = palette.blue) {
  return group(
    slab(10, 5.6, 1.1, 0.9, metal(color, 0.45), 0.3),
    at(slab(3, 0.3, 0.03, 0.1, plastic(palette.paper), 0.006), -2.6, 1.09, 1.6),
    at(can(0.14, 0.04, lamp('#f4c08f', 1.2)), 4, 1.09, 1.8),
    at(block(1.9, 0.5, 0.9, metal('#cdd0d3', 0.35), 0.15), 5.6, 0.55, 0),
    at(block(2.2, 0.75, 1.2, plastic('#1d2023'), 0.25), 7, 0.55, 0),
    cable(
      [
        [8, 0.55, 0],
        [10, 0.35, 0.2],
        [11.4, 0.3, 2.4],
        [9, 0.3, 5],
        [3, 0.3, 5.8],
        [-2, 0.3, 5.4],
        [-5, 0.3, 6.4],
      ],
      0.24,
      plastic('#1d2023', 0.7),
    ),
    at(block(2.2, 0.75, 1.2, plastic('#1d2023'), 0.25), -6, 0.4, 6.9, 28),
    at(block(1.2, 0.4, 0.85, metal('#cdd0d3', 0.35), 0.12), -7.4, 0.4, 7.66, 28),
  )
}

export function dock() {
  const all = group(
    at(slab(19, 7.6, 2.6, 1, metal('#5b6168', 0.42), 0.35), 0, 0.25, 0),
    at(slab(17.5, 6.4, 0.3, 0.8, plastic('#1b1d20', 0.8), 0.05), 0, 0, 0),
  )
  const face = 3.82
  const ports = [
    [-7.6, 0.9, 0.34],
    [-5.6, 0.9, 0.34],
    [-3, 1.4, 0.62],
    [-0.8, 1.4, 0.62],
    [1.6, 1.5, 0.6],
    [4, 1.6, 1.3],
    [6.6, 1.7, 0.5],
  ]
  for (const [x, w, h] of ports) {
    all.add(
      at(plate((w ?? 1) + 0.22, (h ?? 1) + 0.22, 0.06, 0.2, metal('#c3c7cb', 0.35), 0.02), x ?? 0, 1.5, face - 0.02),
    )
    all.add(at(plate(w ?? 1, h ?? 1, 0.08, 0.14, plastic('#08090a'), 0.02), x ?? 0, 1.5, face))
  }
  for (const x of [-3, -0.8]) all.add(at(block(1.1, 0.2, 0.1, plastic('#3d6d9a'), 0.02), x, 1.58, face + 0.03))
  all.add(
    at(can(0.36, 0.08, plastic('#08090a')), 8.3, 1.5, face, 0, 90),
    at(can(0.16, 0.04, lamp('#ffffff', 1)), 8.2, 2.83, 2.4),
  )
  all.add(
    cable(
      [
        [-9.2, 1.4, -1],
        [-12, 1, -1],
        [-13.6, 0.4, 1.6],
        [-12, 0.3, 5],
        [-6, 0.3, 7],
        [0, 0.3, 7.4],
      ],
      0.28,
      plastic('#1d2023', 0.7),
    ),
  )
  return all.add(
    at(block(2.6, 0.75, 1.2, plastic('#2a2d31'), 0.25), 1.2, 0.4, 7.4),
    at(block(0.8, 0.3, 0.85, metal('#cdd0d3', 0.3), 0.12), 2.9, 0.4, 7.4),
  )
}

/** @param {import('../screens.mjs').Drawing} front @param {string} side */
export function softwareBox(front, side) {
  return group(
    standing(14, 19, 3.6, plastic(side, 0.55), 0.08),
    at(picture(13.9, 18.9, front, { density: 60, rough: 0.5 }), 0, 9.5, 1.815),
    at(
      picture(3.5, 18.9, (c, w, h) => {
        bar(c, 0, 0, w, h, side, 0)
        bar(c, w * 0.4, h * 0.1, w * 0.2, h * 0.5, 'rgba(251,248,243,0.75)')
      }),
      -7.015,
      9.5,
      0,
      -90,
    ),
  )
}

export function headset() {
  const arc = new THREE.Mesh(new THREE.TorusGeometry(8, 0.62, 12, 50, Math.PI), plastic('#23262b', 0.6))
  arc.scale.set(0.95, 1.1, 1.8)
  const all = group(at(arc, 0, 8.4, 0))
  for (const x of [-1, 1]) {
    const cup = group(
      at(can(3.9, 1.8, plastic('#23262b'), 0.5), 0, 0, 0, 0, 0, 90),
      at(can(3.7, 1.5, plastic(palette.tawny, 0.9), 0.6), 1.4, 0, 0, 0, 0, 90),
    )
    all.add(at(cup, x * 7.6, 5.4, 0, x > 0 ? 180 : 0))
  }
  all.add(
    cable(
      [
        [-8.4, 4, 0.6],
        [-8.6, 1.6, 4],
        [-6, 0.9, 7],
        [-2.8, 1.2, 8.2],
      ],
      0.22,
      plastic('#23262b'),
    ),
    at(block(2.2, 1.1, 1.1, plastic('#111214', 0.8), 0.5), -2.2, 1.25, 8.3),
  )
  return all
}

/** A tube screen of long ago. */
export function oldMonitor() {
  const shell = plastic('#d9d1bd', 0.6)
  const back = at(
    turned(
      [
        [0.01, 0],
        [9, 0],
        [17, 13],
        [17, 14],
      ],
      shell,
      4,
    ),
    0,
    17,
    -16,
    45,
    90,
  )
  return group(
    standing(20, 2, 20, shell, 0.8),
    at(block(36, 31, 16, shell, 1.4), 0, 18, 0),
    back,
    at(block(28.5, 22.5, 1, plastic('#161a1c', 0.15), 3), 0, 19, 7.8),
    at(can(0.8, 0.4, plastic('#a59d89')), 13, 5, 8, 0, 90),
  )
}
