/** The positions of the pages that hold a shingle; the first `count` of the array. */
interface Posting {
  positions: Uint16Array;
  count: number;
}

/** An inverted index: which positions hold a shingle. Positions take 16 bits. */
export interface ShinglePostings {
  add(shingles: Uint32Array, position: number): void;
  /** Adds to `counts`, for each position, how many of these shingles it holds. */
  count(shingles: Uint32Array, counts: Uint32Array): void;
}

export function createShinglePostings(): ShinglePostings {
  /** More than half of the shingles stand in one page alone: for these its position is kept without an array around it. */
  const postings = new Map<number, number | Posting>();

  function post(shingle: number, position: number): void {
    const posting = postings.get(shingle);
    if (posting === undefined) return void postings.set(shingle, position);
    if (typeof posting === 'number')
      return void postings.set(shingle, { positions: Uint16Array.of(posting, position), count: 2 });
    if (posting.count === posting.positions.length) {
      const longer = new Uint16Array(posting.count * 2);
      longer.set(posting.positions);
      posting.positions = longer;
    }
    posting.positions[posting.count] = position;
    posting.count += 1;
  }

  return {
    add(shingles, position) {
      for (let at = 0; at < shingles.length; at += 1) post(shingles[at] ?? 0, position);
    },
    count(shingles, counts) {
      for (let at = 0; at < shingles.length; at += 1) {
        const posting = postings.get(shingles[at] ?? 0);
        if (posting === undefined) continue;
        if (typeof posting === 'number') {
          counts[posting] = (counts[posting] ?? 0) + 1;
          continue;
        }
        const { positions: list, count } = posting;
        for (let index = 0; index < count; index += 1) {
          const position = list[index] ?? 0;
          counts[position] = (counts[position] ?? 0) + 1;
        }
      }
    },
  };
}
