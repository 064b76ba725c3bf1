package kodama.sound.file;

import kodama.base.Checks;
import kodama.sound.AudioStream;
import kodama.sound.Sound;

/**
 * A sound whose loop is repeated a number of times before it plays to its end.
 *
 * @param once the sound
 * @param passes number of times the loop is played; at least 1
 */
public record RepeatedSound(Sound once, int passes) implements Sound {
    /**
     * Checks the number.
     *
     * @param once the sound
     * @param passes number of times the loop is played
     * @throws IllegalArgumentException if it is below 1
     */
    public RepeatedSound {
        Checks.atLeast("passes", passes, 1);
    }

    @Override
    public String name() {
        return once.name();
    }

    @Override
    public int rate() {
        return once.rate();
    }

    @Override
    public long frames() {
        return once.frames() == 0 ? 0 : once.frames() + repeats();
    }

    /** Returns the number of frames that are repeated. */
    private long repeats() {
        return (passes - 1) * once.loop().frames();
    }

    /** Returns the position at which the loop is left. */
    private long lastEnd() {
        return once.loop().end() + repeats();
    }

    @Override
    public AudioStream open() {
        return new Stream(once.open());
    }

    private final class Stream implements AudioStream {
        private final AudioStream stream;
        private long at;

        Stream(AudioStream stream) {
            this.stream = stream;
        }

        @Override
        public int read(short[] stereo, int from, int frames) {
            int filled = 0;
            int more = 1;
            while (filled < frames && more > 0) {
                more = stream.read(stereo, from + filled, (int) Math.min(frames - filled, untilTurn()));
                filled += more;
                at += more;
                if (at < lastEnd() && isTurn()) seek(at);
            }
            return filled;
        }

        private boolean isTurn() {
            long end = once.loop().end();
            return at >= end && (at - end) % once.loop().frames() == 0;
        }

        private long untilTurn() {
            if (at >= lastEnd()) return frames() - at;
            return once.loop().end() - once.loop().at(at);
        }

        @Override
        public void seek(long frame) {
            at = frame;
            stream.seek(frame < lastEnd() ? once.loop().at(frame) : frame - repeats());
        }

        @Override
        public void close() {
            stream.close();
        }
    }
}
