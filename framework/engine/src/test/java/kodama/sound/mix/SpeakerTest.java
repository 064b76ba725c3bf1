package kodama.sound.mix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import kodama.base.LeakLedger;
import kodama.base.LeakLedger.Lifetime;
import kodama.sound.AudioLine;
import kodama.sound.Ear;
import kodama.sound.Sound;
import kodama.sound.SoundFailure;
import kodama.sound.Tones;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** With the threads that games have, and a line that takes all at once. */
@Timeout(20)
class SpeakerTest {
    private static final int WANTED = 44_100;

    /** Keeps a second of sound once it has begun, then takes all at its leisure. */
    private static final class Recorder implements AudioLine {
        private final short[] heard = new short[2 * WANTED];
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
                heard[2 * count] = stereo[2 * i];
                heard[2 * count + 1] = stereo[2 * i + 1];
                count++;
            }
            if (count == WANTED) full.countDown();
        }

        @Override
        public void close() {}
    }

    private final LeakLedger ledger = new LeakLedger();
    private final List<String> told = Collections.synchronizedList(new ArrayList<>());

    private static Start start(Speaker speaker, Sound sound, Group group) {
        return new Start(1, speaker.feed(sound, true, 0), sound.rate(), group, 1, 0, 1, 0, 0, Interpolation.LINEAR);
    }

    @Test
    void whileTheGameDoesNothingTheMusicGoesOnWithoutAGap() throws InterruptedException {
        Recorder line = new Recorder();
        Group group = new Group();
        try (Speaker speaker = new Speaker(() -> line, told::add, ledger)) {
            speaker.send(0, voices -> voices.add(group));
            Start start = start(speaker, Tones.sine("sine", 44_100, 441, 1, 1), group);
            speaker.wake();
            speaker.send(0, voices -> voices.start(start));
            assertTrue(line.full.await(15, TimeUnit.SECONDS));
        }
        Ear heard = new Ear(line.heard, Mixer.RATE);
        assertEquals(0.7, heard.between(0.1, 1).tone(441), 0.01);
        assertTrue(heard.largestStep() < 0.06, () -> "step of " + heard.largestStep());
        assertEquals(List.of(), ledger.survivors(Lifetime.PROGRAM));
    }

    @Test
    void itOpensNothingUntilItIsWokenAndNothingAfterItsEnd() {
        Speaker speaker = new Speaker(
                () -> {
                    throw new AssertionError("opened");
                },
                told::add,
                ledger);
        Group group = new Group();
        speaker.send(0, voices -> voices.add(group));
        assertTrue(speaker.isHeard());
        assertEquals(44_100, speaker.rate());
        assertEquals(0, speaker.position());
        speaker.close();
        speaker.wake();
        assertFalse(speaker.isHeard());
        assertEquals(List.of(), ledger.survivors(Lifetime.PROGRAM));
    }

    @Test
    void withoutADeviceTheGameIsToldOnceAndTheMixerGoesOn() throws InterruptedException {
        CountDownLatch said = new CountDownLatch(1);
        try (Speaker speaker = new Speaker(
                () -> {
                    throw new SoundFailure("this machine has no sound device", null);
                },
                line -> {
                    told.add(line);
                    said.countDown();
                },
                ledger)) {
            speaker.wake();
            assertTrue(said.await(15, TimeUnit.SECONDS));
            while (speaker.position() < 1000) Thread.onSpinWait();
        }
        assertEquals(List.of("this machine has no sound device; the game is played without sound"), told);
        assertEquals(List.of(), ledger.survivors(Lifetime.PROGRAM));
    }

    @Test
    void aThreadThatHangsInADriverAtTheEndIsAbandonedAndNotReported() throws InterruptedException {
        CountDownLatch hangs = new CountDownLatch(1);
        CountDownLatch over = new CountDownLatch(1);
        Speaker speaker = new Speaker(
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
                ledger);
        speaker.wake();
        assertTrue(hangs.await(15, TimeUnit.SECONDS));
        speaker.close();
        assertEquals(List.of(), ledger.survivors(Lifetime.PROGRAM));
        over.countDown();
        assertEquals(List.of(), told);
    }
}
