import { features } from '../src/app/features'
import { registerFeatures } from '../src/kernel/registerFeatures'

// As the back office does before it shows anything.
registerFeatures(features)
