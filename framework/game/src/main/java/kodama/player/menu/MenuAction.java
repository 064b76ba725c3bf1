package kodama.player.menu;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The action of a menu item. */
public interface MenuAction {
    /** Called when the item is chosen. */
    void choose();

    /** Called when left (-1) or right (1) is pressed on the item; returns whether that has a meaning for it. */
    default boolean change(int by) {
        return false;
    }

    /**
     * Selects one of several values. Left and right go to the previous and next value; choosing the item also goes to
     * the next value, and from the last to the first.
     *
     * @param <T> the type of the values
     * @param goesRound whether left and right wrap around, too, instead of stopping at the first and last value
     */
    record Setting<T>(List<T> values, Supplier<T> now, Consumer<T> set, boolean goesRound) implements MenuAction {
        /** Creates an action whose left and right stop at the first and last value. */
        public Setting(List<T> values, Supplier<T> now, Consumer<T> set) {
            this(values, now, set, false);
        }

        @Override
        public void choose() {
            set(wrap(index() + 1));
        }

        @Override
        public boolean change(int by) {
            int wanted = index() + by;
            set(goesRound ? wrap(wanted) : Math.max(0, Math.min(values.size() - 1, wanted)));
            return values.size() > 1;
        }

        private int index() {
            return values.indexOf(now.get());
        }

        private int wrap(int place) {
            return Math.floorMod(place, values.size());
        }

        private void set(int place) {
            set.accept(values.get(place));
        }
    }
}
