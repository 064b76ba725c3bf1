package kodama.player.menu;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** What an item of a menu does. */
public interface MenuAction {
    /** It was chosen. */
    void choose();

    /** Left (-1) or right (1) was pressed on it; answers whether that means something to it. */
    default boolean change(int by) {
        return false;
    }

    /**
     * One of several values, which left and right go through; choosing it goes on to the next, behind the last to the
     * first.
     *
     * @param <T> the type of the values
     * @param goesRound whether left and right go round as well, instead of stopping at the first and the last value
     */
    record Setting<T>(List<T> values, Supplier<T> now, Consumer<T> set, boolean goesRound) implements MenuAction {
        /** One whose left and right stop at the first and the last value. */
        public Setting(List<T> values, Supplier<T> now, Consumer<T> set) {
            this(values, now, set, false);
        }

        @Override
        public void choose() {
            set(round(place() + 1));
        }

        @Override
        public boolean change(int by) {
            int wanted = place() + by;
            set(goesRound ? round(wanted) : Math.max(0, Math.min(values.size() - 1, wanted)));
            return values.size() > 1;
        }

        private int place() {
            return values.indexOf(now.get());
        }

        private int round(int place) {
            return Math.floorMod(place, values.size());
        }

        private void set(int place) {
            set.accept(values.get(place));
        }
    }
}
