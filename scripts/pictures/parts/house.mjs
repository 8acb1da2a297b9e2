import * as THREE from 'three'
import { dice, glass, lamp, metal, paint, palette, plastic, wood } from '../materials.mjs'
import { bar } from '../screens.mjs'
import { at, block, cable, can, canvasTexture, group, picture, plate, rod, slab, standing, turned } from '../shapes.mjs'

/** A wall or pavement of stones. @param {number} w @param {number} h @param {{stone: [number, number], color: string, joint: string, seed?: number}} look stone: width and height of one, in cm */
export function masonry(w, h, { stone, color, joint, seed = 3 }) {
  const map = canvasTexture(1024, 1024, (c, width, height) => {
    const random = dice(seed)
    bar(c, 0, 0, width, height, joint, 0)
    const [columns, rows] = [8, 16]
    const [a, b] = [width / columns, height / rows]
    for (let y = 0; y < rows; y += 1)
      for (let x = -1; x < columns; x += 1) {
        bar(c, (x + (y % 2) / 2) * a + 2, y * b + 2, a - 4, b - 4, color, 3)
        bar(
          c,
          (x + (y % 2) / 2) * a + 2,
          y * b + 2,
          a - 4,
          b - 4,
          random() > 0.5 ? `rgba(30,15,5,${random() * 0.2})` : `rgba(255,235,210,${random() * 0.16})`,
          3,
        )
      }
  })
  map.wrapS = THREE.RepeatWrapping
  map.wrapT = THREE.RepeatWrapping
  map.repeat.set(w / (stone[0] * 8), h / (stone[1] * 16))
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(w, h), new THREE.MeshLambertMaterial({ map }))
  mesh.userData.isBackdrop = true
  return mesh
}

/** A word in the letters of the house, on nothing. @param {string} text @param {number} w @param {number} h @param {string} color */
export const lettering = (text, w, h, color) =>
  picture(
    w,
    h,
    (c, width, height) => {
      c.fillStyle = color
      c.font = `700 ${Math.round(height * 0.72)}px Bricolage, sans-serif`
      c.textAlign = 'center'
      c.textBaseline = 'middle'
      c.fillText(text, width / 2, height * 0.52, width)
    },
    { isClear: true, density: 6 },
  )

/** A frame with panes. @param {number} w @param {number} h @param {number} panes @param {string} color */
export function glazing(w, h, panes, color) {
  const skin = plastic(color, 0.5)
  const all = group()
  for (const y of [0, h]) all.add(at(block(w + 8, 8, 9, skin, 0.6), 0, y, 0))
  for (let i = 0; i <= panes; i += 1)
    all.add(at(block(i % panes ? 5 : 8, h, 9, skin, 0.6), (i / panes - 0.5) * w, h / 2, 0))
  return all.add(at(new THREE.Mesh(new THREE.PlaneGeometry(w, h), glass('#bcd0de', 0.13)), 0, h / 2, 1))
}

/** A sloping awning, its back upper edge in the origin. @param {number} w */
export function awning(w) {
  const all = group()
  const count = Math.round(w / 22)
  for (let i = 0; i < count; i += 1) {
    const skin = plastic(i % 2 ? '#f3ece0' : palette.tawny, 0.85)
    const x = (i - (count - 1) / 2) * (w / count)
    all.add(
      at(group(at(block(w / count, 1.2, 92, skin, 0.3), 0, 0, 46)), x, 0, 0, 0, 24),
      at(block(w / count, 16, 1, skin, 0.4), x, -45.5, 84),
    )
  }
  return all
}

/** A city bicycle along x, its wheels on y = 0. */
export function bicycle(color = '#23303c') {
  const steel = plastic(color, 0.35)
  const chrome = metal('#c3c7cb', 0.3)
  const all = group()
  for (const x of [-54, 54]) {
    all.add(
      at(new THREE.Mesh(new THREE.TorusGeometry(33, 2, 10, 60), plastic('#17191b', 0.8)), x, 35, 0),
      at(new THREE.Mesh(new THREE.TorusGeometry(30.6, 0.9, 8, 60), chrome), x, 35, 0),
    )
    for (let i = 0; i < 18; i += 1) {
      const angle = (i / 18) * Math.PI * 2
      all.add(rod([x, 35, 0], [x + Math.cos(angle) * 30, 35 + Math.sin(angle) * 30, 0], 0.16, chrome))
    }
    all.add(
      cable(
        [
          [x - 35, 40, 0],
          [x - 24, 62, 0],
          [x, 72, 0],
          [x + 24, 62, 0],
          [x + (x > 0 ? 26 : 36), x > 0 ? 60 : 42, 0],
        ],
        1.9,
        steel,
      ),
    )
  }
  const tubes = /** @type {[[number, number, number], [number, number, number]][]} */ ([
    [
      [-10, 32, 0],
      [-22, 84, 0],
    ],
    [
      [-10, 32, 0],
      [38, 78, 0],
    ],
    [
      [-18, 62, 0],
      [38, 84, 0],
    ],
    [
      [-54, 35, 0],
      [-10, 32, 0],
    ],
    [
      [-54, 35, 0],
      [-20, 74, 0],
    ],
    [
      [54, 35, 0],
      [36, 96, 0],
    ],
  ])
  for (const [from, to] of tubes) all.add(rod(from, to, 1.7, steel))
  all.add(
    cable(
      [
        [36, 96, 0],
        [34, 108, 0],
        [24, 112, 22],
        [4, 106, 30],
      ],
      1.2,
      chrome,
    ),
    cable(
      [
        [36, 96, 0],
        [34, 108, 0],
        [24, 112, -22],
        [4, 106, -30],
      ],
      1.2,
      chrome,
    ),
  )
  all.add(
    at(standing(27, 7, 17, plastic('#4a2f20', 0.7), 3), -24, 85, 0),
    at(can(8, 2, steel), -10, 32, -1, 0, 90),
    rod([-10, 32, 8], [-4, 18, 8], 1.1, chrome),
    at(block(10, 2, 8, plastic('#17191b'), 0.5), -3, 17, 12),
    at(can(5, 8, chrome, 1.5), 43, 84, 0, 0, 0, -90),
  )
  all.add(rod([-75, 74, 0], [-30, 74, 0], 1, steel), at(block(40, 1.4, 13, plastic('#17191b'), 0.5), -56, 75, 0))
  return all
}

/** @param {string} color @param {number} drop length of the wire */
export function pendant(color, drop) {
  return group(
    at(
      turned(
        [
          [2.6, 22],
          [4, 21],
          [15, 6],
          [17, 0],
          [16.4, 0],
          [14, 5.6],
          [3, 20],
        ],
        plastic(color, 0.4),
      ),
      0,
      0,
      0,
    ),
    at(can(5, 3, lamp('#fff0d4', 1.5)), 0, 3.5, 0),
    rod([0, 21, 0], [0, 21 + drop, 0], 0.35, plastic('#1b1d20')),
  )
}

/** A bag for tools that stands open. */
export function toolBag() {
  const skin = plastic('#7a4a2b', 0.85)
  const all = group(standing(38, 3, 20, skin, 1))
  for (const z of [-1, 1])
    all.add(
      at(plate(38, 20, 1.2, 2.4, skin, 0.4), 0, 11, z * 9.4, 0, z * 5),
      cable(
        [
          [-9, 19, z * 9],
          [-8, 28, z * 8],
          [0, 32, z * 7],
          [8, 28, z * 8],
          [9, 19, z * 9],
        ],
        0.9,
        plastic('#4e2f1b', 0.8),
      ),
    )
  for (const x of [-1, 1]) all.add(at(plate(18, 19, 1.2, 2, skin, 0.4), x * 18.4, 10.4, 0, 90))
  all.add(
    at(plate(14, 9, 0.8, 1.4, plastic('#8b5836', 0.85), 0.3), -8, 8, 11),
    at(plate(14, 9, 0.8, 1.4, plastic('#8b5836', 0.85), 0.3), 9, 8, 11),
  )
  all.add(at(slab(34, 17, 0.5, 1, plastic('#2a1a10', 0.9)), 0, 14, 0))
  return all
}

/** A cash desk for cards. */
export const terminal = () =>
  group(
    at(slab(8, 17, 2.6, 1.6, plastic('#22262b', 0.45), 0.5), 0, 0, 0),
    at(slab(6.2, 5, 0.1, 0.4, lamp('#9fc0d8', 0.7), 0.02), 0, 2.58, -4.6),
    ...Array.from({ length: 12 }, (_, i) =>
      at(
        slab(1.5, 1, 0.3, 0.3, plastic(i === 11 ? palette.green : i === 9 ? palette.red : '#d9dcdf'), 0.1),
        ((i % 3) - 1) * 2,
        2.55,
        -0.2 + Math.floor(i / 3) * 1.7,
      ),
    ),
  )

/** Floor boards or stone as a backdrop lying on y = 0. @param {string} color @param {number} [size] */
export function floor(color, size = 1600) {
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(size, size).rotateX(-Math.PI / 2), wood(color, size / 320, 10))
  mesh.userData.isBackdrop = true
  return mesh
}

/** @param {number} w @param {number} h @param {string} color */
export function wall(w, h, color) {
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(w, h), paint(color))
  mesh.userData.isBackdrop = true
  return mesh
}
