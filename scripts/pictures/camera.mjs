import * as THREE from 'three'

/**
 * @typedef {object} View
 * @property {number} azimuth degrees; 0 looks at the front, positive from the right
 * @property {number} elevation degrees above the table
 * @property {number} [fill] part of the frame that the subject takes, 0 to 1
 * @property {number} [fov] degrees, vertical
 * @property {[number, number]} [shift] moves the subject in the frame, in parts of half the frame (right, up)
 */

/** @param {THREE.Object3D} subject @returns {THREE.Vector3[]} */
function corners(subject) {
  /** @type {THREE.Vector3[]} */
  const found = []
  subject.traverse((item) => {
    if (!(item instanceof THREE.Mesh) || item.userData.isBackdrop) return
    if (!item.geometry.boundingBox) item.geometry.computeBoundingBox()
    const { min, max } = item.geometry.boundingBox
    for (const x of [min.x, max.x])
      for (const y of [min.y, max.y])
        for (const z of [min.z, max.z]) found.push(new THREE.Vector3(x, y, z).applyMatrix4(item.matrixWorld))
  })
  return found
}

/**
 * Puts the camera so that the whole subject fills its part of the frame.
 * @param {View} view
 * @param {THREE.Object3D} subject
 * @param {number} aspect
 */
export function placeCamera(view, subject, aspect) {
  const camera = new THREE.PerspectiveCamera(view.fov ?? 20, aspect, 2, 4000)
  const points = corners(subject)
  const box = new THREE.Box3().setFromPoints(points)
  const target = box.getCenter(new THREE.Vector3())
  const azimuth = THREE.MathUtils.degToRad(view.azimuth)
  const elevation = THREE.MathUtils.degToRad(view.elevation)
  const direction = new THREE.Vector3(
    Math.sin(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    Math.cos(azimuth) * Math.cos(elevation),
  )
  let distance = box.getSize(new THREE.Vector3()).length() * 3
  const fill = view.fill ?? 0.8
  const [right, up] = view.shift ?? [0, 0]
  for (let round = 0; round < 12; round += 1) {
    camera.position.copy(target).addScaledVector(direction, distance)
    camera.lookAt(target)
    camera.updateMatrixWorld(true)
    const seen = points.map((point) => point.clone().project(camera))
    const [left, far] = [Math.min(...seen.map(({ x }) => x)), Math.max(...seen.map(({ x }) => x))]
    const [low, high] = [Math.min(...seen.map(({ y }) => y)), Math.max(...seen.map(({ y }) => y))]
    const half = Math.tan(THREE.MathUtils.degToRad(camera.fov / 2)) * distance
    const move = new THREE.Vector3(((left + far) / 2 - right) * half * aspect, ((low + high) / 2 - up) * half, 0)
    target.add(move.applyQuaternion(camera.quaternion))
    distance *= Math.max((far - left) / 2, (high - low) / 2) / fill
  }
  return camera
}
