package kodama.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import kodama.input.Key;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.input.RawInput;
import kodama.time.FrameRate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeyRepeatTest {
    private final RawInput raw = new RawInput();
    private final Pad pad = new Pad(raw, KeyMap.empty().with("down", Key.DOWN));
    private final KeyRepeat repeat = new KeyRepeat();

    private boolean frame() {
        pad.latch();
        return repeat.happens(pad, "down");
    }

    /** Returns the frames, of this many, in which it happens. */
    private List<Integer> frames(int count) {
        List<Integer> happened = new ArrayList<>();
        for (int i = 0; i < count; i++) if (frame()) happened.add(i);
        return happened;
    }

    @Test
    void at60FramesItRepeatsAfter24FramesThenEvery4() {
        raw.press(Key.DOWN);
        assertEquals(List.of(0, 24, 28, 32, 36, 40), frames(41));
    }

    @Test
    void pressingAgainRestartsTheDelay() {
        raw.press(Key.DOWN);
        frames(30);
        raw.release(Key.DOWN);
        assertFalse(frame());
        raw.press(Key.DOWN);
        assertEquals(List.of(0, 24), frames(25));
    }

    @ParameterizedTest
    @ValueSource(ints = {15, 30, 60, 120, 240})
    void repeatsPerSecondAreTheSameAtAnyRate(int fps) {
        pad.setRate(new FrameRate(fps));
        raw.press(Key.DOWN);
        assertTrue(frame());
        assertEquals(9, frames(fps - 1).size(), "from 0.4 of the first second on");
        assertEquals(15, frames(fps).size());
    }

    @Test
    void aChangeOfRateKeepsTheDelay() {
        raw.press(Key.DOWN);
        frames(13); // 0.2 seconds
        pad.setRate(new FrameRate(240));
        assertEquals(List.of(47, 63), frames(64));
    }
}
