import path from 'node:path'
import { productRoot, SettingError } from './settingValues.js'

export type DatabaseAddress =
  | { kind: 'sqlite'; file: string }
  | { kind: 'mysql'; host: string; port: number; user: string; password: string; database: string }

/** Reads `sqlite:path` or `mysql://user:password@host:3306/name`. @throws SettingError */
export function databaseAddress(value: string): DatabaseAddress {
  const [, file] = /^sqlite:(.+)$/.exec(value) ?? []
  if (file) return { kind: 'sqlite', file: path.resolve(productRoot, file) }

  const url = URL.canParse(value) ? new URL(value) : null
  const database = url ? decodeURIComponent(url.pathname.slice(1)) : ''
  if (url?.protocol !== 'mysql:' || !url.hostname || !/^[\w-]+$/.test(database)) {
    throw new SettingError(
      'DATABASE_URL',
      'must look like sqlite:data/shop.sqlite or mysql://user:password@host:3306/shop',
    )
  }
  return {
    kind: 'mysql',
    host: url.hostname,
    port: Number(url.port || 3306),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database,
  }
}
