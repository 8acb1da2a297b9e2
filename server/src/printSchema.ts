import { lexicographicSortSchema, printSchema } from 'graphql'
import { buildShopSchema } from './composition/buildShopSchema.js'

process.stdout.write(`${printSchema(lexicographicSortSchema(buildShopSchema()))}\n`)
