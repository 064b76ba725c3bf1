package kodama.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class KeyQueueTest {
    private static final Key[] KEYS = {Key.Z, Key.X, Key.UP, Key.BACKSLASH, Key.PAUSE};

    private final KeyQueue queue = new KeyQueue();
    private final KeySet seen = new KeySet();

    /** A key as it is plainest: every change in a list, one of which is taken at each latch. */
    private static final class Model {
        final Deque<Boolean> changes = new ArrayDeque<>();
        boolean isDown;
        boolean isShown;

        void turn(boolean down) {
            if (isDown == down) return;
            isDown = down;
            changes.add(down);
        }

        void latch() {
            if (!changes.isEmpty()) isShown = changes.remove();
        }
    }

    @Test
    void whateverKeysDoEachChangeIsSeenInALatchOfItsOwnAndInOrder() {
        Random random = new Random(20261122);
        Map<Key, Model> model = new EnumMap<>(Key.class);
        for (Key key : KEYS) model.put(key, new Model());
        for (int step = 0; step < 200_000; step++) {
            Key key = KEYS[random.nextInt(KEYS.length)];
            switch (random.nextInt(8)) {
                case 0, 1 -> press(key, model.get(key));
                case 2, 3 -> release(key, model.get(key));
                case 4 -> tap(key, model.get(key), random.nextInt(5));
                default -> latch(model);
            }
            if (random.nextInt(5_000) == 0) skip(model);
            if (random.nextInt(5_000) == 0) clear(model);
        }
    }

    private void press(Key key, Model model) {
        queue.press(key);
        model.turn(true);
    }

    private void release(Key key, Model model) {
        queue.release(key);
        model.turn(false);
    }

    private void tap(Key key, Model model, int times) {
        for (int i = 0; i < times; i++) {
            press(key, model);
            release(key, model);
        }
    }

    private void latch(Map<Key, Model> models) {
        queue.latch(seen);
        models.forEach((key, model) -> {
            model.latch();
            assertEquals(model.isShown, seen.contains(key), key.name());
        });
    }

    private void skip(Map<Key, Model> models) {
        queue.skip();
        for (Model model : models.values()) {
            model.changes.clear();
            if (model.isShown != model.isDown) model.changes.add(model.isDown);
        }
        latch(models);
    }

    private void clear(Map<Key, Model> models) {
        queue.clear();
        models.replaceAll((key, model) -> new Model());
        latch(models);
    }

    @Test
    void aThousandTapsAtOnceAreAThousandPresses() {
        tap(Key.Z, new Model(), 1000);
        int presses = 0;
        for (int i = 0; i < 3000; i++) {
            boolean wasDown = seen.contains(Key.Z);
            queue.latch(seen);
            if (!wasDown && seen.contains(Key.Z)) presses++;
        }
        assertEquals(1000, presses);
    }

    @Test
    void beyondTheBoundPressesAreForgottenButNotWhetherTheKeyIsDown() {
        tap(Key.Z, new Model(), 100_000);
        for (int i = 0; i < KeyQueue.MOST_CHANGES; i++) queue.latch(seen);
        queue.latch(seen);
        assertFalse(seen.contains(Key.Z));
        tap(Key.Z, new Model(), 100_000);
        queue.press(Key.Z);
        for (int i = 0; i <= KeyQueue.MOST_CHANGES; i++) queue.latch(seen);
        assertTrue(seen.contains(Key.Z));
    }
}
