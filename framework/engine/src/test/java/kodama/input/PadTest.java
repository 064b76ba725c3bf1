package kodama.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import java.util.Random;
import kodama.Seed;
import org.junit.jupiter.api.Test;

class PadTest {
    private final RawInput raw = new RawInput();
    private final Pad pad = new Pad(raw, KeyMap.defaults());

    @Test
    void pressedIsTheFirstFrameDownAndReleasedTheFirstFrameUp() {
        raw.press(Key.Z);
        assertFire("....");
        pad.latch();
        assertFire("dp..");
        pad.latch();
        assertFire("d...");
        raw.release(Key.Z);
        pad.latch();
        assertFire("..r.");
        pad.latch();
        assertFire("....");
    }

    private void assertFire(String expected) {
        String down = pad.isDown("fire") ? "d" : "";
        String pressed = pad.isPressed("fire") ? "p" : "";
        String released = pad.isReleased("fire") ? "r" : "";
        String plain = expected.replace(".", "");
        assertEquals(plain, down + pressed + released);
    }

    @Test
    void nothingChangesWithinAFrame() {
        pad.latch();
        raw.press(Key.Z);
        assertFalse(pad.isDown("fire"));
        pad.latch();
        raw.release(Key.Z);
        assertTrue(pad.isDown("fire"));
        assertTrue(pad.isPressed("fire"));
    }

    @Test
    void aTapShorterThanAFrameIsDownForOneFrame() {
        raw.press(Key.Z);
        raw.release(Key.Z);
        pad.latch();
        assertFire("dp");
        pad.latch();
        assertFire("r");
    }

    @Test
    void aHeldKeyIsUpInTheFrameAfterItsRelease() {
        raw.press(Key.Z);
        pad.latch();
        pad.latch();
        raw.release(Key.Z);
        pad.latch();
        assertFire("r");
    }

    @Test
    void theRepeatOfAKeyboardIsNotANewPress() {
        raw.press(Key.Z);
        pad.latch();
        raw.press(Key.Z);
        pad.latch();
        assertFire("d");
    }

    @Test
    void aHeldKeyThatIsPressedAgainWithinAFrameIsUpForOneFrame() {
        raw.press(Key.Z);
        pad.latch();
        raw.release(Key.Z);
        raw.press(Key.Z);
        pad.latch();
        assertFire("r");
        pad.latch();
        assertFire("dp");
        pad.latch();
        assertFire("d");
    }

    @Test
    void tapsWithinAFrameAreSeenOneAfterTheOther() {
        for (int i = 0; i < 3; i++) {
            raw.press(Key.Z);
            raw.release(Key.Z);
        }
        for (int i = 0; i < 3; i++) {
            pad.latch();
            assertFire("dp");
            pad.latch();
            assertFire("r");
        }
        pad.latch();
        assertFire("");
    }

    @Test
    void keyEventsAreSeenInOrder() {
        tap(Key.DOWN);
        tap(Key.DOWN);
        tap(Key.Z);
        StringBuilder presses = new StringBuilder();
        for (int i = 0; i < 6; i++) {
            pad.latch();
            if (pad.isPressed("down")) presses.append("down ");
            if (pad.isPressed("fire")) presses.append("fire ");
        }
        assertEquals("down down fire ", presses.toString());
    }

    private void tap(Key key) {
        raw.press(key);
        raw.release(key);
    }

    @Test
    void aKeyIsSeenWithTheReleaseOfAnother() {
        raw.press(Key.LEFT);
        pad.latch();
        raw.release(Key.LEFT);
        raw.press(Key.RIGHT);
        pad.latch();
        assertTrue(pad.isReleased("left"));
        assertTrue(pad.isPressed("right"));
    }

    @Test
    void eachPressOfTwoKeysForOneActionIsSeen() {
        for (int i = 0; i < 500; i++) {
            tap(Key.Z);
            tap(Key.SPACE);
        }
        int presses = 0;
        for (int i = 0; i < 2000; i++) {
            pad.latch();
            if (pad.isPressed("fire")) presses++;
        }
        assertEquals(1000, presses);
    }

    @Test
    void eachChangeOfAnActionIsSeen(@Seed(205) Random random) {
        Key[] keys = {Key.Z, Key.SPACE, Key.X, Key.UP, Key.DOWN};
        for (int round = 0; round < 2_000; round++) {
            int wanted = 0;
            int found = 0;
            RawInput twin = new RawInput();
            Pad each = new Pad(twin, KeyMap.defaults());
            Pad late = new Pad(raw, KeyMap.defaults());
            raw.releaseAll();
            for (int i = 0; i < 20; i++) {
                Key key = keys[random.nextInt(keys.length)];
                boolean presses = random.nextBoolean();
                turn(raw, key, presses);
                turn(twin, key, presses);
                wanted += turns(each);
                if (random.nextInt(4) == 0) found += turns(late);
            }
            for (int i = 0; i < 40; i++) found += turns(late);
            assertEquals(wanted, found, "round " + round);
            assertEquals(each.bits(), late.bits());
        }
    }

    private static void turn(RawInput raw, Key key, boolean presses) {
        if (presses) raw.press(key);
        else raw.release(key);
    }

    /** Returns the number of actions that the next latch changes. */
    private static int turns(Pad pad) {
        long before = pad.bits();
        pad.latch();
        return Long.bitCount(before ^ pad.bits());
    }

    @Test
    void afterAResyncHeldKeysAreHeldAndTapsAreDiscarded() {
        for (int i = 0; i < 3; i++) {
            raw.press(Key.Z);
            raw.release(Key.Z);
        }
        raw.press(Key.LEFT);
        pad.resync();
        pad.latch();
        assertTrue(pad.isDown("left"));
        assertFalse(pad.isPressed("left"));
        assertFire("");
    }

    @Test
    void aRelatchChangesNothingAndLosesNothing() {
        raw.press(Key.Z);
        pad.latch();
        raw.release(Key.Z);
        raw.press(Key.X);
        raw.release(Key.X);
        pad.endTick();
        assertFire("d");
        pad.latch();
        assertFire("r");
        assertTrue(pad.isPressed("bomb"));
    }

    @Test
    void withControlAKeyIsAnotherAndWithAltItIsIgnored() {
        Pad shortcuts = new Pad(raw, KeyMap.empty().with("undo", Key.U).withCtrl("redo", Key.U));
        raw.press(Key.CTRL);
        raw.press(Key.U);
        raw.release(Key.CTRL);
        shortcuts.latch();
        assertEquals(0b10, shortcuts.bits());
        shortcuts.latch();
        assertEquals(0b10, shortcuts.bits(), "until it is released itself");
        raw.release(Key.U);
        raw.press(Key.ALT);
        raw.press(Key.U);
        raw.release(Key.ALT);
        raw.press(Key.U);
        shortcuts.latch();
        assertEquals(0, shortcuts.bits());
    }

    @Test
    void aGameThatUsesControlAsAKeyGetsOtherKeysWithIt() {
        Pad own = new Pad(raw, KeyMap.empty().with("jump", Key.CTRL).with("run", Key.SHIFT, Key.Z));
        raw.press(Key.CTRL);
        raw.press(Key.Z);
        own.latch();
        assertTrue(own.isDown("jump") && own.isDown("run"));
    }

    @Test
    void anActionStaysDownWhileOneOfItsKeysIs() {
        raw.press(Key.Z);
        raw.press(Key.SPACE);
        pad.latch();
        raw.release(Key.Z);
        pad.latch();
        assertFire("d");
        raw.release(Key.SPACE);
        pad.latch();
        assertFire("r");
    }

    @Test
    void losingTheFocusReleasesAllAndDiscardsTaps() {
        raw.press(Key.Z);
        raw.press(Key.LEFT);
        pad.latch();
        raw.press(Key.X);
        raw.loseFocus();
        pad.latch();
        assertFire("r");
        assertTrue(pad.isReleased("left"));
        assertFalse(pad.isDown("bomb"));
    }

    @Test
    void recordedBitsGiveTheSameEdges() {
        Pad replay = new Pad(new RawInput(), KeyMap.defaults());
        raw.press(Key.Z);
        raw.press(Key.UP);
        pad.latch();
        replay.latch(pad.bits());
        assertTrue(replay.isPressed("fire") && replay.isPressed("up"));
        raw.loseFocus();
        pad.latch();
        replay.latch(pad.bits());
        assertTrue(replay.isReleased("fire") && replay.isReleased("up"));
        assertEquals(0, replay.bits());
    }

    @Test
    void tapsDuringAReplayAreDiscardedButHeldKeysAreHeldAfterIt() {
        raw.press(Key.Z);
        raw.release(Key.Z);
        raw.press(Key.X);
        pad.latch(0);
        assertFalse(pad.isDown("fire") || pad.isDown("bomb"));
        pad.latch();
        assertFalse(pad.isDown("fire"));
        assertTrue(pad.isPressed("bomb"));
    }

    @Test
    void bitsFollowTheOrderOfTheActions() {
        raw.press(Key.UP);
        raw.press(Key.ESCAPE);
        pad.latch();
        assertEquals(1L | 1L << 8, pad.bits());
    }

    @Test
    void everyKeyCanBeBound() {
        KeyMap map = KeyMap.empty();
        for (Key key : Key.values()) {
            Pad one = new Pad(raw, map.with("it", key));
            raw.press(key);
            one.latch();
            assertTrue(one.isPressed("it"), key.name());
            raw.loseFocus();
        }
    }

    @Test
    void theDefaultsAreTheUsualKeys() {
        KeyMap map = KeyMap.defaults();
        assertEquals(List.of("up", "down", "left", "right", "fire", "bomb", "slow", "start", "back"), map.actions());
        List<String> fire = map.bindings("fire").stream().map(Binding::text).toList();
        assertEquals(List.of("Z", "Space", "pad:A"), fire);
    }

    @Test
    void anUnknownActionIsReportedWithTheKnownOnes() {
        assertEquals(
                "unknown action 'fier'; there are up, down, left, right, fire, bomb, slow, start, back",
                assertThrows(IllegalArgumentException.class, () -> pad.isDown("fier"))
                        .getMessage());
    }

    @Test
    void aPadForToolsGetsTheSameKeysIndependently() {
        Pad tools = Pad.forTools(raw, KeyMap.empty().with("menu", Key.F1).withCtrl("worst", Key.Z));
        raw.press(Key.F1);
        raw.press(Key.Z);
        tools.latch();
        tools.latch();
        assertTrue(tools.isDown("menu"));
        pad.latch();
        assertFire("dp");
        raw.releaseAll();
        raw.press(Key.CTRL);
        raw.press(Key.Z);
        tools.latch();
        assertTrue(tools.isPressed("worst"));
        pad.latch();
        assertFire("r");
    }

    @Test
    void aChordIsDownWhileOnePadHoldsAllOfItsButtons() {
        Binding chord = new Binding.Chord(List.of(PadControl.START, PadControl.LB));
        Pad tools = Pad.forTools(raw, KeyMap.empty().with("chord", List.of(chord)));
        RawPad one = plugged();
        RawPad two = plugged();
        one.setPressed(PadControl.START, true);
        two.setPressed(PadControl.LB, true);
        tools.latch();
        assertFalse(tools.isDown("chord"));
        two.setPressed(PadControl.START, true);
        tools.latch();
        assertTrue(tools.isPressed("chord"));
        one.close();
        tools.latch();
        assertTrue(tools.isDown("chord"));
        two.setPressed(PadControl.LB, false);
        tools.latch();
        assertTrue(tools.isReleased("chord"));
    }

    private RawPad plugged() {
        return Objects.requireNonNull(raw.plug("pad", Rumble.NONE));
    }

    @Test
    void sixtyFourActionsAreEnough() {
        KeyMap map = KeyMap.empty();
        for (int i = 0; i < KeyMap.MAX_ACTIONS; i++) map = map.with("a" + i, Key.A);
        KeyMap full = map;
        raw.press(Key.A);
        Pad wide = new Pad(raw, full);
        wide.latch();
        assertEquals(-1L, wide.bits());
        assertEquals(
                "there can be at most 64 actions but 'more' is one more",
                assertThrows(IllegalArgumentException.class, () -> full.with("more", Key.B))
                        .getMessage());
    }
}
