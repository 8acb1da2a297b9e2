import { defineChoice } from '../../kernel/fields/Choice.js'

export const backgroundColors = defineChoice('BackgroundColor', ['white', 'gray', 'blue'], 'What something stands on.')
