package kodama.sound.synth;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import kodama.Seed;
import kodama.sound.SoundAnalyzer;
import org.junit.jupiter.api.Test;

class SoundChipTest {
    private static final int A = 69;
    private static final double HALF_TONE = Math.pow(2, 1 / 12.0);

    private final SoundChip chip = new SoundChip();

    private static Note note(Waveform wave, int pitch) {
        return new Note(Instrument.of(wave), pitch, pitch, 1, 0);
    }

    private static Note note(Instrument tone) {
        return new Note(tone, A, A, 1, 0);
    }

    private short[] play(double seconds) {
        short[] stereo = new short[2 * (int) Math.round(seconds * ChipTiming.RATE)];
        chip.play(stereo, 0, stereo.length / 2);
        return stereo;
    }

    private SoundAnalyzer render(double seconds) {
        return SoundAnalyzer.left(play(seconds), ChipTiming.RATE);
    }

    private SoundAnalyzer render(Note note, double seconds) {
        chip.reset();
        chip.start(0, note, true, 0);
        return render(seconds);
    }

    private static Instrument tone(StepSequence volume, StepSequence jumps, Vibrato vibrato, int sweep) {
        return new Instrument(WaveTable.sine(), volume, jumps, vibrato, sweep, 0);
    }

    @Test
    void nothingSoundsBeforeTheFirstNote() {
        assertEquals(0, render(0.1).peak());
    }

    @Test
    void eachWaveformHasThePitchOfItsNote() {
        List<Waveform> tones = List.of(
                new PulseWave(0.125),
                new PulseWave(0.5),
                WaveTable.triangle(),
                WaveTable.saw(),
                WaveTable.sine(),
                NoiseWave.SHORT);
        for (Waveform tone : tones)
            for (int pitch : new int[] {36, 60, 69, 88}) assertPitch(pitch, render(note(tone, pitch), 1), tone);
    }

    private static void assertPitch(int pitch, SoundAnalyzer rendered, Waveform tone) {
        double right = rendered.strength(SoundAnalyzer.hertz(pitch));
        String told = tone + " at " + pitch + ": " + right;
        assertTrue(right > 0.01, told);
        assertTrue(right > 2 * rendered.strength(SoundAnalyzer.hertz(pitch + 1)), told);
        assertTrue(right > 2 * rendered.strength(SoundAnalyzer.hertz(pitch - 1)), told);
    }

    @Test
    void aPulseWaveHasTheOvertonesOfItsDuty() {
        SoundAnalyzer half = render(note(new PulseWave(0.5), A), 0.5);
        SoundAnalyzer quarter = render(note(new PulseWave(0.25), A), 0.5);
        assertEquals(half.strength(440) / 3, half.strength(1320), 0.01);
        assertTrue(half.strength(880) < 0.002, "half: " + half.strength(880));
        assertTrue(quarter.strength(880) > 0.06, "quarter: " + quarter.strength(880));
        assertTrue(quarter.strength(1760) < 0.002, "quarter: " + quarter.strength(1760));
    }

    @Test
    void highPulseWavesHaveNoAliases() {
        SoundAnalyzer high = render(note(new PulseWave(0.5), 107), 0.5);
        for (int overtone = 7; overtone < 60; overtone += 2) {
            double folded = Math.abs(Math.IEEEremainder(overtone * SoundAnalyzer.hertz(107), ChipTiming.RATE));
            double strength = high.strength(folded);
            if (folded < 3_500) assertTrue(strength < 0.005, folded + " Hz: " + strength);
        }
    }

    @Test
    void aWaveTableSoundsLikeItsLevels() {
        Waveform drawn = WaveTable.ofLevels(0, 15, 0, 15, 0, 15, 0, 15);
        SoundAnalyzer rendered = render(note(drawn, A), 0.5);
        assertTrue(rendered.strength(440) < 0.002);
        assertTrue(rendered.strength(1760) > 0.15, "four periods in one: " + rendered.strength(1760));
    }

    @Test
    void longNoiseHissesAndShortNoiseIsATone() {
        SoundAnalyzer hiss = render(note(NoiseWave.LONG, A), 0.5);
        SoundAnalyzer harsh = render(note(NoiseWave.SHORT, A), 0.5);
        assertTrue(hiss.loudness() > 0.08);
        assertTrue(hiss.strength(440) < 0.03, "no tone: " + hiss.strength(440));
        assertTrue(harsh.strength(440 * 20) > 0.01);
        assertTrue(harsh.strength(440 * 20.5) < 0.002, "nothing between its overtones");
    }

    @Test
    void lowNoiseRumblesAndHighNoiseHisses() {
        assertTrue(render(note(NoiseWave.LONG, 30), 1).sharpestBend() < 0.5);
        double low = render(note(NoiseWave.LONG, 30), 1).between(0.1, 1).strength(40);
        double high = render(note(NoiseWave.LONG, 90), 1).between(0.1, 1).strength(40);
        assertTrue(low > 4 * high, low + " and " + high);
    }

    @Test
    void theVolumeOfANoteFollowsItsEnvelope() {
        StepSequence row =
                new StepSequence(new int[] {15, 15, 15, 15, 15, 15, 5, 5, 5, 5, 5, 5, 10, 10, 10, 10, 10, 10}, 12, 12);
        chip.start(0, note(tone(row, StepSequence.NONE, Vibrato.NONE, 0)), true, 0);
        SoundAnalyzer held = render(0.5);
        double full = held.between(0.02, 0.1).loudness();
        assertEquals(full / 3, held.between(0.12, 0.5).loudness(), full / 50);
        chip.stop(0);
        SoundAnalyzer letGo = render(0.5);
        assertEquals(full * 2 / 3, letGo.between(0.01, 0.1).loudness(), full / 50);
        assertEquals(0, letGo.between(0.12, 0.5).peak());
    }

    @Test
    void aSequenceLoops() {
        StepSequence beats = new StepSequence(new int[] {0, 0, 0, 15, 15, 15}, 0, 6);
        SoundAnalyzer rendered = render(note(tone(beats, StepSequence.NONE, Vibrato.NONE, 0)), 1);
        for (int beat = 0; beat < 9; beat++) {
            assertEquals(
                    0, rendered.between(beat * 0.1 + 0.01, beat * 0.1 + 0.05).peak(), 1e-4);
            assertTrue(rendered.between(beat * 0.1 + 0.06, beat * 0.1 + 0.1).peak() > 0.2);
        }
    }

    @Test
    void anArpeggioPlaysEachOfItsNotes() {
        StepSequence chord = new StepSequence(new int[] {0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 7, 7, 7, 7, 7, 7}, 0, 18);
        SoundAnalyzer rendered = render(note(tone(StepSequence.FULL, chord, Vibrato.NONE, 0)), 1);
        List<Integer> notes = new ArrayList<>();
        for (int i = 0; i < 6; i++)
            notes.add(rendered.between(0.1 * i + 0.01, 0.1 * i + 0.1).note() - A);
        assertEquals(List.of(0, 4, 7, 0, 4, 7), notes);
    }

    @Test
    void vibratoStartsAfterItsDelay() {
        SoundAnalyzer rendered =
                render(note(tone(StepSequence.FULL, StepSequence.NONE, new Vibrato(100, 5, 30), 0)), 2);
        assertTrue(rendered.between(0.05, 0.45).strength(440) > 0.25);
        SoundAnalyzer up = rendered.between(0.525, 0.575);
        SoundAnalyzer down = rendered.between(0.625, 0.675);
        assertTrue(up.strength(440 * HALF_TONE) > up.strength(440 / HALF_TONE));
        assertTrue(down.strength(440 / HALF_TONE) > down.strength(440 * HALF_TONE));
    }

    @Test
    void aSweepChangesThePitchByCentsPerTick() {
        SoundAnalyzer rendered = render(note(tone(StepSequence.FULL, StepSequence.NONE, Vibrato.NONE, -20)), 1);
        SoundAnalyzer afterAnOctave = rendered.between(0.98, 1);
        assertTrue(afterAnOctave.strength(220) > 3 * afterAnOctave.strength(440));
    }

    @Test
    void aSlideTakesItsTime() {
        chip.start(0, new Note(Instrument.of(WaveTable.sine()), A, A + 12, 1, 0), true, ChipTiming.RATE);
        SoundAnalyzer rendered = render(1.5);
        assertTrue(rendered.between(0, 0.05).strength(440) > 0.2);
        assertTrue(rendered.between(0.48, 0.52).strength(SoundAnalyzer.hertz(A + 6)) > 0.2);
        assertTrue(rendered.between(1.02, 1.5).strength(880) > 0.25);
    }

    @Test
    void aTiedNoteChangesItsPitchWithoutANewAttack() {
        StepSequence fading = new StepSequence(new int[] {15, 15, 15, 15, 15, 15, 3}, 7, 7);
        Instrument tone = tone(fading, StepSequence.NONE, Vibrato.NONE, 0);
        chip.start(0, note(tone), true, 0);
        render(0.2);
        chip.start(0, new Note(tone, A + 12, A + 12, 1, 0), false, 0);
        SoundAnalyzer tied = render(0.2);
        assertTrue(tied.strength(880) > 0.03);
        assertTrue(tied.peak() < 0.08, "still faded: " + tied.peak());
        chip.start(0, note(tone), true, 0);
        assertTrue(render(0.2).peak() > 0.2);
    }

    @Test
    void panMovesANoteFromSideToSide() {
        chip.start(0, new Note(Instrument.of(new PulseWave(0.5)), A, A, 1, -1), true, 0);
        short[] stereo = play(0.2);
        assertEquals(0, SoundAnalyzer.right(stereo, ChipTiming.RATE).peak(), 1e-4);
        assertTrue(SoundAnalyzer.left(stereo, ChipTiming.RATE).peak() > 0.2);
    }

    @Test
    void notesBeginAndEndWithoutAClick() {
        List<Note> notes = List.of(
                note(WaveTable.sine(), 60),
                note(WaveTable.sine(), 64),
                note(WaveTable.triangle(), 40),
                note(WaveTable.sine(), 72),
                new Note(Instrument.of(WaveTable.sine()), 62, 62, 0.3, 1));
        for (Note note : notes) {
            chip.start(0, note, true, 0);
            assertNoClick(render(0.0317));
            chip.stop(0);
            assertNoClick(render(0.0213));
        }
    }

    /** A sine that is cut off at its peak has a second difference of a third. */
    private static void assertNoClick(SoundAnalyzer rendered) {
        assertTrue(rendered.sharpestBend() < 0.006, rendered.sharpestBend() + " is a click");
    }

    @Test
    void aNoteTooShortToBeHeldIsReleased() {
        chip.start(0, note(WaveTable.sine(), A), true, 0);
        play(0.001);
        chip.stop(0);
        assertTrue(render(0.05).peak() > 0.1);
        assertEquals(0, render(0.1).peak());
    }

    @Test
    void eightLoudChannelsStayWithinSixteenBits() {
        for (int i = 0; i < SoundChip.CHANNELS; i++) chip.start(i, note(new PulseWave(0.125), A), true, 0);
        SoundAnalyzer rendered = render(1);
        assertTrue(rendered.peak() > 0.9 && rendered.peak() < 1, "peak: " + rendered.peak());
    }

    @Test
    void twoChipsPlayTheSame() {
        SoundChip other = new SoundChip();
        for (int i = 0; i < SoundChip.CHANNELS; i++) {
            chip.start(i, note(NoiseWave.LONG, 60 + i), true, 0);
            other.start(i, note(NoiseWave.LONG, 60 + i), true, 0);
        }
        short[] once = play(0.5);
        short[] inPieces = new short[once.length];
        for (int at = 0; at < once.length / 2; at += 49) other.play(inPieces, at, Math.min(49, once.length / 2 - at));
        assertArrayEquals(once, inPieces);
    }

    @Test
    void skippingIsLikePlaying(@Seed(4) Random random) {
        SoundChip skipped = new SoundChip();
        for (int i = 0; i < 200; i++) {
            Note note = anyNote(random);
            int channel = random.nextInt(SoundChip.CHANNELS);
            int frames = random.nextInt(2_000);
            for (SoundChip each : List.of(chip, skipped)) {
                each.start(channel, note, i % 3 > 0, 3_000);
                if (i % 2 == 0) each.stop(random.nextInt(1));
            }
            chip.play(new short[2 * frames], 0, frames);
            skipped.skip(frames);
        }
        short[] expected = play(0.5);
        short[] found = new short[expected.length];
        skipped.play(found, 0, found.length / 2);
        assertArrayEquals(expected, found);
    }

    private static Note anyNote(Random random) {
        List<Waveform> waves = new ArrayList<>(List.of(
                new PulseWave(0.125),
                new PulseWave(0.75),
                WaveTable.triangle(),
                WaveTable.saw(),
                NoiseWave.LONG,
                NoiseWave.SHORT));
        StepSequence volume = new StepSequence(new int[] {15, 9, 12, 8, 4, 2}, 1, 3);
        StepSequence jumps = new StepSequence(new int[] {0, 12}, 0, 2);
        Instrument tone = new Instrument(
                waves.get(random.nextInt(waves.size())),
                volume,
                jumps,
                new Vibrato(30, 7, 3),
                random.nextInt(20) - 10,
                5);
        return new Note(tone, random.nextInt(128), random.nextInt(128), random.nextDouble(), random.nextDouble());
    }

    @Test
    void nothingIsAllocatedWhilePlaying() {
        short[] stereo = new short[2_048];
        for (int i = 0; i < SoundChip.CHANNELS; i++) chip.start(i, anyNote(new Random(i)), true, 9_000);
        for (int i = 0; i < 500; i++) chip.play(stereo, 0, 1_024);
        var threads = (com.sun.management.ThreadMXBean) java.lang.management.ManagementFactory.getThreadMXBean();
        long thread = Thread.currentThread().getId();
        long before = threads.getThreadAllocatedBytes(thread);
        for (int i = 0; i < 500; i++) chip.play(stereo, 0, 1_024);
        long bytes = threads.getThreadAllocatedBytes(thread) - before;
        assertTrue(bytes < 500, bytes + " bytes in 500 plays");
    }

    @Test
    void impossibleValuesAreRejected() {
        assertRefused("duty must be above 0 and below 1 but was 1.0", () -> new PulseWave(1));
        assertRefused("levels of a wave must be between 2 and 256 but was 1", () -> WaveTable.ofLevels(3));
        assertRefused("level of a wave must be between 0 and 15 but was 16", () -> WaveTable.ofLevels(3, 16));
        assertRefused("cents of a vibrato must be between 0 and 1200 but was 1201", () -> new Vibrato(1201, 5, 0));
        assertRefused("Hertz of a vibrato must be between 1 and 30 but was 0", () -> new Vibrato(10, 0, 0));
        assertRefused("delay of a vibrato must be between 0 and 600 but was -1", () -> new Vibrato(10, 5, -1));
        assertRefused(
                "a sequence of 2 values cannot have loop 2 and end 3", () -> new StepSequence(new int[] {1, 2}, 2, 3));
    }

    private static void assertRefused(String message, Runnable wrong) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, wrong::run).getMessage());
    }
}
