import * as THREE from 'three'
import { metal, palette, plastic } from '../materials.mjs'
import { at, block, cable, can, extruded, group, plate, roundedShape, slab } from '../shapes.mjs'
import { chip, circuitBoard, fan, memory } from './boards.mjs'
import { screw } from './keyboard.mjs'

/** The inside of a laptop as seen with its bottom off, lying on y = 0; `hasDrive` fills the bay. @param {{hasDrive?: boolean, hasMemory?: boolean, hasBattery?: boolean}} [options] */
export function openLaptop({ hasDrive = true, hasMemory = true, hasBattery = true } = {}) {
  const hole = roundedShape(31.4, 21.4, 0.8)
  const rim = plate(33, 23, 1.5, 1.1, metal('#b9bdc2', 0.42), 0.18, [hole])
  rim.geometry.rotateX(-Math.PI / 2).translate(0, 0.85, 0)
  const all = group(rim, at(slab(31.8, 21.8, 0.3, 0.8, plastic('#2d3136', 0.6), 0.05), 0, 0.1, 0))
  all.add(at(circuitBoard(22, 8.6, 21), -4.6, 0.45, -5.6))
  if (hasBattery) all.add(at(battery(), -4.6, 0.45, 5.8))
  all.add(at(fan({ size: 6.6, color: '#1a1c1f', blade: '#41464c' }), 11.4, 0.9, -6.2, 0, -90))
  all.add(
    cable(
      [
        [9, 1.25, -7.6],
        [4, 1.3, -8.2],
        [0, 1.3, -6.4],
        [-3, 1.3, -5.6],
      ],
      0.36,
      metal('#b06f43', 0.3),
    ),
  )
  all.add(
    at(slab(4, 4, 0.35, 0.2, metal('#b87a4e', 0.35), 0.08), -3.6, 0.9, -5.6),
    at(chip(2.6), -9.4, 0.62, -6.6),
    at(chip(1.7), -13, 0.62, -4),
    at(chip(1.4), 2.6, 0.62, -3.4),
  )
  if (hasMemory) all.add(at(memory(6.8, 3), -9.6, 0.75, -2.6))
  all.add(at(slab(8.2, 7.6, 0.15, 0.3, plastic('#14161a'), 0.03), 10.6, 0.42, 5.4))
  if (hasDrive) all.add(at(solidDrive(), 10.6, 0.55, 5.4, 90))
  for (const x of [-15, 0, 15]) for (const z of [-10.2, 10.2]) all.add(at(screw(0.26), x, 1.1, z))
  for (const z of [-0.2, 0.2, 0.6])
    all.add(
      cable(
        [
          [-6, 0.6, 0.6 + z],
          [-1, 0.8, 0.4 + z],
          [4, 0.8, 0.9 + z],
          [8, 0.7, -1.4 + z],
        ],
        0.12,
        plastic(z > 0.3 ? palette.red : '#111214'),
      ),
    )
  return all
}

/** The three cells of a laptop's battery, lying on y = 0. */
export function battery() {
  const cells = [-1, 0, 1].map((i) => at(slab(6.1, 7, 0.8, 0.4, plastic('#1c1e21', 0.45), 0.15), i * 6.4, 0, 0))
  return group(
    ...cells,
    at(slab(5, 2, 0.02, 0.1, plastic(palette.gray), 0.004), 0, 0.8, 0.8),
    at(slab(2.4, 0.6, 0.02, 0.1, plastic(palette.amber), 0.004), -6, 0.8, 1.8),
  )
}

/** A 2.5 inch drive lying down, 10 by 7. */
export function solidDrive(color = '#2c3138', mark = palette.tawny) {
  return group(
    slab(10, 7, 0.7, 0.3, metal(color, 0.45), 0.08),
    at(slab(6, 4.4, 0.02, 0.2, plastic(palette.paper, 0.6), 0.004), -0.8, 0.69, 0),
    at(slab(6, 0.9, 0.02, 0.1, plastic(mark, 0.6), 0.004), -0.8, 0.705, -1.4),
    at(slab(3.4, 0.3, 0.02, 0.1, plastic('#a9a498'), 0.004), -1.6, 0.705, 0.6),
    at(block(0.5, 0.4, 4, plastic('#0d0e10'), 0.05), 4.9, 0.3, 0),
  )
}

/** A hard disk with its lid off. */
export function openDisk() {
  const all = group(
    slab(14.7, 10.2, 2, 0.5, metal('#9aa0a7', 0.4), 0.15),
    at(slab(13.6, 9.2, 0.1, 0.6, plastic('#31353a', 0.5), 0.02), 0, 1.95, 0),
  )
  all.add(
    at(can(4.45, 0.12, metal('#e6e8ea', 0.08), 0.03), -2.2, 2.15, 0),
    at(can(1.3, 0.4, metal('#b8bcc1', 0.3)), -2.2, 2.15, 0),
  )
  for (let i = 0; i < 6; i += 1) all.add(at(screw(0.14), -2.2 + Math.cos(i) * 0.9, 2.55, Math.sin(i * 1.05) * 0.9))
  const arm = new THREE.Shape()
  arm.moveTo(-1, -1).lineTo(0.4, -0.9).lineTo(6.4, -0.16).lineTo(6.4, 0.16).lineTo(0.4, 0.9).lineTo(-1, 1)
  const bone = extruded(arm, 0.3, metal('#c9b88f', 0.35), 0.04)
  bone.geometry.rotateX(-Math.PI / 2)
  all.add(
    at(bone, 4.6, 2.5, 2.6, 152),
    at(can(1, 0.8, metal('#8b9198', 0.3)), 4.6, 2.05, 2.6),
    at(slab(3.4, 3, 0.8, 0.4, metal('#7e858d', 0.35), 0.1), 5.2, 2, -2.4),
  )
  for (const x of [-6.7, 6.7]) for (const z of [-4.5, 4.5]) all.add(at(screw(0.26), x, 2, z))
  return all
}
