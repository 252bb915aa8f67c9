import { brotliCompressSync } from 'node:zlib'
import { render, screen } from '@testing-library/react'
import { MapPicture } from '@/components/practice/map-picture'
import { type MapAnswer, skillStates } from '@/lib/domain/practice/model'

/** A grade with more than any has: twenty topics of seven skills. */
const topics: MapAnswer['topics'] = Array.from({ length: 20 }, (_, topic) => ({
  id: `hu|topic|${topic}`,
  title: `${topic + 1}. téma`,
  skills: Array.from({ length: 7 }, (__, index) => ({
    id: `skill-of-${topic}-${index}`,
    title: `Ennek a témának a készsége, ${topic} és ${index}`,
    state: skillStates[(topic * 3 + index) % skillStates.length] ?? 'new',
    ...(index % 3 === 1 && { refresh: true as const }),
    after: index === 0 ? [] : [`skill-of-${topic}-${index - 1}`],
    rounds: [],
    exercises: [],
  })),
}))

/** What a browser loads for the picture of a grade, in bytes. */
const MOST_BYTES = 12 * 1024

describe('the picture of the map', () => {
  test('weighs no more compressed than it may', () => {
    const { container } = render(<MapPicture topics={topics} />)
    expect(brotliCompressSync(container.innerHTML).byteLength).toBeLessThanOrEqual(MOST_BYTES)
  })

  test('has a tree a topic, which says in words what it shows', () => {
    render(<MapPicture topics={topics} />)
    const trees = screen.getAllByRole('img')
    expect(trees).toHaveLength(topics.length)
    expect(trees[0]).toHaveAccessibleName('1. téma – 7 készség: 1 biztos, 2 megy, 2 elkezdted')
  })

  test('leads from each leaf to its skill in the list', () => {
    render(<MapPicture topics={topics} />)
    const links = screen.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      topics.flatMap(({ skills }) => skills.map(({ id }) => `#skill-${id}`)),
    )
    expect(links[1]).toHaveAccessibleName('Ennek a témának a készsége, 0 és 1: elkezdted, frissítsd fel')
  })
})
