/*
 * Makes src/site/fonts/portao-display.woff2 out of Saira Condensed 700. Run by hand when the glyphs change:
 *   node bin/subset-font.mjs
 * The licence (SIL OFL 1.1) reserves the name "Saira", so the subset carries another family name, in the file too.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const source = new URL('../node_modules/@fontsource/saira-condensed/', import.meta.url);
const target = new URL('../src/site/fonts/', import.meta.url);

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const PORTUGUESE = 'áàâãéêíóôõúüçÁÀÂÃÉÊÍÓÔÕÚÜÇ';
const SIGNS = '\u00a0“”‘’–—…•ºª°×';

const NAMES = {
  0: 'Subset of Saira Condensed. Copyright 2016 The Saira Project Authors. Renamed as the licence asks.',
  1: 'Portao Display',
  2: 'Bold',
  4: 'Portao Display Bold',
  6: 'PortaoDisplay-Bold',
  13: 'This Font Software is licensed under the SIL Open Font License, Version 1.1.',
};

/** An OpenType `name` table, format 0, Windows/Unicode/English. */
function nameTable(names) {
  const entries = Object.entries(names).map(([id, text]) => ({
    id: Number(id),
    bytes: Buffer.from(text, 'utf16le').swap16(),
  }));
  const header = Buffer.alloc(6 + entries.length * 12);
  header.writeUInt16BE(entries.length, 2);
  header.writeUInt16BE(header.length, 4);
  let offset = 0;
  entries.forEach(({ id, bytes }, index) => {
    [3, 1, 0x409, id, bytes.length, offset].forEach((value, field) => {
      header.writeUInt16BE(value, 6 + index * 12 + field * 2);
    });
    offset += bytes.length;
  });
  return Buffer.concat([header, ...entries.map(({ bytes }) => bytes)]);
}

function checksum(bytes) {
  const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

/** The same font with one table replaced: the directory is written again, tables stay in their order. */
function withTable(font, tag, content) {
  const count = font.readUInt16BE(4);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 12 + index * 16;
    const name = font.toString('latin1', at, at + 4);
    const start = font.readUInt32BE(at + 8);
    return { name, bytes: name === tag ? content : font.subarray(start, start + font.readUInt32BE(at + 12)) };
  });
  const directory = Buffer.from(font.subarray(0, 12 + count * 16));
  let offset = directory.length;
  const bodies = tables.map(({ bytes }, index) => {
    const at = 12 + index * 16;
    directory.writeUInt32BE(checksum(bytes), at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(bytes.length, at + 12);
    const body = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
    offset += body.length;
    return body;
  });
  return Buffer.concat([directory, ...bodies]);
}

const original = readFileSync(new URL('files/saira-condensed-latin-700-normal.woff2', source));
const glyphs = ASCII + PORTUGUESE + SIGNS;
const options = { keepFeatures: ['kern', 'tnum', 'mark', 'ccmp'], noHinting: true, preserveNameIds: [13] };
const subset = await subsetFont(original, glyphs, { ...options, targetFormat: 'sfnt' });
const renamed = withTable(Buffer.from(subset), 'name', nameTable(NAMES));
const woff2 = await subsetFont(renamed, glyphs, { ...options, targetFormat: 'woff2' });

mkdirSync(target, { recursive: true });
writeFileSync(new URL('portao-display.woff2', target), woff2);
writeFileSync(new URL('portao-display-licence.txt', target), readFileSync(new URL('LICENSE', source)));
process.stdout.write(`portao-display.woff2: ${woff2.length} bytes\n`);
