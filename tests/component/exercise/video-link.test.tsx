import { screen, within } from '@testing-library/react'
import { VideoLink } from '@/components/exercise/video-link'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { renderPlayer, subTask } from './render-player'

test('a phone has the way to videos elsewhere in the row of links, after the answer, in a tab of its own', () => {
  const video = { title: 'Egy gyorsan', address: 'https://video.example/1' }
  renderPlayer({
    subTasks: [subTask({ type: 'single-number', props: {} })],
    links: <VideoLink video={video} place="links" />,
  })
  const links = screen.getByRole('complementary', { name: exerciseMessages.links })
  const link = within(links).getByRole('link', { name: /^Egy gyorsan/ })
  expect(link).toHaveAttribute('href', video.address)
  expect(link).toHaveAttribute('target', '_blank')
  expect(screen.getByRole('textbox').compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
