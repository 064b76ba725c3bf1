package kodama.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SamplesTest {
    @Test
    void samplesHaveFastestMedianAndSlowest() {
        Samples samples = new Samples(100);
        for (int i = 100; i > 0; i--) samples.add(i * 1_000_000L);
        assertEquals(1, samples.fastest());
        assertEquals(51, samples.median());
        assertEquals(100, samples.p99());
        assertEquals(100, samples.max());
    }
}
