import { readClaimQuery } from '@/lib/claim-query';

const types = ['Auto Accident', 'MalPractice'];

describe('the claim in the address', () => {
  it('is the accident type and the zip code that the finder put there', () => {
    expect(readClaimQuery('?accidentId=Auto+Accident&zipCode=90210', types)).toEqual({
      accidentId: 'Auto Accident',
      zipCode: '90210',
    });
  });

  it('takes the tile that was pressed before the script came, not the dropdown after it', () => {
    const search = '?accidentId=MalPractice&accidentId=Auto+Accident&zipCode=90210';
    expect(readClaimQuery(search, types).accidentId).toBe('MalPractice');
  });

  it.each([
    ['nothing', ''],
    ['a script', '?accidentId=<script>&zipCode=<script>'],
    ['an unknown type and a short zip code', '?accidentId=Flood&zipCode=9021'],
    ['broken escapes', '?accidentId=%E0%A4%A&zipCode=%%'],
    ['full-width digits', '?zipCode=９０２１０'],
  ])('is empty for %s', (_, search) => {
    expect(readClaimQuery(search, types)).toEqual({ accidentId: '', zipCode: '' });
  });
});
