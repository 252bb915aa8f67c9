'use client'

import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { adoptFields } from './adopt-fields'
import { answerLinks, arrive } from './answer-links'
import { followLinks } from './follow-links'
import { PAGE_IS_THERE } from './page-is-there'

/** Tells the script that keeps early presses when they are heard, answers those on links and follows them. Stands after every page. */
export function TellPageIsThere() {
  const path = `${usePathname()}?${useSearchParams()}`
  const { push } = useRouter()
  const [isTakenOver, setTakenOver] = useState(false)
  useEffect(() => {
    adoptFields()
    // What the page has learnt of its fields is rendered with this, and a press that was kept finds it.
    setTakenOver(true)
    return answerLinks()
  }, [])
  useEffect(() => followLinks(push), [push])
  useEffect(() => {
    if (isTakenOver) window.dispatchEvent(new Event(PAGE_IS_THERE))
  }, [isTakenOver])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what a new page is known by
  useEffect(arrive, [path])
  return null
}
