package kodama.draw;

/**
 * Plays a {@link FrameSequence}: its frame at a time that only {@link #advance} moves. Owned by one thread.
 *
 * <p>Allocates nothing, and takes as long for a jump over many passes as for one over a few frames.
 */
public final class AnimationPlayer {
    /** Above this, passes are no longer counted exactly. */
    private static final double MOST_PASSES = 1L << 52;

    private FrameSequence sequence;
    /** Since the beginning of the pass, in thousandths of a tick. */
    private double time;
    /** When the current step ends. */
    private double stepEnd;

    private int step;
    private long passes;
    private boolean hasEnded;

    /** Creates a player at the first frame of a sequence. */
    public AnimationPlayer(FrameSequence sequence) {
        this.sequence = sequence;
        showStep(0);
    }

    /** Plays a sequence from its first frame. */
    public void start(FrameSequence next) {
        sequence = next;
        time = 0;
        passes = 0;
        hasEnded = false;
        showStep(0);
    }

    /**
     * Plays another sequence from the same time, as when a file has been saved. If its pass is shorter than that, the
     * time counts on into its next pass; if the old one has ended, the new one has, too, unless it is endless.
     */
    public void replace(FrameSequence next) {
        if (next.equals(sequence)) return;
        boolean isOver = hasEnded && !next.isEndless();
        double elapsed = hasEnded ? 0 : time;
        long before = hasEnded ? 0 : passes;
        start(next);
        passes = next.isEndless() ? before : Math.min(before, next.passes() - 1);
        if (isOver) end();
        else advance(elapsed);
    }

    /**
     * Continues at a time since the start.
     *
     * @param elapsed in thousandths of a tick, at least 0
     */
    public void seek(double elapsed) {
        start(sequence);
        advance(elapsed);
    }

    /**
     * Moves the time.
     *
     * @param elapsed in thousandths of a tick, at least 0
     * @return whether a step or a pass has ended
     */
    public boolean advance(double elapsed) {
        if (hasEnded) return false;
        time += elapsed;
        if (time < stepEnd) return false;
        if (time >= sequence.length()) endPasses();
        if (!hasEnded) showStep(sequence.stepAt(time));
        return true;
    }

    private void endPasses() {
        long length = sequence.length();
        double ended = Math.min(MOST_PASSES, Math.floor(time / length));
        passes = (long) Math.min(MOST_PASSES, passes + ended);
        if (!sequence.isEndless() && passes >= sequence.passes()) {
            end();
        } else {
            time -= ended * length;
            if (!(time < length)) time = 0; // far beyond what a double counts
        }
    }

    private void end() {
        passes = sequence.passes();
        time = sequence.length();
        hasEnded = true;
    }

    private void showStep(int next) {
        step = next;
        stepEnd = sequence.end(next);
    }

    /** Returns the index of the current frame. */
    public int frame() {
        return hasEnded ? sequence.finalFrame() : sequence.frame(step);
    }

    /** Returns the time since the beginning of the pass, in thousandths of a tick. */
    public double time() {
        return time;
    }

    /** Returns the number of passes that have ended. */
    public long passes() {
        return passes;
    }

    /** Returns whether all passes have ended; an endless sequence does not end. */
    public boolean hasEnded() {
        return hasEnded;
    }

    /** Returns the sequence that is played. */
    public FrameSequence sequence() {
        return sequence;
    }
}
