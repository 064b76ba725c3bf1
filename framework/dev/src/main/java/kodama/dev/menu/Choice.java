package kodama.dev.menu;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** What an item of the debug menu does. */
interface Choice {
    /** It was chosen. */
    void choose();

    /** Left or right was pressed on it; answers whether that means something to it. */
    default boolean change(int by) {
        return false;
    }

    /** One of several values, which left and right go through. */
    record Setting<T>(List<T> values, Supplier<T> now, Consumer<T> set) implements Choice {
        @Override
        public void choose() {
            set(Math.floorMod(values.indexOf(now.get()) + 1, values.size()));
        }

        @Override
        public boolean change(int by) {
            set(Math.max(0, Math.min(values.size() - 1, values.indexOf(now.get()) + by)));
            return true;
        }

        private void set(int place) {
            set.accept(values.get(place));
        }
    }
}
