package kodama.bench;

import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.concurrent.locks.LockSupport;
import kodama.base.LeakTracker;
import kodama.profile.Samples;
import kodama.sound.AudioLine;
import kodama.sound.SampledSound;
import kodama.sound.mix.AudioBus;
import kodama.sound.mix.AudioEngine;
import kodama.sound.mix.Interpolation;
import kodama.sound.mix.Mixer;
import kodama.sound.mix.StreamDecoder;
import kodama.sound.mix.VoiceStart;
import kodama.sound.mix.Voices;

/**
 * Measures the CPU load of 64 voices, and the delay of a sound until it is in the line, through the three threads of a
 * game; the line takes sound at the machine's clock and buffers 30 ms. Run by {@code kodama bench sound}.
 */
public final class SoundBench implements Benchmark {
    private static final int BUFFER_FRAMES = Mixer.RATE * 30 / 1000;
    private static final double NANOS_PER_SECOND = 1e9;

    private final int seconds;
    private long ids;

    /** Mixes this number of seconds, and plays a tenth as many sounds. */
    public SoundBench(int seconds) {
        this.seconds = seconds;
    }

    @Override
    public void run(BenchResults results) {
        for (Interpolation between : Interpolation.values()) {
            mix(between);
            results.add("64 voices, " + between.name().toLowerCase(Locale.ROOT), mix(between), "% of a core", "< 5");
        }
        measureLatency(results);
    }

    /** Mixes all voices at another sample rate than their own. Returns the CPU load of a core in percent. */
    private double mix(Interpolation between) {
        Mixer mixer = new Mixer(Mixer.RATE, new StreamDecoder(line -> {}));
        AudioBus group = new AudioBus();
        mixer.send(0, voices -> voices.add(group));
        for (int i = 0; i < Voices.MAX_VOICES; i++) {
            VoiceStart start = start(mixer, tone(22_050 + 500 * i), group, true, between);
            mixer.send(0, voices -> voices.start(start));
        }
        short[] block = new short[2 * Mixer.BLOCK];
        long began = cpuNanos();
        for (long left = (long) seconds * Mixer.RATE; left > 0; left -= Mixer.BLOCK) mixer.mix(block, Mixer.BLOCK);
        return 100 * (cpuNanos() - began) / NANOS_PER_SECOND / seconds;
    }

    private static long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private VoiceStart start(Mixer mixer, SampledSound sound, AudioBus group, boolean loops, Interpolation between) {
        return new VoiceStart(
                ++ids, mixer.createSource(sound, loops, 0), sound.rate(), group, 0.1, 0.2, 1, 0, 0, between);
    }

    private static SampledSound tone(int rate) {
        short[] samples = new short[rate];
        for (int i = 0; i < rate; i++) samples[i] = (short) (8000 * Math.sin(i * 0.1) + 8000);
        return SampledSound.of("tone", rate, 1, samples);
    }

    private void measureLatency(BenchResults results) {
        int count = Math.max(1, seconds / 10);
        Samples toLine = new Samples(count);
        PacedLine line = new PacedLine();
        SampledSound tone = tone(2000);
        AudioBus group = new AudioBus();
        try (AudioEngine speaker = new AudioEngine(() -> line, problem -> {}, new LeakTracker())) {
            speaker.send(0, voices -> voices.add(group));
            speaker.start();
            for (int i = 0; i < count; i++) toLine.add(latency(speaker, line, tone, group));
        }
        results.add("sound.play to the line: median", toLine.median(), "ms");
        results.add("sound.play to the line: max", toLine.max(), "ms", "< 40");
        results.add("buffered in the line", BUFFER_FRAMES * 1000.0 / Mixer.RATE, "ms");
    }

    private long latency(AudioEngine speaker, PacedLine line, SampledSound tone, AudioBus group) {
        line.awaitSilence();
        VoiceStart start = new VoiceStart(
                ++ids, speaker.createSource(tone, false, 0), tone.rate(), group, 1, 0, 20, 0, 0, Interpolation.LINEAR);
        long sent = System.nanoTime();
        speaker.send(0, voices -> voices.start(start));
        return line.awaitSound() - sent;
    }

    /** Takes sound at the speed of playback, and detects the first sound after silence. */
    private static final class PacedLine implements AudioLine {
        private long due = System.nanoTime();
        private int silentFrames;
        private long soundSince;

        @Override
        public int rate() {
            return Mixer.RATE;
        }

        @Override
        public int bufferFrames() {
            return BUFFER_FRAMES;
        }

        @Override
        public void write(short[] stereo, int frames) {
            long now = System.nanoTime();
            long full = (long) (BUFFER_FRAMES * NANOS_PER_SECOND / Mixer.RATE);
            due = Math.max(due, now) + (long) (frames * NANOS_PER_SECOND / Mixer.RATE);
            LockSupport.parkNanos(due - full - now);
            listen(stereo, frames);
        }

        private synchronized void listen(short[] stereo, int frames) {
            boolean silent = true;
            for (int i = 0; i < 2 * frames; i++) silent &= stereo[i] == 0;
            silentFrames = silent ? silentFrames + frames : 0;
            if (silent) soundSince = 0;
            else if (soundSince == 0) soundSince = System.nanoTime();
            notifyAll();
        }

        synchronized void awaitSilence() {
            while (silentFrames < Mixer.RATE / 20) rest();
        }

        synchronized long awaitSound() {
            while (soundSince == 0) rest();
            return soundSince;
        }

        private void rest() {
            try {
                wait();
            } catch (InterruptedException e) {
                throw new IllegalStateException("interrupted while measuring", e);
            }
        }

        @Override
        public void close() {}
    }
}
