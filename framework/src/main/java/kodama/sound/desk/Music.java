package kodama.sound.desk;

import java.util.ArrayDeque;
import java.util.Deque;
import kodama.sound.mix.Start;
import org.jspecify.annotations.Nullable;

/** The music that plays, and what comes after it. */
final class Music {
    /** A stream is decoded so far ahead at most; a loop that ends within that time goes once more. */
    private static final double AHEAD_SECONDS = 1;

    private final Outbox outbox;
    private final Deque<PlayedSound> queue = new ArrayDeque<>();
    private @Nullable PlayedSound current;

    Music(Outbox outbox) {
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
        start(next, tick);
    }

    private void start(PlayedSound sound, long tick) {
        if (!outbox.isOpen()) return;
        Start start = outbox.start(
                sound, (long) sound.played(tick), outbox.frames(sound.options().fadeTicks()));
        outbox.ask(voices -> voices.start(start));
    }

    /** Stops it and all that would come after it. */
    void stop(int fadeTicks, long tick) {
        PlayedSound old = current;
        queue.clear();
        current = null;
        if (old == null) return;
        old.stop(tick + fadeTicks);
        int fade = outbox.frames(fadeTicks);
        outbox.ask(voices -> voices.stop(old.id(), fade));
    }

    /** Plays music when all has come to its end that is there so far; a loop ends with its pass. */
    void add(PlayedSound next, long tick) {
        PlayedSound before = queue.isEmpty() ? current : queue.getLast();
        if (before == null) {
            play(next, tick);
            return;
        }
        if (before.loops()) endLoop(before, tick);
        queue.add(next);
        if (!outbox.isOpen()) return;
        Start start = outbox.start(next, (long) next.played(tick), 0);
        outbox.ask(voices -> voices.follow(before.id(), start));
    }

    private void endLoop(PlayedSound sound, long tick) {
        long end = sound == current ? sound.endLoopAfter(tick, AHEAD_SECONDS) : sound.endFirstPass();
        outbox.ask(voices -> voices.endAt(sound.id(), end));
    }

    /** Goes on to what comes next, if the music is over. */
    void endTick(long tick) {
        while (current != null && current.isOver(tick)) {
            double late = Math.max(0, current.secondsSinceEnd(tick));
            PlayedSound next = queue.poll();
            if (next != null) next.begin(tick, late);
            current = next;
        }
    }

    /** Has the mixer play what plays, as it was not told for a while. */
    void resume(long tick) {
        PlayedSound before = current;
        if (before == null || !outbox.isOpen()) return;
        start(before, tick);
        tellEnd(before);
        for (PlayedSound next : queue) {
            Start start = outbox.start(next, (long) next.played(tick), 0);
            long earlier = before.id();
            outbox.ask(voices -> voices.follow(earlier, start));
            tellEnd(next);
            before = next;
        }
    }

    /** A loop that is to end, as something comes after it. */
    private void tellEnd(PlayedSound sound) {
        if (sound.options().loops() && !sound.loops())
            outbox.ask(voices -> voices.endAt(sound.id(), (long) sound.end()));
    }
}
