package kodama.player.options;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.Supplier;

/** A row of a page: something to choose, to turn or to do. */
sealed interface Entry {
    /** What stands at the left. */
    String label();

    /** What stands at the right; may be empty. */
    String value();

    /** Turns it to a neighboring value; answers whether there was one. */
    boolean change(int by);

    /** Does what a press of the button does. */
    void choose();

    /** Something that is done. */
    record Deed(String label, String value, Runnable does) implements Entry {
        Deed(String label, Runnable does) {
            this(label, "", does);
        }

        @Override
        public boolean change(int by) {
            return false;
        }

        @Override
        public void choose() {
            does.run();
        }
    }

    /** One of some values. */
    record Choice<T>(String label, List<T> values, Function<T, String> names, Supplier<T> now, Consumer<T> chosen)
            implements Entry {
        @Override
        public String value() {
            return names.apply(now.get());
        }

        @Override
        public boolean change(int by) {
            int count = values.size();
            chosen.accept(values.get(Math.floorMod(values.indexOf(now.get()) + by, count)));
            return count > 1;
        }

        @Override
        public void choose() {
            change(1);
        }
    }

    /** A share from 0 to 100, in steps. */
    record Range(String label, Supplier<Integer> now, IntConsumer chosen) implements Entry {
        static final int STEP = 5;
        private static final int MOST = 100;

        @Override
        public String value() {
            return String.valueOf(now.get());
        }

        @Override
        public boolean change(int by) {
            return set(now.get() + by * STEP);
        }

        boolean set(int wanted) {
            int value = Math.max(0, Math.min(MOST, wanted));
            if (value == now.get()) return false;
            chosen.accept(value);
            return true;
        }

        @Override
        public void choose() {
            if (now.get() == MOST) set(0);
            else change(1);
        }
    }
}
