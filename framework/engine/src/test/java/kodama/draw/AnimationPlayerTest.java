package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class AnimationPlayerTest {
    private static final int TICK = FrameSequence.UNITS_PER_TICK;

    private static FrameSequence sequence(PlayDirection direction, int passes, int... ticks) {
        int[] frames = new int[ticks.length];
        for (int i = 0; i < frames.length; i++) frames[i] = 10 + i;
        long[] durations = Arrays.stream(ticks).mapToLong(t -> (long) t * TICK).toArray();
        return FrameSequence.of(frames, durations, direction, passes);
    }

    private static String play(AnimationPlayer player, int ticks) {
        StringBuilder shown = new StringBuilder();
        for (int i = 0; i < ticks; i++) {
            shown.append(player.frame() - 10);
            player.advance(TICK);
        }
        return shown.toString();
    }

    private static String play(FrameSequence sequence, int ticks) {
        return play(new AnimationPlayer(sequence), ticks);
    }

    @Test
    void showsEachFrameForItsDuration() {
        assertEquals("001222001222", play(sequence(PlayDirection.FORWARD, 0, 2, 1, 3), 12));
    }

    @Test
    void reverseBeginsAtTheLastFrame() {
        assertEquals("222100222100", play(sequence(PlayDirection.REVERSE, 0, 2, 1, 3), 12));
    }

    @Test
    void pingPongShowsNoFrameTwiceInARow() {
        assertEquals("012321012", play(sequence(PlayDirection.PING_PONG, 0, 1, 1, 1, 1), 9));
        assertEquals("321012321", play(sequence(PlayDirection.PING_PONG_REVERSE, 0, 1, 1, 1, 1), 9));
        assertEquals("0101", play(sequence(PlayDirection.PING_PONG, 0, 1, 1), 4));
        assertEquals("0000", play(sequence(PlayDirection.PING_PONG, 0, 1), 4));
    }

    @Test
    void staysAtTheLastFrameAfterItsPasses() {
        assertEquals("012012222", play(sequence(PlayDirection.FORWARD, 2, 1, 1, 1), 9));
        assertEquals("0121000", play(sequence(PlayDirection.PING_PONG, 1, 1, 1, 1), 7));
    }

    @Test
    void millisecondsDoNotDrift() {
        int fps = 60;
        FrameSequence sequence =
                FrameSequence.of(new int[] {0, 1}, new long[] {33L * fps, 34L * fps}, PlayDirection.FORWARD, 0);
        AnimationPlayer player = new AnimationPlayer(sequence);
        int seconds = 67 * 60;
        for (int i = 0; i < seconds * fps; i++) player.advance(TICK);
        assertEquals(seconds * 1000 / 67, player.passes());
        assertEquals(0, player.time());
    }

    @Test
    void aJumpEndsAsManyPassesAsItSkips() {
        AnimationPlayer player = new AnimationPlayer(sequence(PlayDirection.FORWARD, 0, 2, 2));
        assertTrue(player.advance(4e9 * TICK + 3 * TICK));
        assertEquals(1_000_000_000L, player.passes());
        assertEquals(11, player.frame());
        assertTrue(player.advance(Double.MAX_VALUE));
        assertTrue(player.advance(Double.POSITIVE_INFINITY));
        assertEquals(10, player.frame());
    }

    @Test
    void advanceReportsTheEndOnce() {
        AnimationPlayer player = new AnimationPlayer(sequence(PlayDirection.FORWARD, 1, 1, 1));
        assertTrue(player.advance(TICK));
        assertFalse(player.hasEnded());
        assertTrue(player.advance(TICK));
        assertTrue(player.hasEnded());
        assertFalse(player.advance(TICK));
        player.seek(0);
        assertFalse(player.hasEnded());
        assertEquals(10, player.frame());
    }

    @Test
    void aReplacedSequenceKeepsTheTime() {
        AnimationPlayer player = new AnimationPlayer(sequence(PlayDirection.FORWARD, 0, 4, 4));
        player.advance(13 * TICK);
        player.replace(sequence(PlayDirection.FORWARD, 0, 1, 1, 2, 4));
        assertEquals(13, player.frame());
        assertEquals(5 * TICK, player.time());
        player.replace(sequence(PlayDirection.FORWARD, 0, 1, 1, 1));
        assertEquals(12, player.frame());
    }

    @Test
    void aReplacedSequenceThatHasEndedStaysSo() {
        AnimationPlayer player = new AnimationPlayer(sequence(PlayDirection.FORWARD, 1, 1, 1));
        player.advance(5 * TICK);
        player.replace(sequence(PlayDirection.FORWARD, Integer.MAX_VALUE, 7, 7, 7));
        assertTrue(player.hasEnded());
        assertEquals(12, player.frame());
        player.replace(sequence(PlayDirection.FORWARD, 0, 7, 7));
        assertFalse(player.hasEnded());
        assertEquals(10, player.frame());
    }

    @Test
    void rejectsEmptyAndUnequalLists() {
        assertThrows(IllegalArgumentException.class, () -> sequence(PlayDirection.FORWARD, 0));
        assertThrows(IllegalArgumentException.class, () -> sequence(PlayDirection.FORWARD, -1, 1));
        assertThrows(IllegalArgumentException.class, () -> sequence(PlayDirection.FORWARD, 0, 0));
        assertThrows(
                IllegalArgumentException.class,
                () -> FrameSequence.of(new int[] {0}, new long[] {1, 1}, PlayDirection.FORWARD, 0));
        assertThrows(
                IllegalArgumentException.class,
                () -> FrameSequence.of(new int[] {-1}, new long[] {1}, PlayDirection.FORWARD, 0));
    }
}
