/** How many drawings may wait; who comes then is told so at once, since they would wait for too long. */
const LONGEST_QUEUE = 20

interface Waiting<Picture> {
  readonly draw: () => Promise<Picture>
  readonly resolve: (picture: Promise<Picture>) => void
}

/** One drawing at a time. */
export interface DrawingQueue<Picture> {
  /**
   * Has a picture drawn when its turn comes. Who asks for one that is waiting or being drawn gets the same.
   *
   * @param isUrgent goes before all others, however many there are.
   * @returns `undefined` when too many others wait.
   */
  add(key: string, draw: () => Promise<Picture>, isUrgent?: boolean): Promise<Picture> | undefined
}

/** A queue of one, so that many who ask for pictures do not stop the site. */
export function createDrawingQueue<Picture>(longest = LONGEST_QUEUE): DrawingQueue<Picture> {
  const promised = new Map<string, Promise<Picture>>()
  const waiting: Waiting<Picture>[] = []
  let isDrawing = false

  async function drawAll(): Promise<void> {
    isDrawing = true
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const picture = next.draw()
      next.resolve(picture)
      await picture.catch(() => undefined)
    }
    isDrawing = false
  }

  return {
    add(key, draw, isUrgent = false) {
      const known = promised.get(key)
      if (known) return known
      if (waiting.length >= longest && !isUrgent) return undefined
      const picture = new Promise<Picture>((resolve) => {
        const entry = { draw, resolve }
        if (isUrgent) waiting.unshift(entry)
        else waiting.push(entry)
      })
      const forget = () => void promised.delete(key)
      picture.then(forget, forget)
      promised.set(key, picture)
      if (!isDrawing) void drawAll()
      return picture
    },
  }
}
