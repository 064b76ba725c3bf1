package kodama.sound.mix;

import kodama.sound.SampledSound;

/** Reads the frames of a sound in memory. */
final class MemorySource extends SampleSource {
    private final SampledSound sound;
    private final boolean loops;

    /** Position in the sound. */
    private long next;

    /** Number of frames played since the beginning, over all passes. */
    private long played;

    /** Number of frames to play in total. */
    private long end;

    MemorySource(SampledSound sound, boolean loops, long from) {
        this.sound = sound;
        this.loops = loops && sound.frames() > 0;
        played = from;
        next = this.loops ? sound.loop().at(from) : from;
        end = this.loops ? Long.MAX_VALUE : sound.frames();
    }

    @Override
    int read(short[] stereo, int from, int maxFrames) {
        long edge = loops ? sound.loop().end() : sound.frames();
        int done = 0;
        while (done < maxFrames && played < end) {
            int count = sound.copy(next, stereo, from + done, least(maxFrames - done, edge - next, end - played));
            done += count;
            next += count;
            played += count;
            if (loops && next == edge) next = sound.loop().start();
        }
        return done;
    }

    private static int least(int room, long toEdge, long toEnd) {
        return (int) Math.min(room, Math.min(toEdge, toEnd));
    }

    @Override
    boolean isOver() {
        return played >= end;
    }

    @Override
    void endAt(long whenPlayed) {
        end = Math.min(end, Math.max(whenPlayed, played));
    }

    @Override
    public void release() {}
}
