import { readClaimQuery } from '@/lib/claim-query';

const types = ['Auto Accident', 'MalPractice'];

describe('the claim in the address', () => {
  it('is the accident type and the zip code that the finder put there', () => {
    expect(readClaimQuery('?accidentId=Auto+Accident&zipCode=90210', types)).toEqual({
      accidentId: 'Auto Accident',
      zipCode: '90210',
    });
  });

  it('takes a zip code as browsers fill it in', () => {
    expect(readClaimQuery('?zipCode=85001-1234', types)).toEqual({ zipCode: '85001' });
  });

  it.each([
    ['nothing', ''],
    ['a script', '?accidentId=<script>&zipCode=<script>'],
    ['an unknown type and a short zip code', '?accidentId=Flood&zipCode=9021'],
    ['broken escapes', '?accidentId=%E0%A4%A&zipCode=%%'],
    ['full-width digits', '?zipCode=９０２１０'],
  ])('is empty for %s', (_, search) => {
    expect(readClaimQuery(search, types)).toEqual({});
  });
});
