import * as THREE from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'

/** Lengths are centimetres; things stand on y = 0 and face +z. */

/** @typedef {THREE.Material} Material */

/** @param {...THREE.Object3D} parts */
export function group(...parts) {
  const all = new THREE.Group()
  for (const part of parts) all.add(part)
  return all
}

/**
 * Moves and turns (degrees) a thing.
 * @template {THREE.Object3D} T
 * @param {T} thing
 * @param {number} x @param {number} y @param {number} z
 * @param {number} [turnY] @param {number} [turnX] @param {number} [turnZ]
 * @returns {T}
 */
export function at(thing, x, y, z, turnY = 0, turnX = 0, turnZ = 0) {
  thing.position.set(x, y, z)
  thing.rotation.set(...[turnX, turnY, turnZ].map(THREE.MathUtils.degToRad), 'YXZ')
  return thing
}

/** @param {number} width @param {number} height @param {number} depth @param {Material} material @param {number} [radius] */
export function block(width, height, depth, material, radius = 0.2) {
  const most = Math.min(width, height, depth) / 2 - 0.001
  return new THREE.Mesh(
    new RoundedBoxGeometry(width, height, depth, 2, Math.max(0.001, Math.min(radius, most))),
    material,
  )
}

/** A block whose bottom is at y. @param {number} width @param {number} height @param {number} depth @param {Material} material @param {number} [radius] */
export function standing(width, height, depth, material, radius = 0.2) {
  const mesh = block(width, height, depth, material, radius)
  mesh.geometry.translate(0, height / 2, 0)
  return mesh
}

/** @param {number} width @param {number} height @param {number} corner */
export function roundedShape(width, height, corner) {
  const shape = new THREE.Shape()
  const [x, y] = [width / 2, height / 2]
  const r = Math.min(corner, x, y)
  shape
    .moveTo(-x + r, -y)
    .lineTo(x - r, -y)
    .absarc(x - r, -y + r, r, -Math.PI / 2, 0, false)
  shape.lineTo(x, y - r).absarc(x - r, y - r, r, 0, Math.PI / 2, false)
  shape.lineTo(-x + r, y).absarc(-x + r, y - r, r, Math.PI / 2, Math.PI, false)
  shape.lineTo(-x, -y + r).absarc(-x + r, -y + r, r, Math.PI, Math.PI * 1.5, false)
  return shape
}

/**
 * A plate with round corners, in the plane of x and y, its middle in the origin.
 * @param {number} width @param {number} height @param {number} thickness @param {number} corner
 * @param {Material} material @param {number} [bevel] @param {THREE.Path[]} [holes]
 */
export function plate(width, height, thickness, corner, material, bevel = 0.08, holes = []) {
  const edge = Math.min(bevel, thickness / 2 - 0.001)
  const shape = roundedShape(width - edge * 2, height - edge * 2, Math.max(0.01, corner - edge))
  shape.holes.push(...holes)
  return extruded(shape, thickness, material, edge)
}

/** @param {THREE.Shape} shape @param {number} thickness @param {Material} material @param {number} [bevel] */
export function extruded(shape, thickness, material, bevel = 0.05) {
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: Math.max(0.001, thickness - bevel * 2),
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelSegments: 2,
    curveSegments: 10,
  })
  geometry.translate(0, 0, -(thickness - bevel * 2) / 2)
  return new THREE.Mesh(geometry, material)
}

/** A plate lying on y = 0. @param {number} width @param {number} depth @param {number} thickness @param {number} corner @param {Material} material @param {number} [bevel] */
export function slab(width, depth, thickness, corner, material, bevel = 0.08) {
  const mesh = plate(width, depth, thickness, corner, material, bevel)
  mesh.geometry.rotateX(-Math.PI / 2).translate(0, thickness / 2, 0)
  return mesh
}

/** A turned thing: `profile` lists [radius, y]. @param {[number, number][]} profile @param {Material} material @param {number} [segments] */
export function turned(profile, material, segments = 40) {
  const points = profile.map(([x, y]) => new THREE.Vector2(x, y))
  // Points close to each corner keep the shading of one face from running into the next.
  const close = points.flatMap((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]]
    return [before && point.clone().lerp(before, 0.02), point, after && point.clone().lerp(after, 0.02)].filter(
      (one) => !!one,
    )
  })
  return new THREE.Mesh(new THREE.LatheGeometry(close, segments), material)
}

/** A cylinder on y = 0 with a broken edge. @param {number} radius @param {number} height @param {Material} material @param {number} [edge] */
export function can(radius, height, material, edge = 0.08) {
  const cut = Math.min(edge, radius / 2, height / 2)
  return turned(
    [
      [0.0001, 0],
      [radius - cut, 0],
      [radius, cut],
      [radius, height - cut],
      [radius - cut, height],
      [0.0001, height],
    ],
    material,
  )
}

/** @param {[number, number, number][]} points @param {number} radius @param {Material} material */
export function cable(points, radius, material) {
  const curve = new THREE.CatmullRomCurve3(points.map((point) => new THREE.Vector3(...point)))
  return new THREE.Mesh(new THREE.TubeGeometry(curve, points.length * 14, radius, 8), material)
}

/** A straight rod between two points. @param {[number, number, number]} from @param {[number, number, number]} to @param {number} radius @param {Material} material */
export function rod(from, to, radius, material) {
  const curve = new THREE.LineCurve3(new THREE.Vector3(...from), new THREE.Vector3(...to))
  return new THREE.Mesh(new THREE.TubeGeometry(curve, 1, radius, 10), material)
}

/**
 * A drawing on a plane that faces +z.
 * @param {number} width @param {number} height
 * @param {(context: CanvasRenderingContext2D, width: number, height: number) => void} draw
 * @param {{density?: number, glows?: number, rough?: number, isFlat?: boolean, isClear?: boolean}} [options] density: pixels a centimetre
 */
export function picture(width, height, draw, options = {}) {
  const density = options.density ?? Math.min(60, 1400 / Math.max(width, height))
  const texture = canvasTexture(Math.round(width * density), Math.round(height * density), draw)
  const material = new THREE.MeshStandardMaterial({ roughness: options.rough ?? 0.6, metalness: 0 })
  if (options.glows) {
    Object.assign(material, {
      color: new THREE.Color('#0b0d10'),
      emissive: new THREE.Color('#ffffff'),
      emissiveMap: texture,
    })
    material.emissiveIntensity = options.glows * 1.12
    material.roughness = 0.7
    material.envMapIntensity = 0.3
  } else material.map = texture
  material.transparent = options.isClear ?? false
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(width, height), material)
  if (options.isFlat) mesh.geometry.rotateX(-Math.PI / 2)
  return mesh
}

/** @param {number} width @param {number} height @param {(context: CanvasRenderingContext2D, width: number, height: number) => void} draw */
export function canvasTexture(width, height, draw) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  draw(/** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d')), width, height)
  const texture = new THREE.CanvasTexture(canvas)
  texture.colorSpace = THREE.SRGBColorSpace
  texture.anisotropy = 4
  return texture
}
