import { useEffect, useState } from 'react'

/** Whole seconds that run down to 0, and the way to set them again. */
export function useCountdown(initialSeconds: number): readonly [number, (seconds: number) => void] {
  const [seconds, setSeconds] = useState(initialSeconds)
  useEffect(() => {
    if (seconds === 0) return
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  return [seconds, setSeconds]
}
