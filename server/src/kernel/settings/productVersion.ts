import { readFileSync } from 'node:fs'
import path from 'node:path'
import { productRoot } from './settingValues.js'

/** The version of the product, such as 1.4.0, of which the upgrade instructions speak. */
export const productVersion: string = JSON.parse(readFileSync(path.join(productRoot, 'package.json'), 'utf8')).version
