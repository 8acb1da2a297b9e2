import { lexicographicSortSchema, printSchema } from 'graphql'
import { buildShopSchema } from './graphql/buildShopSchema.js'

process.stdout.write(`${printSchema(lexicographicSortSchema(buildShopSchema()))}\n`)
