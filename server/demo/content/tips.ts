import { careTips } from './tips/care.js'
import { everydayTips } from './tips/everyday.js'
import { securityTips } from './tips/security.js'
import { speedTips } from './tips/speed.js'
import type { DemoTip } from './types.js'

/** Every tip of the demo shop, oldest first. */
export const tips: DemoTip[] = [...securityTips, ...careTips, ...speedTips, ...everydayTips].sort((a, b) =>
  (a.createdAt ?? '').localeCompare(b.createdAt ?? ''),
)
