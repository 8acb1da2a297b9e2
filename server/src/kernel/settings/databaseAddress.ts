import path from 'node:path'
import { z } from 'zod'
import { decoded, setting, urlOf } from './setting.js'
import { productRoot } from './settingValues.js'

const sqlite = z
  .string()
  .regex(/^sqlite:.+$/)
  .transform((text) => ({
    kind: 'sqlite' as const,
    file: path.resolve(productRoot, text.slice('sqlite:'.length)),
  }))

const mysql = urlOf(/^mysql$/)
  .transform(({ hostname, port, username, password, pathname }) => ({
    kind: 'mysql' as const,
    host: hostname,
    port: Number(port || 3306),
    user: username,
    password,
    database: pathname.slice(1),
  }))
  .pipe(
    z.object({
      kind: z.literal('mysql'),
      host: z.string(),
      port: z.number(),
      user: decoded,
      password: decoded,
      database: decoded.pipe(z.string().regex(/^[\w-]+$/)),
    }),
  )

/** `sqlite:path` or `mysql://user:password@host:3306/name`. */
export const databaseAddress = setting(
  'sqlite:data/shop.sqlite',
  z.union([sqlite, mysql]),
  'must look like sqlite:data/shop.sqlite or mysql://user:password@host:3306/shop',
)

export type DatabaseAddress = z.output<typeof databaseAddress>

export const defaultPool = 8

/** With fewer, a transaction that waits for what is read within it could wait for ever. */
const smallestPool = 3

/** How many connections to a database server an instance has at most. */
export const databasePool = setting(
  String(defaultPool),
  z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .refine((count) => count >= smallestPool),
  (value) => `must be a number from ${smallestPool} to 999, not '${value}'`,
)
