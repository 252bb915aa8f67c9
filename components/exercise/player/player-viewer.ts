/** The signed-in pupil in front of the player. */
export interface PlayerViewer {
  readonly uid: string
  readonly email: string
}
