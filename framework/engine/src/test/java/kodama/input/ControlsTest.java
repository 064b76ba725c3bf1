package kodama.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import kodama.Seed;
import org.junit.jupiter.api.Test;

class ControlsTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final RawInput raw = new RawInput();

    private static KeyMap fire(String... texts) {
        return KeyMap.empty()
                .with("fire", Stream.of(texts).map(BindingParser::parse).toList());
    }

    private Controls controls(KeyMap... players) {
        return new Controls(raw, scheme(players));
    }

    private static ControlScheme scheme(KeyMap... players) {
        return new ControlScheme(
                Bindings.of(List.of(players)), AxisMap.defaults(players[0].actions()), Autorepeat.DEFAULT);
    }

    private RawPad plug(String name) {
        RawPad pad = raw.plug(name, Rumble.NONE);
        assertNotNull(pad);
        return pad;
    }

    private static String down(Controls controls) {
        StringBuilder players = new StringBuilder();
        for (int player = 1; player <= controls.players(); player++)
            if (controls.pad(player).isDown("fire")) players.append(player);
        return players.toString();
    }

    private static String latched(Controls controls) {
        controls.latch();
        return down(controls);
    }

    @Test
    void gamepadsAreAssignedToPlayersInTheOrderOfTheirFirstPress() {
        Controls two = controls(fire("pad:A"), fire("pad:A"));
        RawPad left = plug("left");
        RawPad right = plug("right");
        right.setPressed(PadControl.A, true);
        assertEquals("1", latched(two));
        left.setPressed(PadControl.A, true);
        assertEquals("12", latched(two));
        right.setPressed(PadControl.A, false);
        assertEquals("2", latched(two));
    }

    @Test
    void aPlayerWithKeysOnlyGetsNoGamepad() {
        Controls two = controls(fire("Z"), fire("pad:A"));
        plug("pad").setPressed(PadControl.A, true);
        assertEquals("2", latched(two));
    }

    @Test
    void aSinglePlayerHasAllGamepads() {
        Controls one = controls(fire("pad:A"));
        RawPad first = plug("first");
        first.setPressed(PadControl.A, true);
        RawPad second = plug("second");
        second.setPressed(PadControl.A, true);
        assertEquals("1", latched(one));
        first.setPressed(PadControl.A, false);
        assertEquals("1", latched(one));
        second.setPressed(PadControl.A, false);
        assertEquals("", latched(one));
    }

    @Test
    void aReconnectedGamepadBelongsToItsPlayer() {
        Controls two = controls(fire("pad:A"), fire("pad:A"));
        plug("left").setPressed(PadControl.A, true);
        RawPad right = plug("right");
        right.setPressed(PadControl.A, true);
        assertEquals("12", latched(two));
        right.close();
        assertEquals("1", latched(two));
        plug("right").setPressed(PadControl.A, true);
        assertEquals("12", latched(two));
    }

    @Test
    void aGamepadStaysWithItsPlayerWhenBindingsChange() {
        Controls two = controls(fire("pad:A"), fire("pad:A"));
        plug("left").setPressed(PadControl.A, true);
        RawPad right = plug("right");
        right.setPressed(PadControl.A, true);
        two.latch();
        two.setScheme(scheme(fire("pad:B"), fire("pad:B")));
        assertEquals("", latched(two), "held actions must be pressed again");
        right.setPressed(PadControl.B, true);
        assertEquals("2", latched(two));
    }

    @Test
    void controlAsAKeyOfOnePlayerIsNotAModifierForTheOther() {
        Controls two = controls(fire("Z"), fire("Left Ctrl"));
        raw.press(Key.LEFT_CTRL);
        raw.press(Key.Z);
        assertEquals("12", latched(two));
    }

    @Test
    void aSnapshotCanBeReplayed() {
        Controls two = controls(KeyMap.defaults(), fire("N", "pad:A"));
        two.enterText(true);
        RawPad pad = plug("pad");
        pad.setAxis(PadAxis.LEFT_X, 0.7);
        pad.setPressed(PadControl.START, true);
        raw.pointer().move(3, 4);
        raw.turnWheel(-2);
        raw.type("é");
        two.latch();
        two.latch();
        raw.type("あ");
        two.latch();
        TickInput seen = two.snapshot();
        Controls again = new Controls(new RawInput(), scheme(KeyMap.defaults(), fire("N", "pad:A")));
        again.latch(seen);
        assertEquals(seen, again.snapshot());
        assertTrue(again.pad(1).isDown("start"));
        assertTrue(again.value(AxisMap.X, 1) > 0.5);
        assertEquals("あ", again.typed().get(0).text());
    }

    @Test
    void nothingIsAllocatedInALatch() {
        Controls two = controls(KeyMap.defaults(), KeyMap.defaults());
        RawPad pad = plug("pad");
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 20; round++) least = Math.min(least, bytesOfLatches(two, pad));
        assertEquals(0, least);
    }

    private long bytesOfLatches(Controls controls, RawPad pad) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < 200; i++) {
            pad.setAxis(PadAxis.LEFT_X, i % 2);
            raw.pointer().move(i, i);
            raw.press(Key.Z);
            controls.latch();
            raw.release(Key.Z);
            controls.latch();
        }
        return THREADS.getCurrentThreadAllocatedBytes() - before;
    }

    @Test
    void aSessionBeginsWithoutTurboTextAndCursor() {
        Controls one = controls(fire("Z"));
        one.pad(1).setTurbo("fire", 2);
        one.enterText(true);
        one.enableMouse();
        one.beginWorld();
        assertEquals(CursorMode.AUTO, raw.cursor());
        raw.press(Key.Z);
        assertEquals("1", latched(one));
        assertEquals("1", latched(one));
    }

    @Test
    void keysAreForTheScreensOverARecordingThatTakesText() {
        Controls one = controls(fire("Z"));
        Pad over = Pad.forTools(raw, KeyMap.defaults());
        one.latch();
        one.latch(one.snapshot());
        one.enterText(true);
        raw.press(Key.LEFT);
        over.latch();
        assertTrue(over.isPressed("left"));
        raw.release(Key.LEFT);
        one.latch();
        raw.press(Key.RIGHT);
        over.latch();
        assertFalse(over.isPressed("right")); // the game is live again, and takes text
        one.latch();
        assertEquals(
                List.of(Key.RIGHT), one.typed().stream().map(TypedInput::key).toList());
    }

    @Test
    void modifierKeysAlsoCountForToolsWhileTheGameTakesText() {
        Controls one = controls(fire("Shift"));
        Pad tools = Pad.forTools(raw, KeyMap.defaults().with("restart", Key.F5));
        one.enterText(true);
        raw.press(Key.SHIFT);
        raw.press(Key.F5);
        tools.latch();
        assertTrue(tools.isDown("slow") && tools.isPressed("restart"));
        assertEquals("", latched(one));
        raw.release(Key.SHIFT);
        tools.latch();
        assertFalse(tools.isDown("slow"));
    }

    @Test
    void onlyThePlayersOwnPadsRumbleAndNoneWhileARecordingIsPlayed() {
        List<String> shaken = new ArrayList<>();
        Controls two = controls(fire("pad:A"), fire("pad:A"));
        for (String name : List.of("left", "right")) {
            RawPad pad = raw.plug(name, (strength, millis) -> shaken.add(name + " " + strength + " " + millis));
            assertNotNull(pad);
            pad.setPressed(PadControl.A, true);
        }
        two.latch();
        two.rumble(2, 0.5, 100);
        assertEquals(List.of("right 0.5 100"), shaken);
        two.latch(TickInput.none(2));
        two.rumble(2, 0.5, 100);
        assertEquals(1, shaken.size());
    }

    /** Compares all devices with a naive model: sets of pressed controls, with a latch after every event. */
    @Test
    void playersSeeTheStateOfTheirDevices(@Seed(1304) Random random) {
        List<Binding> ways = Stream.of("Z", "at:X", "Left Shift", "mouse:right", "pad:A", "pad:Left Y-")
                .map(BindingParser::parse)
                .toList();
        for (int round = 0; round < 300; round++) {
            RawInput devices = new RawInput();
            KeyMap all = KeyMap.empty();
            for (Binding way : ways) all = all.with(way.text(), List.of(way));
            Controls three = new Controls(devices, scheme(all, all, all));
            List<InputSimulator> hands = new ArrayList<>();
            for (int player = 1; player <= 3; player++) hands.add(hands(devices, three, player));
            Set<String> model = new HashSet<>();
            for (int step = 0; step < 100; step++) {
                int player = random.nextInt(3) + 1;
                Binding way = ways.get(random.nextInt(ways.size()));
                boolean presses = random.nextInt(5) < 3;
                String key = (way instanceof Binding.PadBinding ? player : 0) + way.text();
                if (presses) hands.get(player - 1).press(way);
                else hands.get(player - 1).release(way);
                if (presses) model.add(key);
                else model.remove(key);
                if (random.nextInt(40) == 0) {
                    devices.loseFocus();
                    devices.gainFocus();
                    model.clear();
                    for (InputSimulator each : hands) ways.forEach(each::release);
                }
                three.latch();
                assertSame(ways, model, three);
            }
        }
    }

    private static InputSimulator hands(RawInput devices, Controls controls, int player) {
        InputSimulator hands = new InputSimulator(devices, "pad " + player);
        controls.assign(hands.pad(), player);
        return hands;
    }

    private static void assertSame(List<Binding> ways, Set<String> model, Controls controls) {
        for (int player = 1; player <= 3; player++)
            for (Binding way : ways) {
                boolean expected = model.contains((way instanceof Binding.PadBinding ? player : 0) + way.text());
                assertEquals(expected, controls.pad(player).isDown(way.text()), player + " " + way.text());
            }
    }

    @Test
    void withoutTheFocusSticksAreAtRest() {
        Controls one = controls(KeyMap.defaults());
        RawPad pad = plug("pad");
        pad.setPressed(PadControl.A, true);
        pad.setAxis(PadAxis.LEFT_X, 1);
        one.latch();
        assertEquals(1, one.value(AxisMap.X, 1));
        raw.loseFocus();
        one.latch();
        assertEquals(0, one.value(AxisMap.X, 1));
        assertFalse(one.hasFocus());
        raw.gainFocus();
        one.latch();
        assertEquals(1, one.value(AxisMap.X, 1));
        pad.close();
        one.latch();
        assertEquals(0, one.value(AxisMap.X, 1));
    }

    /** The state of an action as seen by a task that runs in some ticks, compared with the list of its states. */
    private static final class Witness {
        private final String who;
        private boolean wasDown;
        private int presses;
        private int releases;

        Witness(String who) {
            this.who = who;
        }

        void tick(Pad pad, int step) {
            boolean isDown = pad.isDown("fire");
            assertEquals(isDown && !wasDown, pad.isPressed("fire"), who + " pressed in step " + step);
            assertEquals(!isDown && wasDown, pad.isReleased("fire"), who + " released in step " + step);
            if (pad.isPressed("fire")) presses++;
            if (pad.isReleased("fire")) releases++;
            wasDown = isDown;
        }
    }

    @Test
    void eachPressIsFollowedByOneReleaseWhateverHappensInBetween(@Seed(29) Random random) {
        int presses = 0;
        for (int round = 0; round < 200; round++) presses += playAtRandom(new RawInput(), random);
        assertTrue(presses > 2_000, "presses seen: " + presses);
    }

    /**
     * Changes keys, pads, focus, text and settings randomly, in frames with ticks, with screens, or with neither.
     * Returns the number of presses.
     */
    private static int playAtRandom(RawInput raw, Random random) {
        KeyMap map = fire("Z", "Space", "mouse:left", "pad:A", "pad:Left X+");
        Controls controls = new Controls(raw, scheme(map));
        boolean[] isPausable = {false};
        controls.setPausable(() -> isPausable[0]);
        List<RawPad> plugged = new ArrayList<>();
        Witness game = new Witness("game");
        Witness menu = new Witness("menu");
        boolean hasTicked = true;
        for (int step = 0; step < 300; step++) {
            for (int i = random.nextInt(3); i > 0; i--) doSomething(raw, controls, plugged, random);
            if (hasTicked) controls.latch();
            else controls.relatch();
            int kind = random.nextInt(6);
            if (kind == 0) controls.ignorePressed();
            if (kind == 1 && random.nextBoolean()) controls.beginScene();
            hasTicked = kind > 1;
            if (!hasTicked) continue;
            boolean tasksArePaused = random.nextInt(4) == 0;
            controls.beginTick(tasksArePaused);
            menu.tick(controls.pad(1), step);
            isPausable[0] = true;
            if (!tasksArePaused) game.tick(controls.pad(1), step);
            isPausable[0] = false;
        }
        raw.releaseAll();
        for (int i = 0; i < 2; i++) {
            if (hasTicked) controls.latch();
            else controls.relatch();
            hasTicked = true;
            controls.beginTick(false);
            menu.tick(controls.pad(1), -1);
            isPausable[0] = true;
            game.tick(controls.pad(1), -1);
            isPausable[0] = false;
        }
        assertEquals(menu.presses, menu.releases);
        assertEquals(game.presses, game.releases);
        return game.presses;
    }

    private static void doSomething(RawInput raw, Controls controls, List<RawPad> plugged, Random random) {
        switch (random.nextInt(16)) {
            case 0, 1, 2 -> raw.press(random.nextBoolean() ? Key.Z : Key.SPACE);
            case 3, 4, 5 -> raw.release(random.nextBoolean() ? Key.Z : Key.SPACE);
            case 6 -> raw.press(MouseControl.LEFT);
            case 7 -> raw.release(MouseControl.LEFT);
            case 8 -> raw.loseFocus();
            case 9, 10 -> raw.gainFocus();
            case 11 -> plugged.forEach(pad -> pad.setPressed(PadControl.A, random.nextBoolean()));
            case 12 -> plugged.forEach(pad -> pad.setAxis(PadAxis.LEFT_X, random.nextDouble()));
            case 13 -> {
                if (plugged.isEmpty()) plugged.add(raw.plug("pad", Rumble.NONE));
                else plugged.remove(0).close();
            }
            case 14 -> controls.enterText(random.nextBoolean());
            default -> controls.setScheme(scheme(fire("Z", "Space", "mouse:left", "pad:A", "pad:Left X+")));
        }
    }

    @Test
    void heldActionsAreReleasedWhenTheBindingsChange() {
        Controls one = controls(fire("Z"));
        raw.press(Key.Z);
        one.latch();
        one.setScheme(scheme(fire("X")));
        one.latch();
        assertTrue(one.pad(1).isReleased("fire"));
        one.latch();
        assertFalse(one.pad(1).isReleased("fire"));
    }
}
