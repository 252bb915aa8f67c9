import type { Appearance } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'

const DARK = '(prefers-color-scheme: dark)'

/** The look of the site for the provider's form, which has a document of its own and sees none of our styles. */
export function useAppearance(): Appearance {
  const [appearance, setAppearance] = useState(readAppearance)

  useEffect(() => {
    const update = () => setAppearance(readAppearance())
    const scheme = window.matchMedia(DARK)
    const theme = new MutationObserver(update)
    scheme.addEventListener('change', update)
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => {
      scheme.removeEventListener('change', update)
      theme.disconnect()
    }
  }, [])

  return appearance
}

/** Colours as they are now: the tokens themselves hold the values of both schemes. */
function readAppearance(): Appearance {
  const probe = document.body.appendChild(document.createElement('span'))
  const colour = (token: string) => {
    probe.style.color = `var(--color-${token})`
    return getComputedStyle(probe).color
  }
  const [ink, raised, quiet, leaf, berry, control] = ['ink', 'raised', 'quiet', 'leaf', 'berry', 'control'].map(colour)
  probe.remove()
  return {
    theme: 'stripe',
    variables: {
      colorPrimary: `${leaf}`,
      colorBackground: `${raised}`,
      colorText: `${ink}`,
      colorTextSecondary: `${quiet}`,
      colorTextPlaceholder: `${quiet}`,
      colorDanger: `${berry}`,
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '17px',
      borderRadius: '10px',
    },
    rules: {
      '.Input': { border: `2px solid ${control}`, boxShadow: 'none', padding: '11px 14px' },
      '.Input:focus': { border: `2px solid ${leaf}`, boxShadow: 'none', outline: 'none' },
      '.Input--invalid': { border: `2px solid ${berry}`, boxShadow: 'none' },
      '.Tab': { border: `2px solid ${control}`, boxShadow: 'none' },
      '.Tab--selected': { border: `2px solid ${leaf}`, boxShadow: 'none' },
      '.Label': { fontWeight: '600', color: `${ink}` },
    },
  }
}
