import { lookedUp } from './lookedUp'

export const pair = lookedUp
