import { lookedUp } from './lookedUp'

export const children = lookedUp
