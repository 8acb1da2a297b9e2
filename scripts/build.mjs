/** `npm run build`: what `npm start` would build, without starting anything. */
import { prepare } from './house/prepare.mjs'

await prepare(['server', 'site', 'admin'])
