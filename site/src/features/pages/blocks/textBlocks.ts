/** Blocks with little more code than a text. */
export { BigContactButtonBlock } from './BigContactButtonBlock'
export { FaqBlock } from './FaqBlock'
export { IntroBlock } from './IntroBlock'
export { TextBlock } from './TextBlock'
export { TextColumnsBlock } from './TextColumnsBlock'
