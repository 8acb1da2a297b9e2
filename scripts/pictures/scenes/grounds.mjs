import * as THREE from 'three'
import { paint } from '../materials.mjs'
import { at, group } from '../shapes.mjs'

/** An endless sheet of paper that comes out as white. */
export function sheet(color = '#d6d7d5') {
  return backdrop(new THREE.PlaneGeometry(4000, 4000).rotateX(-Math.PI / 2), paint(color))
}

/** @param {THREE.BufferGeometry} geometry @param {THREE.Material} material */
export function backdrop(geometry, material) {
  const mesh = new THREE.Mesh(geometry, material)
  mesh.userData.isBackdrop = true
  return mesh
}

/** A bench top with a wall behind it. @param {{top: THREE.Material, wall: string | THREE.Material, depth?: number, wide?: number}} options */
export function bench({ top, wall, depth = 70, wide = 320 }) {
  const board = backdrop(new THREE.BoxGeometry(wide, 4, depth + 260).translate(0, -2, 130 - depth / 2), top)
  const back = backdrop(new THREE.PlaneGeometry(wide * 3, 500), typeof wall === 'string' ? paint(wall) : wall)
  return group(board, at(back, 0, 100, -depth))
}
