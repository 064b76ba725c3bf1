package kodama.sound.playback;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** Plays music and a queue of further music. */
final class MusicPlayer {
    /** Maximum time by which streams are decoded ahead. A loop that would end within this time plays once more. */
    private static final double AHEAD_SECONDS = 1;

    /** Maximum length of the queue. A longer one is an error, such as a script that queues a song in each tick. */
    private static final int MAX_QUEUED = 16;

    private final MixerCommandBuffer commandBuffer;
    private final Deque<PlayedSound> queue = new ArrayDeque<>();
    private @Nullable PlayedSound current;

    MusicPlayer(MixerCommandBuffer commandBuffer) {
        this.commandBuffer = commandBuffer;
    }

    @Nullable
    PlayedSound current() {
        return current;
    }

    /** Plays other music, with a cross-fade if it fades in. */
    void play(PlayedSound next, long tick) {
        stop(next.options().fadeTicks(), tick);
        current = next;
        commandBuffer.begin(next, tick, null);
    }

    /** Stops the music and clears the queue. */
    void stop(int fadeTicks, long tick) {
        PlayedSound old = current;
        PlayedSound next = queue.peek();
        queue.clear();
        current = null;
        if (old == null) return;
        old.stop(tick + fadeTicks);
        commandBuffer.stop(old, fadeTicks);
        if (next != null) commandBuffer.stop(next, fadeTicks); // if the game is slow, it may already be audible
    }

    /** Queues music after all other music; a loop ends with its current pass. */
    void add(PlayedSound next, long tick) {
        if (queue.size() == MAX_QUEUED)
            throw new IllegalArgumentException("no more than " + MAX_QUEUED + " pieces of music can be queued");
        PlayedSound before = queue.isEmpty() ? current : queue.getLast();
        if (before == null) {
            play(next, tick);
            return;
        }
        if (before.loops()) endLoop(before, tick);
        queue.add(next);
        if (before == current) commandBuffer.begin(next, tick, before);
    }

    private void endLoop(PlayedSound sound, long tick) {
        if (sound == current) sound.endLoopAfter(tick, AHEAD_SECONDS);
        else sound.endFirstPass();
        if (sound == current || sound == queue.peek()) commandBuffer.end(sound);
    }

    /** Continues with the next music if the current one is over. */
    void endTick(long tick) {
        while (current != null && current.isOver(tick)) {
            double late = Math.max(0, current.secondsSinceEnd(tick));
            PlayedSound next = queue.poll();
            if (next != null) next.begin(tick, late);
            current = next;
            follow(tick);
        }
    }

    /** Sends only the next music to the mixer, because each queued sound takes a voice. */
    private void follow(long tick) {
        PlayedSound next = queue.peek();
        if (current == null || next == null) return;
        next.begin(tick, 0);
        commandBuffer.begin(next, tick, current);
    }

    /** Starts the current music in the mixer, after a time in which the mixer got no commands. */
    void resume(long tick) {
        if (current == null) return;
        commandBuffer.begin(current, tick, null);
        follow(tick);
    }
}
