import * as THREE from 'three'
import { cloth, dice, lamp, metal, palette, plastic } from '../materials.mjs'
import { at, block, can, group, plate, rod, standing, turned } from '../shapes.mjs'

/** @param {string} [color] */
export function mug(color = palette.tawny) {
  const body = turned(
    [
      [0.01, 0.2],
      [3.4, 0],
      [3.9, 0.4],
      [4.1, 9],
      [3.95, 9.3],
      [3.75, 9],
      [3.55, 1],
      [0.01, 0.9],
    ],
    plastic(color, 0.32),
  )
  const ear = new THREE.Mesh(new THREE.TorusGeometry(2.5, 0.5, 12, 30), plastic(color, 0.32))
  ear.scale.x = 0.85
  return group(body, at(ear, 4.2, 4.8, 0), at(can(3.7, 0.05, plastic('#3a2417', 0.2)), 0, 7.8, 0))
}

/** @param {number} [size] @param {number} [seed] */
export function plant(size = 1, seed = 2) {
  const random = dice(seed)
  const all = group(
    turned(
      [
        [0.01, 0],
        [4.6, 0],
        [6, 9.4],
        [6.2, 10],
        [5.6, 10],
        [5.4, 9],
        [0.01, 9],
      ],
      plastic('#b9633a', 0.8),
    ),
    at(can(5.4, 0.2, cloth('#3b2c22')), 0, 8.8, 0),
  )
  const shape = new THREE.Shape()
  shape.moveTo(0, 0).quadraticCurveTo(2.6, 4, 0, 11).quadraticCurveTo(-2.6, 4, 0, 0)
  for (let i = 0; i < 26; i += 1) {
    const geometry = new THREE.ShapeGeometry(shape, 8)
    const place = geometry.getAttribute('position')
    for (let j = 0; j < place.count; j += 1) place.setZ(j, place.getY(j) ** 2 * 0.03 + Math.abs(place.getX(j)) * 0.25)
    geometry.computeVertexNormals()
    const leaf = new THREE.Mesh(geometry, plastic(['#55724a', '#6b8a58', '#48633f'][i % 3] ?? '#55724a', 0.65))
    leaf.scale.setScalar(0.8 + random() * 0.7)
    const lean = 10 + random() * 42
    all.add(group(at(group(at(leaf, 0, 0, 0, 0, lean)), random() - 0.5, 9 + random() * 6, random() - 0.5, i * 137)))
  }
  all.scale.setScalar(size)
  return group(all)
}

/** A desk lamp with its head to +x. */
export function deskLamp(color = palette.blue) {
  const skin = plastic(color, 0.4)
  const shade = turned(
    [
      [1.6, 6.5],
      [2.4, 6],
      [6.6, 0],
      [6.3, 0],
      [2.2, 5.6],
    ],
    skin,
  )
  return group(
    can(7, 1.6, skin, 0.5),
    rod([0, 1, 0], [-7, 24, 0], 0.55, metal('#c4c7ca')),
    rod([-7, 24, 0], [11, 42, 0], 0.55, metal('#c4c7ca')),
    at(can(1.1, 2.4, skin), -7, 24, 1.2, 0, 90),
    at(group(shade, at(can(2.6, 0.4, lamp('#fff0d2', 1.5)), 0, 1.4, 0)), 13, 36.5, 0, 0, 0, 28),
  )
}

/** A cardboard box. @param {number} w @param {number} h @param {number} d @param {boolean} [isOpen] */
export function carton(w, h, d, isOpen = false) {
  const card = plastic('#c29a6b', 0.9)
  if (!isOpen)
    return group(
      standing(w, h, d, card, 0.15),
      at(standing(4, 0.03, d + 0.04, plastic('#a97f4f', 0.5), 0.01), 0, h, 0),
      at(plate(4, h * 0.3, 0.02, 0.01, plastic('#a97f4f', 0.5), 0.001), 0, h * 0.85, d / 2 + 0.01),
      at(plate(w * 0.3, h * 0.3, 0.02, 0.2, plastic(palette.paper, 0.8), 0.001), w * 0.26, h * 0.3, d / 2 + 0.01),
    )
  const all = group(standing(w, 0.4, d, card, 0.1))
  for (const side of [-1, 1]) {
    all.add(
      at(standing(w, h, 0.4, card, 0.1), 0, 0, side * (d / 2)),
      at(standing(0.4, h, d, card, 0.1), side * (w / 2), 0, 0),
    )
    all.add(
      at(group(at(block(w, 0.3, d * 0.42, card, 0.1), 0, 0, side * d * 0.21)), 0, h, side * (d / 2), 0, side * 38),
    )
    all.add(
      at(group(at(block(w * 0.4, 0.3, d, card, 0.1), side * w * 0.2, 0, 0)), side * (w / 2), h, 0, 0, 0, side * -40),
    )
  }
  return all
}
