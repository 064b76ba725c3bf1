package kodama.sound.file;

import kodama.sound.AudioStream;

/** A file being played: on two sides, and no longer than it says, even if its decoder would go on. */
final class PcmStream implements AudioStream {
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

    /** Fills the second half of the place with the one channel, and spreads it from there. */
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
