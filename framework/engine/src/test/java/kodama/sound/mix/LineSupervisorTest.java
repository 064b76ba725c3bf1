package kodama.sound.mix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import kodama.sound.AudioLine;
import kodama.sound.AudioOutput;
import kodama.sound.OutputAnalyzer;
import kodama.sound.SoundException;
import kodama.sound.Tones;
import kodama.time.ManualClock;
import org.junit.jupiter.api.Test;

class LineSupervisorTest {
    private static final int BUFFER = 1024;

    /** Stores what is written to it; fails or runs an action after some writes. */
    private static final class TestLine implements AudioLine {
        final List<Short> mixed = new ArrayList<>();
        int writes;
        int failsAt = Integer.MAX_VALUE;
        int thenAt = Integer.MAX_VALUE;
        Runnable then = () -> {};
        boolean closed;
        long gaps;
        int bufferFrames = BUFFER;

        @Override
        public int rate() {
            return Mixer.RATE;
        }

        @Override
        public int bufferFrames() {
            return bufferFrames;
        }

        @Override
        public void write(short[] stereo, int frames) {
            if (++writes == failsAt) throw new SoundException("gone", null);
            if (writes == thenAt) then.run();
            for (int i = 0; i < 2 * frames; i++) mixed.add(stereo[i]);
        }

        @Override
        public long gaps() {
            return gaps;
        }

        @Override
        public void close() {
            closed = true;
        }

        OutputAnalyzer ear() {
            short[] all = new short[mixed.size()];
            for (int i = 0; i < all.length; i++) all[i] = mixed.get(i);
            return new OutputAnalyzer(all, Mixer.RATE);
        }
    }

    private final ManualClock clock = new ManualClock();
    private final Mixer mixer = new Mixer(Mixer.RATE, new StreamDecoder(line -> {}));
    private final List<String> told = new ArrayList<>();
    private final List<Runnable> started = new ArrayList<>();
    private final TestLine line = new TestLine();
    private AudioOutput output = () -> line;
    private int bufferMillis = 30;

    private final AudioOutput growing = new AudioOutput() {
        @Override
        public AudioLine open() {
            return output.open();
        }

        @Override
        public boolean canEnlargeBuffer() {
            return bufferMillis < 120;
        }

        @Override
        public int enlargeBuffer() {
            if (!canEnlargeBuffer()) return 0;
            bufferMillis *= 2;
            return bufferMillis;
        }

        @Override
        public void restoreBuffer() {
            bufferMillis /= 2;
        }
    };

    private final LineSupervisor supervisor =
            new LineSupervisor(mixer, growing, clock, (name, work) -> started.add(work), told::add);

    private void lookAfter(int millis) {
        clock.advanceMillis(millis);
        supervisor.check();
    }

    private LinePlayer playing() {
        return (LinePlayer) started.stream()
                .filter(LinePlayer.class::isInstance)
                .reduce((a, b) -> b)
                .orElseThrow();
    }

    private boolean isSilent() {
        return playing().line() instanceof LineSupervisor.SilentLine;
    }

    @Test
    void aMissingDeviceIsReportedOnceAndTriedAgainLater() {
        output = () -> {
            throw new SoundException("this machine has no sound device", null);
        };
        supervisor.check();
        for (int i = 0; i < 100; i++) lookAfter(250);
        assertEquals(List.of("this machine has no sound device; the game runs without sound"), told);
        assertTrue(isSilent());
        output = () -> line;
        lookAfter(5000);
        assertFalse(isSilent());
        assertEquals(2, started.size(), "silently at first, then on the line");
    }

    @Test
    void aLineThatAcceptsNothingForHalfASecondIsAbandonedWithItsThread() {
        supervisor.check();
        lookAfter(250);
        assertFalse(isSilent());
        assertEquals(List.of(), told);
        lookAfter(250);
        assertTrue(isSilent());
        assertEquals(3, started.size(), "the line, silence, and the line's end");
        started.get(2).run();
        assertTrue(line.closed);
        started.get(0).run();
        assertEquals(0, mixer.position(), "when it comes back it leaves the mixer alone");
        lookAfter(250);
        assertFalse(isSilent());
        assertEquals(List.of("the audio device does not accept data; its buffer has 60 ms now"), told);
    }

    @Test
    void aLineWithALargeBufferMayAcceptNothingForTwiceItsLength() {
        line.bufferFrames = Mixer.RATE / 2;
        supervisor.check();
        for (int i = 0; i < 3; i++) lookAfter(250);
        assertFalse(isSilent());
        lookAfter(250);
        assertTrue(isSilent());
    }

    @Test
    void anUnpluggedDeviceIsTriedAgainWithTheSameBuffer() {
        line.failsAt = 20;
        supervisor.check();
        started.get(0).run();
        output = () -> {
            throw new SoundException("no sound device found", null);
        };
        for (int i = 0; i < 10; i++) lookAfter(250);
        assertTrue(isSilent());
        assertEquals(
                List.of(
                        "no sound device found; the game runs without sound",
                        "the audio device is no longer available; the game continues without sound"),
                told);
        assertEquals(30, bufferMillis);
        output = TestLine::new;
        lookAfter(5000);
        assertFalse(isSilent());
        assertEquals(30, bufferMillis);
    }

    @Test
    void aBufferThatCannotGrowIsReportedAndALineTriedLater() {
        bufferMillis = 120;
        line.failsAt = 20;
        supervisor.check();
        started.get(0).run();
        lookAfter(250);
        lookAfter(250);
        assertEquals(List.of("the audio device is no longer available; the game continues without sound"), told);
        assertTrue(isSilent());
        output = TestLine::new;
        lookAfter(5000);
        assertFalse(isSilent());
    }

    @Test
    void aLineWithSeveralGapsGetsALargerBuffer() {
        supervisor.check();
        line.gaps = 2;
        lookAfter(250);
        assertFalse(isSilent());
        line.gaps = 3;
        output = TestLine::new;
        lookAfter(250);
        lookAfter(250);
        assertFalse(isSilent());
        assertEquals(List.of("the sound had gaps; its buffer has 60 ms now"), told);
    }

    /** Otherwise the sound would pause for five seconds, again and again. */
    @Test
    void aLineWithGapsIsKeptIfItsBufferCannotGrow() {
        bufferMillis = 120;
        line.thenAt = 10;
        line.then = supervisor::end;
        supervisor.check();
        started.get(0).run();
        line.gaps = 3;
        lookAfter(250);
        assertFalse(isSilent());
        assertEquals(List.of(), told);
    }

    @Test
    void aLineThatAcceptsDataIsKept() {
        line.thenAt = 20;
        line.then = () -> lookAfter(900);
        supervisor.check();
        playing().end();
        started.get(0).run();
        lookAfter(900);
        assertEquals(List.of(), told);
    }

    @Test
    void aLineThatFailsIsAbandonedAtOnce() {
        line.failsAt = 20;
        supervisor.check();
        started.get(0).run();
        lookAfter(250);
        assertTrue(isSilent());
        lookAfter(250);
        assertEquals(List.of("the audio device is no longer available; its buffer has 60 ms now"), told);
    }

    @Test
    void theLineStartsWithSilenceAndEndsWithAFade() {
        AudioBus bus = new AudioBus();
        mixer.voices().add(bus);
        var sound = Tones.step("step", 44_100, 1);
        mixer.send(
                0,
                voices -> voices.start(new VoiceStart(
                        1, mixer.createSource(sound, true, 0), Mixer.RATE, bus, 1, 0, 1, 0, 0, Interpolation.LINEAR)));
        line.thenAt = 40;
        line.then = supervisor::end;
        supervisor.check();
        started.get(0).run();
        assertTrue(line.closed);
        OutputAnalyzer mixed = line.ear();
        assertEquals(BUFFER, mixed.firstSound(), 1);
        assertEquals(0.7, mixed.left(40 * Mixer.BLOCK - 1), 0.01);
        assertTrue(mixed.largestStep() < 0.01, "no click");
        assertTrue(mixed.frames() - mixed.endOfSound() >= BUFFER, "the whole ramp is played before the line is closed");
    }

    @Test
    void afterTheEndNoLineIsOpened() {
        supervisor.end();
        supervisor.check();
        assertEquals(List.of(), started);
        assertTrue(line.closed);
    }

    @Test
    void aLineWithoutAClockIsThrottled() {
        line.thenAt = 10 * Mixer.RATE / Mixer.BLOCK;
        line.then = supervisor::end;
        supervisor.check();
        started.get(0).run();
        assertEquals(9.3, clock.nanoTime() / 1e9, 0.1);
    }

    @Test
    void aLineWithAClockIsNotThrottled() {
        AudioLine slow = new AudioLine() {
            @Override
            public int rate() {
                return Mixer.RATE;
            }

            @Override
            public int bufferFrames() {
                return BUFFER;
            }

            @Override
            public void write(short[] stereo, int frames) {
                clock.advanceNanos(frames * 999_000_000L / Mixer.RATE);
                if (clock.nanoTime() > 5_000_000_000L) supervisor.end();
            }

            @Override
            public void close() {}
        };
        output = () -> slow;
        supervisor.check();
        started.get(0).run();
        assertEquals(List.of(), clock.sleptMillis());
    }

    @Test
    void anExceptionOfADriverIsReportedAndTheGameContinues() {
        line.thenAt = 20;
        line.then = () -> {
            throw new IllegalStateException("odd");
        };
        supervisor.check();
        started.get(0).run();
        lookAfter(250);
        output = () -> {
            throw new NoSuchElementException("none");
        };
        lookAfter(5000);
        assertEquals(
                List.of(
                        "the audio device cannot be opened (java.util.NoSuchElementException: none); the game runs"
                                + " without sound",
                        "sound playback failed (java.lang.IllegalStateException: odd);"
                                + " the game continues without sound"),
                told);
        assertTrue(isSilent());
    }

    @Test
    void silencePlaysInRealTime() {
        LineSupervisor.SilentLine silent = new LineSupervisor.SilentLine(1000, clock);
        long begin = clock.nanoTime();
        for (int i = 0; i < 100; i++) silent.write(new short[20], 10);
        assertEquals(1_000_000_000, clock.nanoTime() - begin);
        assertEquals(1000, silent.rate());
    }

    @Test
    void silenceSleepsTenTimesASecondAndNotForEachBlock() {
        LineSupervisor.SilentLine silent = new LineSupervisor.SilentLine(Mixer.RATE, clock);
        for (int i = 0; i < 10 * Mixer.RATE / Mixer.BLOCK; i++) silent.write(new short[2 * Mixer.BLOCK], Mixer.BLOCK);
        assertEquals(97, clock.sleptMillis().size(), 3);
    }
}
