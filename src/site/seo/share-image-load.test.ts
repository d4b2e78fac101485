import { GlobalFonts } from '@napi-rs/canvas';
import { expect, test, vi } from 'vitest';
import { createDrawShareImage } from './share-image.ts';

test('a drawing library that could not be loaded is tried again with the next picture', async () => {
  const drawShareImage = createDrawShareImage();
  const texts = { title: 'Motor', company: 'Portão Exemplo' };
  const register = vi.spyOn(GlobalFonts, 'register').mockReturnValueOnce(null);
  await expect(drawShareImage(texts)).rejects.toThrow('cannot be read');
  expect((await drawShareImage(texts)).length).toBeGreaterThan(1000);
  expect(register).toHaveBeenCalledTimes(2);
  register.mockRestore();
});
