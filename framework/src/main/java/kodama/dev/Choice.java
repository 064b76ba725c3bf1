package kodama.dev;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** What an item of the debug menu does. */
interface Choice {
    /** It was chosen. */
    void choose(DebugMenu menu);

    /** Left or right was pressed on it; answers whether that means something to it. */
    default boolean change(int by) {
        return false;
    }

    /** Lets the game go on, with something done to it. */
    record Deed(Runnable action) implements Choice {
        @Override
        public void choose(DebugMenu menu) {
            menu.close();
            action.run();
        }
    }

    /** Does something, and the menu stays open. */
    record Tool(Runnable action) implements Choice {
        @Override
        public void choose(DebugMenu menu) {
            action.run();
        }
    }

    /** Leads to another page. */
    record Door(Supplier<MenuPage> page) implements Choice {
        @Override
        public void choose(DebugMenu menu) {
            menu.open(page.get());
        }
    }

    /** One of several values, which left and right go through. */
    record Setting<T>(List<T> values, Supplier<T> now, Consumer<T> set) implements Choice {
        @Override
        public void choose(DebugMenu menu) {
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
