import { configure } from '@testing-library/react'
import { setDeployment } from '../src/kernel/i18n/deployment'

setDeployment({ timeZone: 'Europe/Amsterdam', currency: 'EUR' })

// What is waited for comes when it comes: a second is no time on a busy machine.
configure({ asyncUtilTimeout: 20_000 })
