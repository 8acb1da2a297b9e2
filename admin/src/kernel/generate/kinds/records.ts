import { lookedUp } from './lookedUp'

export const records = lookedUp
