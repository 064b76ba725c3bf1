package kodama.sound.file;

import java.util.Arrays;
import java.util.function.Supplier;
import kodama.sound.AudioStream;
import kodama.sound.Loop;
import kodama.sound.SampledSound;
import kodama.sound.Sound;
import org.jspecify.annotations.Nullable;

/**
 * A file that can be decoded.
 *
 * @param name name of the sound
 * @param rate frames per second
 * @param channels 1 or 2
 * @param frames length in frames
 * @param bytes size of the file, which stays in memory while it can be decoded
 * @param marked the loop marked in the file, or null
 * @param opener starts decoding
 */
public record PcmFile(
        String name,
        int rate,
        int channels,
        long frames,
        long bytes,
        @Nullable Loop marked,
        Supplier<PcmSource> opener) {
    /** Maximum length of a sound that is decoded into memory; in seconds. Such a sound takes at most 2 MB. */
    private static final int LONGEST_IN_MEMORY = 10;

    /** Number of frames that are decoded at once. */
    private static final int BLOCK = 4096;

    /** Creates a sound, which is in memory if it is short. */
    public Sound sound() {
        boolean isShort = frames <= (long) LONGEST_IN_MEMORY * rate;
        return isShort ? inMemory() : streamed();
    }

    /** Creates a sound that is decoded during playback. */
    public Sound streamed() {
        return new Streamed(this);
    }

    private Sound inMemory() {
        short[] samples = new short[(int) frames * channels];
        int filled = 0;
        try (PcmSource source = opener.get()) {
            int more = 1;
            while (filled < frames && more > 0) {
                more = source.read(samples, filled, (int) Math.min(BLOCK, frames - filled));
                filled += more;
            }
        }
        // the file can be shorter than its header says
        short[] whole = filled == frames ? samples : Arrays.copyOf(samples, filled * channels);
        SampledSound sound = SampledSound.of(name, rate, channels, whole);
        return marked == null || marked.end() > filled ? sound : sound.withLoop(marked);
    }

    private record Streamed(PcmFile file) implements Sound {
        @Override
        public String name() {
            return file.name;
        }

        @Override
        public int rate() {
            return file.rate;
        }

        @Override
        public long frames() {
            return file.frames;
        }

        @Override
        public long bytes() {
            return file.bytes;
        }

        @Override
        public Loop loop() {
            return hasLoopMarkers() && file.marked != null ? file.marked : Sound.super.loop();
        }

        @Override
        public boolean hasLoopMarkers() {
            return file.marked != null && file.marked.end() <= file.frames;
        }

        @Override
        public AudioStream open() {
            PcmSource source = file.opener.get();
            return new PcmStream(source, file.channels, file.frames);
        }

        @Override
        public String toString() {
            return "sound '" + file.name + "'";
        }
    }

    /** A file during playback, in stereo, and limited to the length in its header, even if the decoder returns more. */
    private static final class PcmStream implements AudioStream {
        private final PcmSource source;
        private final boolean isMono;
        private final long end;
        private long at;

        PcmStream(PcmSource source, int channels, long frames) {
            this.source = source;
            isMono = channels == 1;
            end = frames;
        }

        @Override
        public int read(short[] stereo, int from, int frames) {
            int wanted = (int) Math.max(0, Math.min(frames, end - at));
            int count = isMono ? bothSides(stereo, from, wanted) : source.read(stereo, from, wanted);
            at += count;
            return count;
        }

        /** Fills the second half of the range with the single channel, and expands it from there. */
        private int bothSides(short[] stereo, int from, int frames) {
            int middle = 2 * from + frames;
            int count = source.read(stereo, middle, frames);
            for (int i = 0; i < count; i++) {
                short sample = stereo[middle + i];
                stereo[2 * (from + i)] = sample;
                stereo[2 * (from + i) + 1] = sample;
            }
            return count;
        }

        @Override
        public void seek(long frame) {
            source.seek(frame);
            at = frame;
        }

        @Override
        public void close() {
            source.close();
        }
    }
}
