import * as fc from 'fast-check';
import { hostile, printable } from '@/__tests__/unit/random-texts';
import { claimParameters, readClaimQuery } from '@/lib/claim-query';

fc.configureGlobal({ seed: 7, numRuns: 1_000 });

const types = ['Auto Accident', 'MalPractice', 'Slip & Fall + more', '100 %', 'Ünfall #1 = 事故'];
const zipCode = fc.stringMatching(/^[0-9]{5}$/);
const blank = fc.stringMatching(/^[ \t\u00a0]{0,3}$/);

/** Puts values into an address as a browser does with a GET form. */
const submitted = (accidentId: string, typed: string) =>
  `?${new URLSearchParams([
    [claimParameters.accidentType, accidentId],
    [claimParameters.zipCode, typed],
  ])}`;

describe('the claim in the address', () => {
  it('is read back as the finder wrote it, whatever the editors call the accident types', () => {
    const names = fc.uniqueArray(fc.oneof(printable({ minLength: 1 }), hostile), { minLength: 1 });
    fc.assert(
      fc.property(names, fc.nat(), zipCode, blank, (list, choice, zip, space) => {
        const accidentId = list[choice % list.length] as string;
        const search = submitted(accidentId, space + zip + space);
        expect(readClaimQuery(search, list)).toEqual({ accidentId, zipCode: zip });
      }),
    );
  });

  it('holds a known accident type and five digits or nothing, whatever the address says', () => {
    const piece = fc.oneof(
      fc.stringMatching(/^[0-9]{3,8}$/),
      printable(),
      fc.string({ unit: 'binary' }),
      hostile,
      fc.constantFrom(
        ...types,
        '%E0%A4%A',
        '%%',
        '&',
        '=',
        '#',
        '٩٠٢١٠',
        '９０２１０',
        '90210-1234',
      ),
    );
    const queries = fc.oneof(
      fc.tuple(piece, piece).map(([type, zip]) => submitted(type, zip)),
      fc.tuple(piece, piece).map(([type, zip]) => `?accidentId=${type}&zipCode=${zip}`),
      fc.array(piece).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(queries, (search) => {
        const { accidentId = '', zipCode = '' } = readClaimQuery(search, types);
        expect(['', ...types]).toContain(accidentId);
        expect(zipCode).toMatch(/^([0-9]{5})?$/);
      }),
    );
  });
});
