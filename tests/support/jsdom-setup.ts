import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import { installModalDialogs } from './modal-dialogs'

// The first use of a module that is loaded on demand waits until Jest has compiled it, which a busy machine does slowly.
configure({ asyncUtilTimeout: 5000 })

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
