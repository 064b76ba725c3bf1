package kodama.sound.mix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import kodama.base.LeakTracker;
import kodama.base.LeakTracker.Lifetime;
import kodama.sound.AudioLine;
import kodama.sound.OutputAnalyzer;
import kodama.sound.Sound;
import kodama.sound.SoundException;
import kodama.sound.Tones;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Runs with the same threads as a game, and a line that accepts all data at once. */
@Timeout(20)
class AudioEngineTest {
    private static final int WANTED = 44_100;

    /** Stores the first second of sound, and accepts further data slowly. */
    private static final class Recorder implements AudioLine {
        private final short[] mixed = new short[2 * WANTED];
        private int count;
        final CountDownLatch full = new CountDownLatch(1);

        @Override
        public int rate() {
            return Mixer.RATE;
        }

        @Override
        public int bufferFrames() {
            return 512;
        }

        @Override
        public void write(short[] stereo, int frames) {
            Thread.yield();
            for (int i = 0; i < frames && count < WANTED; i++) {
                if (count == 0 && stereo[2 * i] == 0) continue;
                mixed[2 * count] = stereo[2 * i];
                mixed[2 * count + 1] = stereo[2 * i + 1];
                count++;
            }
            if (count == WANTED) full.countDown();
        }

        @Override
        public void close() {}
    }

    private final LeakTracker leakTracker = new LeakTracker();
    private final List<String> told = Collections.synchronizedList(new ArrayList<>());

    private static VoiceStart start(AudioEngine speaker, Sound sound, AudioBus bus) {
        return new VoiceStart(
                1, speaker.createSource(sound, true, 0), sound.rate(), bus, 1, 0, 1, 0, 0, Interpolation.LINEAR);
    }

    @Test
    void whileTheGameHangsTheMusicContinuesWithoutAGap() throws InterruptedException {
        Recorder line = new Recorder();
        AudioBus bus = new AudioBus();
        try (AudioEngine speaker = new AudioEngine(() -> line, told::add, leakTracker)) {
            speaker.send(0, voices -> voices.add(bus));
            VoiceStart start = start(speaker, Tones.sine("sine", 44_100, 441, 1, 1), bus);
            speaker.start();
            speaker.send(0, voices -> voices.start(start));
            assertTrue(line.full.await(15, TimeUnit.SECONDS));
        }
        OutputAnalyzer mixed = new OutputAnalyzer(line.mixed, Mixer.RATE);
        assertEquals(0.7, mixed.between(0.1, 1).tone(441), 0.01);
        assertTrue(mixed.largestStep() < 0.06, () -> "step of " + mixed.largestStep());
        assertEquals(List.of(), leakTracker.survivors(Lifetime.PROGRAM));
    }

    @Test
    void itOpensNothingBeforeItsStartAndAfterItsEnd() {
        AudioEngine speaker = new AudioEngine(
                () -> {
                    throw new AssertionError("opened");
                },
                told::add,
                leakTracker);
        AudioBus bus = new AudioBus();
        speaker.send(0, voices -> voices.add(bus));
        assertTrue(speaker.isAudible());
        assertEquals(44_100, speaker.rate());
        assertEquals(0, speaker.position());
        speaker.close();
        speaker.start();
        assertFalse(speaker.isAudible());
        assertEquals(List.of(), leakTracker.survivors(Lifetime.PROGRAM));
    }

    @Test
    void withoutADeviceAWarningIsGivenOnceAndTheMixerRuns() throws InterruptedException {
        CountDownLatch said = new CountDownLatch(1);
        try (AudioEngine speaker = new AudioEngine(
                () -> {
                    throw new SoundException("this machine has no sound device", null);
                },
                line -> {
                    told.add(line);
                    said.countDown();
                },
                leakTracker)) {
            speaker.start();
            assertTrue(said.await(15, TimeUnit.SECONDS));
            while (speaker.position() < 1000) Thread.onSpinWait();
        }
        assertEquals(List.of("this machine has no sound device; the game runs without sound"), told);
        assertEquals(List.of(), leakTracker.survivors(Lifetime.PROGRAM));
    }

    @Test
    void aThreadThatHangsInADriverAtTheEndIsAbandonedAndNotReported() throws InterruptedException {
        CountDownLatch hangs = new CountDownLatch(1);
        CountDownLatch over = new CountDownLatch(1);
        AudioEngine speaker = new AudioEngine(
                () -> {
                    hangs.countDown();
                    try {
                        over.await();
                    } catch (InterruptedException hurried) {
                        Thread.currentThread().interrupt();
                    }
                    return new Recorder();
                },
                told::add,
                leakTracker);
        speaker.start();
        assertTrue(hangs.await(15, TimeUnit.SECONDS));
        speaker.close();
        assertEquals(List.of(), leakTracker.survivors(Lifetime.PROGRAM));
        over.countDown();
        assertEquals(List.of(), told);
    }
}
