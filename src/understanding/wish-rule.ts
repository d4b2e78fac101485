/** A wish is told where every group has a word in the title and none of the words under `unless` does. */
export interface WishRule {
  readonly entry: string;
  readonly all: readonly RegExp[];
  readonly unless?: RegExp;
}
