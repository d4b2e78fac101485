/** Each car leaves and comes back: two cycles a day. A first estimate, which the porter's own count replaces. */
const CYCLES_A_CAR = 2;
/** Of a day's cycles, those of its busiest hour. */
const BUSIEST_HOUR = 0.15;

/** Cycles a day of a gate that so many cars pass. */
export function cyclesOfCars(cars: number): number {
  return cars * CYCLES_A_CAR;
}

/** Cycles of the busiest hour of a day of so many cycles. */
export function busiestHourOf(cyclesADay: number): number {
  return Math.ceil(cyclesADay * BUSIEST_HOUR);
}
