/** The time of day. Domain code never asks the machine itself, so that tests can move time. */
export interface Clock {
  now(): Date
}
