'use client'

import { useEffect, useRef } from 'react'

const PIECES = 500
const DURATION_MS = 3000
const COLOURS = ['#1d6a48', '#6fcf9d', '#e9a820', '#b02a4c', '#1f5f99']

/** Confetti over the whole page, once: 500 pieces in 3 seconds, and none for those who do not like things to move. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!canvas.current || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    return throwConfetti(canvas.current)
  }, [])
  return (
    <div aria-hidden="true">
      <canvas ref={canvas} className="pointer-events-none fixed inset-0 z-50 size-full" />
    </div>
  )
}

/** @returns how to end it early */
function throwConfetti(canvas: HTMLCanvasElement): () => void {
  let end = () => {}
  let isLeft = false
  import('canvas-confetti')
    .then(({ default: confetti }) => {
      if (isLeft) return
      const shoot = confetti.create(canvas, { resize: true })
      const shower = { particleCount: PIECES / 2, spread: 80, startVelocity: 55, ticks: 300, colors: COLOURS }
      void shoot({ ...shower, angle: 60, origin: { x: 0, y: 0.7 } })
      void shoot({ ...shower, angle: 120, origin: { x: 1, y: 0.7 } })
      const timer = setTimeout(() => shoot.reset(), DURATION_MS)
      end = () => {
        clearTimeout(timer)
        shoot.reset()
      }
    })
    // Nothing is lost where its code does not arrive.
    .catch(() => undefined)
  return () => {
    isLeft = true
    end()
  }
}
