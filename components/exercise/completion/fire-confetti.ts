/** Throws confetti on a canvas, for those who like things to move. */
export async function fireConfetti(canvas: HTMLCanvasElement): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { default: confetti } = await import('canvas-confetti')
  const colors = ['#1d6a48', '#6fcf9d', '#e9a820', '#b02a4c', '#1f5f99']
  const shower = { particleCount: 70, spread: 70, startVelocity: 48, ticks: 160, colors }
  const shoot = confetti.create(canvas, { resize: true })
  await Promise.all([
    shoot({ ...shower, angle: 60, origin: { x: 0, y: 0.75 } }),
    shoot({ ...shower, angle: 120, origin: { x: 1, y: 0.75 } }),
  ])
}
