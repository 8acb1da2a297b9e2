import * as THREE from 'three'
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js'
import { placeCamera } from './camera.mjs'

/**
 * One light for all pictures. A picture is rendered many times, each time with the key light moved over a disc (soft
 * shadows), another direction of the sky (shade in corners) and the camera moved by part of a pixel (smooth edges);
 * the mean of those is the picture.
 */
const renderer = new THREE.WebGLRenderer({ antialias: false, preserveDrawingBuffer: true })
renderer.shadowMap.enabled = true
renderer.shadowMap.type = THREE.PCFShadowMap
renderer.toneMapping = THREE.NoToneMapping
document.body.append(renderer.domElement)
const environment = new THREE.PMREMGenerator(renderer).fromScene(new RoomEnvironment(), 0.03).texture

const quad = new THREE.Mesh(new THREE.PlaneGeometry(2, 2))
const quadCamera = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1)
const vertexShader = 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }'
const addition = new THREE.ShaderMaterial({
  uniforms: { picture: { value: null }, weight: { value: 1 } },
  vertexShader,
  fragmentShader:
    'varying vec2 at; uniform sampler2D picture; uniform float weight; void main() { gl_FragColor = vec4(min(texture2D(picture, at).rgb, vec3(3.0)) * weight, 1.0); }',
  blending: THREE.CustomBlending,
  blendSrc: THREE.OneFactor,
  blendDst: THREE.OneFactor,
  depthTest: false,
})
const development = new THREE.ShaderMaterial({
  uniforms: { picture: { value: null }, exposure: { value: 1 }, isOnPaper: { value: false } },
  vertexShader,
  // On paper shadows fade into white before the edge, so that the picture has none on a ground that it multiplies.
  fragmentShader: `
    varying vec2 at; uniform sampler2D picture; uniform float exposure; uniform bool isOnPaper;
    const vec3 paper = vec3(0.976, 0.965, 0.945);
    float inside(float x) { return smoothstep(0.0, 0.11, min(x, 1.0 - x)); }
    vec3 shoulder(vec3 x) { vec3 over = max(x - 0.85, 0.0); return min(x, vec3(0.85)) + 0.15 * (1.0 - exp(-over / 0.15)); }
    float grain(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453) - 0.5; }
    void main() {
      vec3 color = shoulder(texture2D(picture, at).rgb * exposure);
      color = mix(12.92 * color, 1.055 * pow(max(color, vec3(1e-5)), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, color));
      if (isOnPaper) color = mix(vec3(1.0), min(color / paper, vec3(1.0)), inside(at.x) * inside(at.y));
      gl_FragColor = vec4(color + grain(gl_FragCoord.xy) / 255.0, 1.0);
    }`,
  depthTest: false,
})

/** @param {number} index @param {number} base */
function halton(index, base) {
  let result = 0
  for (let fraction = 1 / base, rest = index; rest > 0; fraction /= base) {
    result += fraction * (rest % base)
    rest = Math.floor(rest / base)
  }
  return result
}

/** @param {number} intensity @param {string} color @param {number} radius @param {number} size */
function sun(intensity, color, radius, size) {
  const light = new THREE.DirectionalLight(color, intensity)
  light.castShadow = true
  light.shadow.mapSize.set(size, size)
  Object.assign(light.shadow.camera, {
    left: -radius,
    right: radius,
    top: radius,
    bottom: -radius,
    near: 1,
    far: radius * 6,
  })
  light.shadow.normalBias = (radius / size) * 3
  light.shadow.bias = -0.0006
  light.shadow.radius = 2
  return light
}

/**
 * @param {import('./scenes/scenes.mjs').Picture} picture
 * @param {number} passes how often the picture is rendered; 40 is good
 * @param {number} scale of the size of the picture, for proofs
 * @returns {Promise<string>} a PNG as data address
 */
export async function studio(picture, passes, scale) {
  const width = Math.round(picture.size[0] * scale)
  const height = Math.round(picture.size[1] * scale)
  const { subject, around, background } = picture.build()
  const scene = new THREE.Scene()
  scene.background = new THREE.Color(background ?? '#ffffff')
  scene.environment = environment
  // On an empty sheet the room's light has no shade: less of it and more of the key ground the product.
  const strength = picture.light?.isOnPaper ? { room: 0.2, key: 3.3, sky: 1.5 } : { room: 0.42, key: 2.15, sky: 1.35 }
  scene.environmentIntensity = strength.room
  scene.add(subject)
  if (around) scene.add(around)
  scene.updateMatrixWorld(true)
  scene.traverse((item) => {
    if (!(item instanceof THREE.Mesh)) return
    item.castShadow = !item.userData.isBackdrop && !item.material.transparent
    item.receiveShadow = true
  })
  const camera = placeCamera(picture.camera, subject, width / height)
  const sphere = new THREE.Box3().setFromObject(subject).getBoundingSphere(new THREE.Sphere())
  const radius = picture.light?.radius ?? sphere.radius * (picture.light?.reach ?? 1.25)
  const key = sun(strength.key, '#fff0dd', radius, 1536)
  const sky = sun(strength.sky, '#f3f4fb', radius, 1024)
  for (const light of [key, sky]) {
    light.target.position.copy(sphere.center)
    scene.add(light, light.target)
  }
  const keyFrom = new THREE.Vector3(...(picture.light?.from ?? [-0.62, 1, 0.62])).normalize()
  const side = new THREE.Vector3(0, 1, 0).cross(keyFrom).normalize()
  const up = keyFrom.clone().cross(side)

  renderer.setPixelRatio(1)
  renderer.setSize(width, height)
  const single = new THREE.WebGLRenderTarget(width, height, { type: THREE.HalfFloatType })
  const sum = new THREE.WebGLRenderTarget(width, height, { type: THREE.FloatType, depthBuffer: false })
  renderer.setRenderTarget(sum)
  renderer.setClearColor('#000000', 0)
  renderer.clear()
  renderer.autoClear = true
  for (let pass = 0; pass < passes; pass += 1) {
    const angle = halton(pass + 1, 2) * Math.PI * 2
    const reach = Math.sqrt(halton(pass + 1, 3)) * (picture.light?.softness ?? 0.2)
    key.position
      .copy(keyFrom)
      .addScaledVector(side, Math.cos(angle) * reach)
      .addScaledVector(up, Math.sin(angle) * reach)
      .multiplyScalar(radius * 3)
      .add(sphere.center)
    const turn = halton(pass + 1, 5) * Math.PI * 2
    const height01 = Math.sqrt(0.06 + 0.94 * halton(pass + 1, 7))
    const flat = Math.sqrt(1 - height01 * height01)
    sky.position
      .set(Math.cos(turn) * flat, height01, Math.sin(turn) * flat)
      .multiplyScalar(radius * 3)
      .add(sphere.center)
    // The direction is sampled evenly over the disc below the dome: the lamp must then be as strong on the floor each time.
    sky.intensity = strength.sky / Math.max(0.35, height01)
    camera.setViewOffset(width, height, halton(pass + 1, 11) - 0.5, halton(pass + 1, 13) - 0.5, width, height)
    renderer.setRenderTarget(single)
    renderer.render(scene, camera)
    addition.uniforms.picture.value = single.texture
    addition.uniforms.weight.value = 1 / passes
    quad.material = addition
    renderer.setRenderTarget(sum)
    renderer.autoClear = false
    renderer.render(quad, quadCamera)
    renderer.autoClear = true
    if (pass % 8 === 7) await new Promise((resolve) => setTimeout(resolve))
  }
  development.uniforms.picture.value = sum.texture
  development.uniforms.exposure.value = picture.light?.exposure ?? 1
  development.uniforms.isOnPaper.value = picture.light?.isOnPaper ?? false
  quad.material = development
  renderer.setRenderTarget(null)
  renderer.render(quad, quadCamera)
  single.dispose()
  sum.dispose()
  return renderer.domElement.toDataURL('image/png')
}
