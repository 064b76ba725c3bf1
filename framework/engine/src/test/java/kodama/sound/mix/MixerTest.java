package kodama.sound.mix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import kodama.sound.AudioStream;
import kodama.sound.Loop;
import kodama.sound.OutputAnalyzer;
import kodama.sound.SampledSound;
import kodama.sound.Sound;
import kodama.sound.Tones;
import org.junit.jupiter.api.Test;

class MixerTest {
    private static final int RATE = 44_100;
    private static final double HEADROOM = 0.7;

    /** A sine of 440 Hz at full scale has steps of 0.044. */
    private static final double CLICK = 0.06;

    private final StreamDecoder decoder = new StreamDecoder(line -> {});
    private final Mixer mixer = new Mixer(RATE, decoder);
    private final AudioBus bus = new AudioBus();
    private long ids;

    MixerTest() {
        now(voices -> voices.add(bus));
    }

    private void now(MixerCommand command) {
        assertTrue(mixer.send(0, command));
    }

    private VoiceStart start(Sound sound, boolean loops) {
        return start(mixer.createSource(sound, loops, 0), sound.rate(), 1, 0, 1, 0);
    }

    private VoiceStart start(SampleSource feed, int rate, double gain, double pan, double pitch, int priority) {
        return new VoiceStart(++ids, feed, rate, bus, gain, pan, pitch, priority, 0, Interpolation.LINEAR);
    }

    private OutputAnalyzer mix(double seconds) {
        return mix((int) Math.round(seconds * RATE));
    }

    private OutputAnalyzer mix(int frames) {
        short[] out = new short[2 * frames];
        while (decoder.work()) {}
        mixer.mix(out, frames);
        return new OutputAnalyzer(out, RATE);
    }

    private static SampledSound sine(double hertz, double seconds) {
        return Tones.sine("sine", RATE, hertz, seconds, 1);
    }

    @Test
    void withoutVoicesThereIsSilence() {
        assertEquals(-1, mix(0.1).firstSound());
    }

    @Test
    void aSoundPlaysFromItsScheduledFrameToItsEnd() {
        VoiceStart start = start(sine(440, 0.1), false);
        mixer.send(1000, voices -> voices.start(start));
        OutputAnalyzer mixed = mix(0.3);
        assertEquals(1001, mixed.firstSound(), "its first sample is zero");
        assertEquals(1000 + 4410, mixed.endOfSound(), 3);
        assertEquals(HEADROOM, mixed.between(0.03, 0.12).tone(440), 0.01);
        assertTrue(mixed.largestStep() < CLICK, "no click");
    }

    @Test
    void aSoundWithStepsAtItsEndsDoesNotClick() {
        now(voices -> voices.start(start(Tones.step("step", 4410, 1), false)));
        OutputAnalyzer mixed = mix(0.2);
        assertEquals(HEADROOM, mixed.left(2000), 0.001);
        assertTrue(mixed.largestStep() < 0.01, () -> "step of " + mixed.largestStep());
    }

    @Test
    void changesOfGainPanAndPauseDoNotClick() {
        now(voices -> voices.start(start(Tones.step("step", 44_100, 1), false)));
        long id = ids + 1;
        mixer.send(1000, voices -> voices.setGain(id, 0.2, 0));
        mixer.send(3000, voices -> voices.setPan(id, -1));
        mixer.send(5000, voices -> voices.setPaused(id, true));
        mixer.send(8000, voices -> voices.setPaused(id, false));
        mixer.send(10_000, voices -> voices.setBusGain(bus, 4, 0));
        mixer.send(12_000, voices -> voices.setBusPaused(bus, true));
        mixer.send(15_000, voices -> voices.setBusPaused(bus, false));
        mixer.send(17_000, voices -> voices.setMasterVolume(0.1));
        mixer.send(19_000, voices -> voices.stop(id, 0));
        OutputAnalyzer mixed = mix(21_000);
        assertEquals(0.2 * HEADROOM, mixed.left(2500), 0.001);
        assertEquals(0, mixed.right(4500), "all on the left");
        assertEquals(0.2 * HEADROOM, mixed.left(4500), 0.001);
        assertEquals(0, mixed.left(7000), "paused");
        assertEquals(0.8 * HEADROOM, mixed.left(11_500), 0.001);
        assertEquals(0, mixed.left(14_000), "all of the group is paused");
        assertEquals(0.08 * HEADROOM, mixed.left(18_500), 0.001);
        assertEquals(19_000 + 220, mixed.endOfSound(), 3);
        assertTrue(mixed.largestStep() < 0.01, () -> "step of " + mixed.largestStep());
    }

    @Test
    void aPausedSoundResumesAtItsPosition() {
        now(voices -> voices.start(start(sine(441, 1), false)));
        long id = ids + 1;
        mixer.send(4410, voices -> voices.setPaused(id, true));
        mixer.send(44_100, voices -> voices.setPaused(id, false));
        OutputAnalyzer mixed = mix(2.0);
        assertEquals(44_100 + (44_100 - 4410 - 220), mixed.endOfSound(), 5);
        assertTrue(mixed.largestStep() < CLICK);
    }

    @Test
    void noSampleIsOverFullScaleHoweverMuchSounds() {
        for (int i = 0; i < Voices.MAX_VOICES; i++) {
            VoiceStart start = start(mixer.createSource(sine(100 + i, 1), false, 0), RATE, 4, 0, 1, 0);
            now(voices -> voices.start(start));
        }
        OutputAnalyzer mixed = mix(0.5);
        assertTrue(mixed.peak() > 0.9, "it is loud");
        assertTrue(mixed.peak() < 1.0);
        assertTrue(mixed.between(0, 0.01).firstSound() >= 0);
    }

    @Test
    void aSoundThatIsFarTooLoudIsLimited() {
        for (int i = 0; i < Voices.MAX_VOICES; i++) {
            VoiceStart start = start(mixer.createSource(Tones.step("step", RATE, 1), false, 0), RATE, 4, 0, 1, 0);
            now(voices -> voices.start(start));
        }
        OutputAnalyzer mixed = mix(0.5).between(0.1, 0.5);
        for (int i = 0; i < mixed.frames(); i++) assertEquals(1, mixed.left(i), 0.01);
    }

    @Test
    void pitchAndTheRateOfTheSoundMakeTheTone() {
        Sound low = Tones.sine("low", 22_050, 500, 1, 1);
        now(voices -> voices.start(start(mixer.createSource(low, false, 0), low.rate(), 1, 0, 1.5, 0)));
        OutputAnalyzer mixed = mix(1.0);
        assertEquals(HEADROOM, mixed.between(0.1, 0.5).tone(750), 0.02);
        assertEquals(Math.round(RATE / 1.5), mixed.endOfSound(), 5);
    }

    @Test
    void eachInterpolationReadsBetweenSamples() {
        short[] stereo = {0, 0, 100, 0, 200, 0, 200, 0};
        assertEquals(100, Interpolation.NEAREST.at(stereo, 2, 0.75f));
        assertEquals(175, Interpolation.LINEAR.at(stereo, 2, 0.75f));
        assertEquals(100, Interpolation.CUBIC.at(stereo, 2, 0));
        assertEquals(156.25, Interpolation.CUBIC.at(stereo, 2, 0.5f), "Catmull and Rom: (-0+9*100+9*200-200)/16");
    }

    @Test
    void aLoopContinuesAtItsStart() {
        short[] ramp = new short[1000];
        for (int i = 0; i < ramp.length; i++) ramp[i] = (short) (10 * i);
        SampledSound sound = SampledSound.of("ramp", RATE, 1, ramp).withLoop(new Loop(600, 700));
        short[] out = new short[2 * 2000];
        MemorySource feed = new MemorySource(sound, true, 0);
        assertEquals(2000, feed.read(out, 0, 2000));
        for (int i = 0; i < 2000; i++) assertEquals(10 * sound.loop().at(i), out[2 * i], "frame " + i);
        feed.endAt(2100);
        assertEquals(100, feed.read(out, 0, 2000));
        assertTrue(feed.isOver());
    }

    @Test
    void aStreamSoundsLikeItsSamples() {
        SampledSound sound = sine(440, 0.9).withLoop(new Loop(4410, 22_050));
        MemorySource samples = new MemorySource(sound, true, 30_000);
        SampleSource stream = mixer.createSource(Tones.streamed(sound), true, 30_000);
        short[] expected = new short[2 * 50_000];
        short[] mixed = new short[2 * 50_000];
        for (int at = 0; at < 50_000; at += 500) {
            samples.read(expected, at, 500);
            while (decoder.work()) {}
            assertEquals(500, stream.read(mixed, at, 500));
        }
        assertTrue(Arrays.equals(expected, mixed));
        stream.release();
        decoder.work();
        assertTrue(decoder.isIdle());
    }

    @Test
    void aStarvedStreamIsSilentAndContinues() {
        Sound stream = Tones.streamed(sine(441, 1));
        now(voices -> voices.start(start(stream, false)));
        short[] out = new short[2 * 4410];
        mixer.mix(out, 4410);
        assertEquals(-1, new OutputAnalyzer(out, RATE).firstSound(), "nothing was decoded so far");
        assertEquals(HEADROOM, mix(0.5).between(0.1, 0.4).tone(441), 0.01);
        assertEquals(22_050, mix(1.0).endOfSound(), 10);
    }

    @Test
    void aSoundThatFollowsBeginsInTheFrameInWhichTheOtherEnds() {
        SampledSound first = sine(440, 0.25);
        SampledSound second = sine(440, 0.25);
        now(voices -> voices.start(start(first, false)));
        VoiceStart next = start(second, false);
        now(voices -> voices.follow(next.id() + 1, next));
        OutputAnalyzer mixed = mix(1.0);
        assertTrue(mixed.largestStep() < CLICK, "no gap, no click");
        assertEquals(22_050, mixed.endOfSound(), 6);
        assertEquals(HEADROOM, mixed.between(0.24, 0.26).tone(440), 0.03);
    }

    @Test
    void aGroupIsDuckedWhileAnotherSounds() {
        AudioBus voice = new AudioBus();
        now(voices -> voices.add(voice));
        now(voices -> voices.duck(bus, voice, 0.25));
        now(voices -> voices.start(start(sine(441, 3), false)));
        VoiceStart word = new VoiceStart(
                99, mixer.createSource(sine(1000, 0.5), false, 0), RATE, voice, 1, 0, 1, 0, 0, Interpolation.LINEAR);
        mixer.send(RATE / 2, voices -> voices.start(word));
        OutputAnalyzer mixed = mix(2.0);
        assertEquals(HEADROOM, mixed.between(0.3, 0.4).tone(441), 0.01);
        assertEquals(HEADROOM / 4, mixed.between(0.7, 0.9).tone(441), 0.02);
        assertEquals(HEADROOM, mixed.between(1.6, 1.9).tone(441), 0.01);
    }

    @Test
    void theLeastImportantThenTheQuietestThenTheOldestVoiceIsStopped() {
        for (int i = 0; i < Voices.MAX_VOICES; i++) {
            double gain = i == 40 ? 0.001 : 0.01;
            int priority = i == 41 ? -1 : 0;
            VoiceStart start =
                    start(mixer.createSource(Tones.step("x", 44_100, 1), false, 0), RATE, gain, 0, 1, priority);
            now(voices -> voices.start(start));
        }
        mix(0.01);
        assertEquals(Voices.MAX_VOICES, mixer.voices().sounding());
        double before = mix(0.01).left(400);
        assertEquals((62 * 0.01 + 0.001 + 0.01) * HEADROOM, before, 0.002);
        for (double lost : new double[] {0.01, 0.001, 0.01}) {
            VoiceStart silent = start(mixer.createSource(Tones.step("x", 44_100, 0), false, 0), RATE, 4, 0, 1, 5);
            now(voices -> voices.start(silent));
            mix(0.01);
            double after = mix(0.01).left(400);
            assertEquals(lost * HEADROOM, before - after, 0.0003);
            before = after;
        }
        VoiceStart unimportant = start(mixer.createSource(Tones.step("x", 44_100, 1), false, 0), RATE, 1, 0, 1, -7);
        now(voices -> voices.start(unimportant));
        assertEquals(before, mix(0.02).left(800), 0.0001, "it is not begun");
        assertEquals(4, mixer.voices().stolen());
    }

    @Test
    void anExceptionOfAStreamIsReportedAndTheOthersContinue() {
        List<String> told = new ArrayList<>();
        StreamDecoder careful = new StreamDecoder(told::add);
        careful.add(throwing("one", true), false, 0);
        careful.add(throwing("two", false), false, 0);
        StreamSource good = careful.add(Tones.streamed(sine(440, 0.1)), false, 0);
        while (careful.work()) {}
        assertEquals(4410, good.read(new short[10_000], 0, 5000));
        assertTrue(careful.isIdle());
        assertEquals(
                List.of(
                        "a sound cannot be closed: java.lang.IllegalStateException: close",
                        "decoding a sound failed: java.lang.StackOverflowError: open"),
                told);
    }

    private static Sound throwing(String name, boolean inOpen) {
        return new Sound() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public int rate() {
                return RATE;
            }

            @Override
            public long frames() {
                return 100;
            }

            @Override
            public AudioStream open() {
                if (inOpen) throw new StackOverflowError("open");
                return new AudioStream() {
                    @Override
                    public int read(short[] stereo, int from, int frames) {
                        return 0;
                    }

                    @Override
                    public void seek(long frame) {}

                    @Override
                    public void close() {
                        throw new IllegalStateException("close");
                    }
                };
            }
        };
    }

    @Test
    void aFullRingBufferRejectsCommands() {
        int taken = 0;
        while (mixer.send(0, voices -> {})) taken++;
        assertEquals(4095, taken, "one was there before");
        mix(1);
        assertTrue(mixer.send(0, voices -> {}));
    }

    @Test
    void mixingAllocatesNothing() {
        for (int i = 0; i < Voices.MAX_VOICES; i++) {
            SampledSound sound = Tones.sine("s", 22_050 + 100 * i, 200 + 10 * i, 5, 0.1);
            VoiceStart start = start(sound, true);
            now(voices -> voices.start(start));
        }
        short[] out = new short[2 * 441];
        for (int i = 0; i < 200; i++) mixer.mix(out, 441);
        var threads = (com.sun.management.ThreadMXBean) java.lang.management.ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < 200; i++) mixer.mix(out, 441);
        assertTrue(threads.getCurrentThreadAllocatedBytes() - before < 10_000, "two seconds of sound");
    }
}
