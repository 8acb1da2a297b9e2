import { configure } from '@testing-library/react'

// What is waited for comes when it comes: a second is no time on a busy machine.
configure({ asyncUtilTimeout: 20_000 })
