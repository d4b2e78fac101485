import { expect, test } from 'vitest';
import { ApiFailure, networkFailure } from './api-failure.ts';
import { createSaveIds } from './save-ids.ts';

function ids() {
  let count = 0;
  return createSaveIds(() => `id-${(count += 1)}`);
}

test('a save that is sent again is the same save, and another one knows of it when its response was lost', () => {
  const saves = ids();
  const [first, second] = [{}, {}];
  expect(saves.of(first)).toEqual({ save_id: 'id-1', lost_saves: [] });
  saves.noteFailed(networkFailure());
  expect(saves.of(first)).toEqual({ save_id: 'id-1', lost_saves: [] });
  saves.noteFailed(new ApiFailure(502, 'http-502', ''));
  expect(saves.of(second)).toEqual({ save_id: 'id-2', lost_saves: ['id-1'] });
});

test('a save that was refused has written nothing', () => {
  const saves = ids();
  saves.of('um');
  saves.noteFailed(new ApiFailure(422, 'empty_page', ''));
  expect(saves.of('outro')).toEqual({ save_id: 'id-2', lost_saves: [] });
});

test('after a response the same payload again is another save', () => {
  const saves = ids();
  saves.of('um');
  saves.noteFailed(networkFailure());
  saves.noteSaved();
  expect(saves.of('um')).toEqual({ save_id: 'id-2', lost_saves: [] });
});
