import * as THREE from 'three'
import { canvasTexture } from './shapes.mjs'

/** The colours of the house and those of things that stand in it. */
export const palette = {
  paper: '#FBF8F3',
  ink: '#14263B',
  tawny: '#A94E1E',
  gray: '#EEEAE2',
  blue: '#1B3A57',
  wood: '#b98a5a',
  walnut: '#7a5136',
  wall: '#e6ddce',
  leaf: '#5f7a4f',
  brass: '#b8924a',
  green: '#3f7d58',
  amber: '#d69a2d',
  red: '#b23a2e',
}

/** @type {Map<string, THREE.MeshStandardMaterial>} */
const cache = new Map()

/** @param {string} color @param {number} roughness @param {number} metalness */
function surface(color, roughness, metalness) {
  const key = `${color} ${roughness} ${metalness}`
  const material =
    cache.get(key) ?? new THREE.MeshStandardMaterial({ color, roughness, metalness, side: THREE.DoubleSide })
  cache.set(key, material)
  return material
}

/** @param {string} color @param {number} [roughness] */
export const plastic = (color, roughness = 0.5) => surface(color, roughness, 0)
/** @param {string} color @param {number} [roughness] */
export const metal = (color = '#c9ccd0', roughness = 0.36) => surface(color, roughness, 0.78)
/** @param {string} color */
export const cloth = (color) => surface(color, 0.95, 0)
/** @param {string} color @param {number} [intensity] */
export const lamp = (color, intensity = 1) =>
  new THREE.MeshStandardMaterial({
    color: '#111111',
    emissive: color,
    emissiveIntensity: intensity,
    side: THREE.DoubleSide,
  })
/** @param {string} [color] @param {number} [opacity] */
export const glass = (color = '#9fb2c2', opacity = 0.16) =>
  new THREE.MeshStandardMaterial({
    color,
    roughness: 0.06,
    metalness: 0,
    transparent: true,
    opacity,
    depthWrite: false,
    side: THREE.DoubleSide,
  })
/** Matt paint without any shine, for walls and paper grounds. @param {string} color */
export const paint = (color) => new THREE.MeshLambertMaterial({ color, side: THREE.DoubleSide })

/**
 * Wood with grain along u.
 * @param {string} [color] @param {number} [repeat] @param {number} [planks]
 */
export function wood(color = palette.wood, repeat = 1, planks = 4) {
  const key = `wood ${color} ${repeat} ${planks}`
  const found = cache.get(key)
  if (found) return found
  const map = canvasTexture(1024, 1024, (context, width, height) => {
    const random = dice(7)
    context.fillStyle = color
    context.fillRect(0, 0, width, height)
    const step = height / planks
    for (let plank = 0; plank < planks; plank += 1) {
      context.fillStyle = random() > 0.5 ? `rgba(60,30,10,${random() * 0.12})` : `rgba(255,225,180,${random() * 0.14})`
      context.fillRect(0, plank * step, width, step)
      for (let line = 0; line < 60; line += 1) {
        const y = plank * step + random() * step
        const wave = (random() - 0.5) * 16
        context.strokeStyle =
          random() > 0.4 ? `rgba(70,36,12,${0.03 + random() * 0.1})` : `rgba(255,230,190,${random() * 0.09})`
        context.lineWidth = 0.6 + random() * 2.4
        context.beginPath()
        context.moveTo(0, y)
        context.bezierCurveTo(width * 0.33, y + wave, width * 0.66, y - wave, width, y)
        context.stroke()
      }
      context.fillStyle = 'rgba(40,20,8,0.45)'
      context.fillRect(0, plank * step, width, 1.6)
    }
  })
  map.wrapS = THREE.RepeatWrapping
  map.wrapT = THREE.RepeatWrapping
  map.repeat.set(repeat, repeat)
  const material = new THREE.MeshStandardMaterial({ map, roughness: 0.62 })
  cache.set(key, material)
  return material
}

/** Repeatable chance. @param {number} seed */
export function dice(seed) {
  let state = seed * 2654435761
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0
    return state / 4294967296
  }
}
