package kodama.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.Random;
import java.util.Set;
import kodama.Seed;
import org.junit.jupiter.api.Test;

class KeyQueueTest {
    private static final Key[] KEYS = {Key.Z, Key.X, Key.UP, Key.BACKSLASH, Key.PAUSE};

    private final KeyQueue queue = new KeyQueue();
    private final Set<Key> seen = EnumSet.noneOf(Key.class);

    /** Takes so many changes and notes the keys that are down then. */
    private void latch(int changes) {
        int[] left = {changes};
        queue.latch((plain, withCtrl) -> {
            if (left[0]-- < 0) return false;
            seen.clear();
            for (Key key : Key.values()) if (plain.contains(key)) seen.add(key);
            return true;
        });
    }

    /** The queue as it is plainest: every change in a list. */
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
    void changesAreTakenInTheirOrderAndNoneIsLost(@Seed(20261122) Random random) {
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
        queue.press(key, false);
        model.press(key);
    }

    private void release(Key key, Model model) {
        queue.release(key);
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
    void aKeyWithControlIsAnotherKey() {
        queue.press(Key.Z, true);
        boolean[] found = {false, false};
        queue.latch((plain, withCtrl) -> {
            found[0] = plain.contains(Key.Z);
            found[1] = withCtrl.contains(Key.Z);
            return true;
        });
        assertFalse(found[0]);
        assertTrue(found[1]);
    }

    @Test
    void allKeysAreLetGoOfAtOnce() {
        queue.press(Key.Z, false);
        latch(1);
        queue.press(Key.X, false);
        queue.clear();
        latch(9);
        assertEquals(Set.of(), seen);
    }

    @Test
    void beyondTheBoundAllIsForgottenButWhichKeysAreDown() {
        queue.press(Key.UP, false);
        for (int i = 0; i < KeyQueue.MOST_CHANGES; i++) {
            queue.press(Key.Z, false);
            queue.release(Key.Z);
        }
        int latches = 0;
        do latch(1);
        while (++latches < KeyQueue.MOST_CHANGES);
        assertEquals(Set.of(Key.UP), seen);
    }
}
