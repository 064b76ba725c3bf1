package kodama.input;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import kodama.Seed;
import kodama.input.Switches.Modifier;
import org.junit.jupiter.api.Test;

class SwitchQueueTest {
    private static final Key[] KEYS = {Key.Z, Key.X, Key.UP, Key.BACKSLASH, Key.PAUSE};

    private final SwitchQueue queue = new SwitchQueue();
    private final Set<Key> seen = EnumSet.noneOf(Key.class);

    private static int number(Key key) {
        return Switches.letter(key, Modifier.NOTHING);
    }

    /** Takes some changes and logs the keys that are down afterward. */
    private void latch(int changes) {
        int[] left = {changes};
        queue.latch((on, turned) -> {
            if (left[0]-- < 0) return false;
            seen.clear();
            for (Key key : Key.values()) if (on.contains(number(key))) seen.add(key);
            return true;
        });
    }

    /** A naive implementation of the queue: a list of all changes. */
    private static final class Model {
        final Deque<Key> changes = new ArrayDeque<>();
        final Set<Key> down = EnumSet.noneOf(Key.class);
        final Set<Key> shown = EnumSet.noneOf(Key.class);

        void press(Key key) {
            if (down.add(key)) changes.add(key);
        }

        void release(Key key) {
            if (down.remove(key)) changes.add(key);
        }

        void latch(int count) {
            for (; count > 0 && !changes.isEmpty(); count--) {
                Key key = changes.remove();
                if (!shown.remove(key)) shown.add(key);
            }
        }

        void skip() {
            changes.clear();
            shown.clear();
            shown.addAll(down);
        }
    }

    @Test
    void changesAreTakenInOrderAndNoneIsLost(@Seed(20261122) Random random) {
        Model model = new Model();
        for (int step = 0; step < 200_000; step++) {
            Key key = KEYS[random.nextInt(KEYS.length)];
            switch (random.nextInt(8)) {
                case 0, 1, 2 -> press(key, model);
                case 3, 4, 5 -> release(key, model);
                default -> latch(random.nextInt(3), model);
            }
            if (random.nextInt(5_000) == 0) skip(model);
        }
    }

    private void press(Key key, Model model) {
        queue.press(number(key));
        model.press(key);
    }

    private void release(Key key, Model model) {
        queue.release(number(key));
        model.release(key);
    }

    private void latch(int count, Model model) {
        latch(count);
        model.latch(count);
        assertEquals(model.shown, seen);
    }

    private void skip(Model model) {
        queue.skip();
        model.skip();
        latch(0, model);
    }

    @Test
    void everySwitchHasANumberOfItsOwn() {
        Set<Integer> numbers = new HashSet<>();
        for (Modifier modifier : Modifier.values())
            for (Key key : Key.values()) {
                numbers.add(Switches.letter(key, modifier));
                numbers.add(Switches.place(key, modifier));
            }
        for (MouseControl control : MouseControl.values()) numbers.add(Switches.mouse(control));
        for (int slot = 0; slot < Switches.PADS; slot++)
            for (PadControl control : PadControl.values()) numbers.add(Switches.pad(slot, control));
        assertEquals(Switches.COUNT, numbers.size());
        assertEquals(3, Switches.slot(Switches.pad(3, PadControl.A)));
        assertEquals(-1, Switches.slot(Switches.mouse(MouseControl.WHEEL_DOWN)));
    }

    @Test
    void allKeysAreReleasedAtOnce() {
        queue.press(number(Key.Z));
        latch(1);
        queue.press(number(Key.X));
        queue.clear();
        latch(9);
        assertEquals(Set.of(), seen);
    }

    @Test
    void aboveTheLimitOnlyTheStateOfTheKeysIsKept() {
        queue.press(number(Key.UP));
        for (int i = 0; i < SwitchQueue.MAX_CHANGES; i++) {
            queue.press(number(Key.Z));
            queue.release(number(Key.Z));
        }
        int latches = 0;
        do latch(1);
        while (++latches < SwitchQueue.MAX_CHANGES);
        assertEquals(Set.of(Key.UP), seen);
    }
}
