package kodama.sound.playback;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** The music that plays, and what comes after it. */
final class MusicPlayer {
    /** A stream is decoded so far ahead at most; a loop that ends within that time goes once more. */
    private static final double AHEAD_SECONDS = 1;

    /** More are a mistake, as of a script that queues a song each tick. */
    private static final int MOST_QUEUED = 16;

    private final MixerCommandBuffer outbox;
    private final Deque<PlayedSound> queue = new ArrayDeque<>();
    private @Nullable PlayedSound current;

    MusicPlayer(MixerCommandBuffer outbox) {
        this.outbox = outbox;
    }

    @Nullable
    PlayedSound current() {
        return current;
    }

    /** Plays other music, fading from one to the other if it is to fade in. */
    void play(PlayedSound next, long tick) {
        stop(next.options().fadeTicks(), tick);
        current = next;
        outbox.begin(next, tick, null);
    }

    /** Stops it and all that would come after it. */
    void stop(int fadeTicks, long tick) {
        PlayedSound old = current;
        PlayedSound next = queue.peek();
        queue.clear();
        current = null;
        if (old == null) return;
        old.stop(tick + fadeTicks);
        outbox.stop(old, fadeTicks);
        if (next != null) outbox.stop(next, fadeTicks); // where the game is slow, that is heard already
    }

    /** Plays music when all has come to its end that is there so far; a loop ends with its pass. */
    void add(PlayedSound next, long tick) {
        if (queue.size() == MOST_QUEUED)
            throw new IllegalArgumentException(
                    "no more than " + MOST_QUEUED + " pieces of music can wait in the queue");
        PlayedSound before = queue.isEmpty() ? current : queue.getLast();
        if (before == null) {
            play(next, tick);
            return;
        }
        if (before.loops()) endLoop(before, tick);
        queue.add(next);
        if (before == current) outbox.begin(next, tick, before);
    }

    private void endLoop(PlayedSound sound, long tick) {
        if (sound == current) sound.endLoopAfter(tick, AHEAD_SECONDS);
        else sound.endFirstPass();
        if (sound == current || sound == queue.peek()) outbox.end(sound);
    }

    /** Goes on to what comes next, if the music is over. */
    void endTick(long tick) {
        while (current != null && current.isOver(tick)) {
            double late = Math.max(0, current.secondsSinceEnd(tick));
            PlayedSound next = queue.poll();
            if (next != null) next.begin(tick, late);
            current = next;
            follow(tick);
        }
    }

    /** The mixer knows what comes next, and no more: each that waits there takes a voice. */
    private void follow(long tick) {
        PlayedSound next = queue.peek();
        if (current == null || next == null) return;
        next.begin(tick, 0);
        outbox.begin(next, tick, current);
    }

    /** Has the mixer play what plays, as it was not told for a while. */
    void resume(long tick) {
        if (current == null) return;
        outbox.begin(current, tick, null);
        follow(tick);
    }
}
