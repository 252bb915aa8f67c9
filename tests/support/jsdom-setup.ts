import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import { installModalDialogs } from './modal-dialogs'

// What is loaded on demand waits until Jest has compiled it, and what is computed until a processor is free: on a busy machine
// both take long, and nothing is to be told by that.
configure({ asyncUtilTimeout: 30_000 })

// jsdom lays nothing out, so nothing in it ever changes its size.
Object.defineProperty(window, 'ResizeObserver', {
  configurable: true,
  value: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
})

installModalDialogs()
