import { calendar } from '@/lib/deadlines/calendar';

it('a calendar file obeys RFC 5545: line ends, lines of 75 bytes, escapes and days', () => {
  const about = `Avise a tiempo; sí, él también\n${'“Año” – '.repeat(30)}`;
  const url = 'https://site.example/es/deadlines/texas#what=injury';
  const file = calendar(
    [{ day: '2027-01-29', title: 'Hable, ya', about, id: url, alarms: [14, 3, 0] }],
    url,
  );
  expect(file).toMatch(/^(.+\r\n)+$/);
  // Programs that do not join lines can still read the day.
  expect(file).toContain('\r\nDTSTART;VALUE=DATE:20270129\r\n');
  expect(file).toMatch(/\nDTSTAMP:\d{8}T\d{6}Z\r\n/);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  for (const line of [
    'UID:es/deadlines/texas#what=injury@site.example',
    'SUMMARY:Hable\\, ya',
    `DESCRIPTION:Avise a tiempo\\; sí\\, él también\\n${'“Año” – '.repeat(30)}`,
    `URL:${url}`,
    'TRIGGER:-P13DT15H',
    'TRIGGER:-P2DT15H',
    'TRIGGER:PT9H',
  ])
    expect(lines).toContain(line);
});
